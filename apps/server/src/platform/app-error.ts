import type { ErrorCode } from '@astrarium/contracts'

/**
 * A refusal: thrown by any verb, made into an answer in one place. The message is for logs and curl, never
 * with a person's data.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** the fields at fault and what would be right */
  readonly fields: Record<string, string> | undefined
  /** seconds */
  readonly retryAfter: number | undefined
  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}
