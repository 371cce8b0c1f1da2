import { APIError } from 'better-auth/api'
import { AppError } from '../app-error.ts'

/** For the end of a call of better-auth: throws what it refuses, in our own codes. */
export function refuse(error: unknown): never {
  throw refusalOf(error)
}

/** What better-auth refuses, in our own codes. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  // of two tries with recovery codes at once the second is to be made again
  if (error.status === 'CONFLICT') return new AppError('code_wrong', 'The code is not right')
  switch (error.body?.code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_PASSWORD':
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return new AppError('invalid_credentials', 'Invalid login credentials')
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return new AppError('code_wrong', 'The code is not right')
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return new AppError('code_expired', 'The first step is to be made again')
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new AppError('rate_limited', 'Too many wrong codes', { retryAfter: 900 })
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
    case 'TOTP_ALREADY_ENABLED':
      return new AppError('second_step_changed', 'The second step is on, or off, already')
    case 'CHALLENGE_NOT_FOUND':
    case 'PASSKEY_NOT_FOUND':
    case 'AUTHENTICATION_FAILED':
    case 'FAILED_TO_VERIFY_REGISTRATION':
    case 'PREVIOUSLY_REGISTERED':
      return new AppError('passkey_refused', 'The passkey was not accepted')
    case 'EMAIL_NOT_VERIFIED':
      return new AppError('email_not_confirmed', 'Email not confirmed')
    case 'INVALID_TOKEN':
    case 'USER_NOT_FOUND':
      return new AppError('reset_link_invalid', 'The reset link is invalid or has expired')
    case 'PASSWORD_TOO_SHORT':
      return new AppError('password_too_short', 'Password must be at least 6 characters long', {
        fields: { password: 'at least 6 characters' },
      })
    case undefined:
    default:
      return error
  }
}
