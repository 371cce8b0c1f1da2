/** Why a model gave no answer. */
export type LlmFailure =
  /** nobody answers at the address */
  | 'unreachable'
  /** key, model or request are not accepted, or the model declines to answer */
  | 'refused'
  /** too many requests, also after waiting */
  | 'rate_limited'
  /** no word, or no further word, in time */
  | 'timed_out'
  /** the answer ended before its end */
  | 'broke_off'
  /** longer than its budget of tokens allows */
  | 'cut_short'
  /** what came is not the protocol */
  | 'unreadable'

/** Message and fields never hold the prompt, the answer or the key. */
export class LlmError extends Error {
  override name = 'LlmError'
  readonly code: LlmFailure
  readonly status: number | undefined
  constructor(code: LlmFailure, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status
  }
}
