import { ApiError } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

/** Refused because of what was entered: without another birth there is no chart, and none can be kept. */
const OF_THE_BIRTH = [
  'birth_data_format',
  'birth_data_missing',
  'birth_date_invalid',
  'birth_ahead',
  'birth_time_repeated',
  'birth_time_skipped',
  'zone_unknown',
]

export function isOfTheBirth(error: unknown): boolean {
  return OF_THE_BIRTH.includes(codeOf(error))
}

/** Why somebody could not be added, and, where there is more to it, what exactly is wrong. */
export function additionErrorCopy(error: unknown, name: string): { text: string; detail?: string } {
  const copy = words.circle.add.failed
  if (!(error instanceof ApiError)) return { text: copy.other(name) }
  if (error.status === 0) return { text: copy.network }
  if (error.code === 'ring_failed') return { text: copy.ring }
  if (isOfTheBirth(error)) return { text: copy.chart, detail: errorCopy(error) }
  if (error.code === 'chart_failed' || error.code === 'chart_unavailable') return { text: copy.chart }
  return { text: copy.error(errorCopy(error)) }
}

/** The toast for a change that did not go through. */
export function changeErrorCopy(error: unknown, failed: string): { title: string; text?: string } {
  if (!(error instanceof ApiError)) return { title: words.circle.member.unexpected }
  return { title: failed, text: errorCopy(error) }
}
