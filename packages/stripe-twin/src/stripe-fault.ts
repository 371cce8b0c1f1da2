/** A refusal in Stripe's own words and codes. */
export class StripeFault extends Error {
  readonly status: 400 | 401 | 402 | 404
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error'
  readonly code: string | undefined

  private constructor(
    status: StripeFault['status'],
    type: StripeFault['type'],
    code: string | undefined,
    message: string,
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }

  static missing(kind: string, id: string): StripeFault {
    return new StripeFault(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`)
  }

  static wrong(message: string, code?: string): StripeFault {
    return new StripeFault(400, 'invalid_request_error', code, message)
  }

  static otherCall(key: string): StripeFault {
    return new StripeFault(
      400,
      'idempotency_error',
      undefined,
      `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
    )
  }

  static noKey(): StripeFault {
    return new StripeFault(401, 'invalid_request_error', undefined, 'You did not provide a test API key.')
  }

  static card(code: string, message: string): StripeFault {
    return new StripeFault(402, 'card_error', code, message)
  }

  body() {
    return { error: { type: this.type, message: this.message, ...(this.code && { code: this.code }) } }
  }
}
