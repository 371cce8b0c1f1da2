import { ApiError } from '../../lib/api.ts'
import { type ErrorCopy, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

const copy = words.daily.refused

/**
 * What to say when today's insight was not made. A limit is told in the server's words, which know the
 * number.
 */
export function insightErrorCopy(error: unknown): ErrorCopy {
  if (!(error instanceof ApiError) || error.status === 0) return copy.unexpected
  const code: string = error.code
  switch (code) {
    case 'insight_exists':
      return { title: copy.exists }
    case 'ask_limit_daily':
    case 'ask_limit_monthly':
      return { title: copy.limit, text: error.message }
    case 'subscription_required':
      return copy.subscription
    case 'chart_missing':
    case 'rate_limited':
    case 'not_authenticated':
      return { title: copy.failed.title, text: errorCopy(error) }
    default:
      return copy.failed
  }
}

/** What to say when an insight could not be kept as a note. */
export function saveInsightErrorCopy(error: unknown): ErrorCopy {
  const { already, failed, noDetails } = words.daily.save
  if (!(error instanceof ApiError)) return { title: failed, text: errorCopy(error) }
  if (error.code === 'insight_already_saved') return already
  return { title: failed, text: error.code === 'insight_not_found' ? noDetails : errorCopy(error) }
}
