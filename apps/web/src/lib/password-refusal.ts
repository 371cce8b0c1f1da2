import { words } from '../words/index.ts'
import { ApiError } from './api.ts'
import { errorCopy } from './error-copy.ts'

const { weak } = words.signUp.account

/** What the server has against a new password; said beside its field. */
export function passwordRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.code.startsWith('password_')) return undefined
  const reason = error.fields['password']
  return reason && Object.hasOwn(weak, reason) ? weak[reason as keyof typeof weak] : errorCopy(error)
}
