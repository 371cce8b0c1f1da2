import { words } from '../words/index.ts'
import { ApiError } from './api.ts'

/** What a toast or a notice says. */
export interface ErrorCopy {
  title: string
  text?: string
}

/** The code of a refusal, from the server or from a stream; empty for every other failure. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** What to tell a person about a failure, in one or two sentences. */
export function errorCopy(error: unknown): string {
  if (!(error instanceof ApiError)) return words.errors.internal
  if (error.status === 0) return words.common.noConnection
  const sentence = words.errors[error.code]
  return error.retryAfter === null ? sentence : `${sentence} ${words.common.retryIn(error.retryAfter)}`
}
