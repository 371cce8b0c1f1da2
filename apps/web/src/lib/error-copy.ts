import { words } from '../words/index.ts'
import { ApiError } from './api.ts'

/** What to tell a person about a failure, in one or two sentences. */
export function errorCopy(error: unknown): string {
  if (!(error instanceof ApiError)) return words.errors.internal
  if (error.status === 0) return words.common.noConnection
  const sentence = words.errors[error.code]
  return error.retryAfter === null ? sentence : `${sentence} ${words.common.retryIn(error.retryAfter)}`
}
