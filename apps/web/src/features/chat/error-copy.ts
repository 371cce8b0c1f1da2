import { ApiError } from '../../lib/api.ts'
import { codeOf, type ErrorCopy, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

/**
 * What to say when a question could not be answered. Limits say themselves what they are; `isBack`: the words
 * are in the input again.
 */
export function askErrorCopy(error: unknown, { isBack }: { isBack: boolean }): ErrorCopy {
  const copy = words.chat.failed
  const kept = isBack ? { text: copy.wordsKept } : {}
  switch (codeOf(error)) {
    case 'ask_limit_daily':
    case 'ask_limit_monthly':
      return { title: copy.limit, text: errorCopy(error) }
    case 'ask_in_progress':
    case 'rate_limited':
    case 'thread_not_found':
    case 'ask_not_found':
    case 'offer_not_found':
    case 'not_authenticated':
      return { title: errorCopy(error), ...kept }
    default:
      if (!isOffline(error)) return { title: copy.send, ...kept }
      return { title: copy.send, text: isBack ? `${copy.offline} ${copy.wordsKept}` : copy.offline }
  }
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
