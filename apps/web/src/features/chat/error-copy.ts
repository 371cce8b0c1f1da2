import { ApiError } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

/**
 * What to say when a question could not be answered. Limits say themselves what they are; the words are back
 * in the input.
 */
export function refusedAsk(error: unknown): { title: string; text: string } {
  const copy = words.ask.failed
  switch (codeOf(error)) {
    case 'ask_limit_daily':
    case 'ask_limit_monthly':
      return { title: copy.limit, text: errorCopy(error) }
    case 'ask_in_progress':
    case 'rate_limited':
    case 'thread_not_found':
    case 'not_authenticated':
      return { title: errorCopy(error), text: copy.wordsKept }
    default:
      return { title: copy.send, text: isOffline(error) ? copy.offline : copy.wordsKept }
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
