import { codeOf, type ErrorCopy, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'
import type { BirthErrors } from '../birth/hooks/use-birth-details.ts'

/** What to say when the form itself refuses. Null where the fields say it all. */
export function birthFormErrorCopy(errors: BirthErrors): ErrorCopy | null {
  const copy = words.chart.regeneration
  const place = words.birth.place.errors
  if (errors.date || errors.timezone || errors.place === 'empty') return copy.missing
  if (errors.place === 'too_short') return { title: copy.locationRequired, text: place.too_short }
  if (errors.place) return { title: copy.locationError, text: place[errors.place] }
  return null
}

/** What to say when the server refuses new birth details; the dialog stays open. */
export function birthDetailsErrorCopy(error: unknown): ErrorCopy {
  const copy = words.chart.regeneration
  switch (codeOf(error)) {
    case 'chart_failed':
    case 'chart_unavailable':
      return copy.generationFailed
    case 'birth_data_missing':
      return copy.missing
    case 'birth_data_format':
    case 'birth_date_invalid':
    case 'birth_ahead':
    case 'too_young':
    case 'birth_time_repeated':
    case 'birth_time_skipped':
    case 'zone_unknown':
    case 'not_authenticated':
    case 'rate_limited':
      return { title: copy.saveFailed.title, text: errorCopy(error) }
    default:
      return copy.saveFailed
  }
}
