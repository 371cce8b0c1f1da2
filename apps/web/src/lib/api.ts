import { ERROR_CODES } from '@astrarium/contracts'
import type { Endpoint, ErrorBody, ErrorCode } from '@astrarium/contracts'
import type { z } from 'zod'
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts'

type Params<E extends Endpoint> = NonNullable<E['params']> extends z.ZodType<infer P> ? P : never

/**
 * Asks the server. The only fetch of the app.
 * @param params values for the `:name` parts of the path
 * @throws ApiError for every refusal, and for a server that cannot be reached (status 0, code `unavailable`)
 */
export async function call<E extends Endpoint & { answers: 'json' }>(
  endpoint: E,
  input: z.input<E['input']>,
  params?: Params<E>,
  signal?: AbortSignal,
): Promise<z.output<E['output']>> {
  const isRead = endpoint.method === 'GET'
  const first = isRead && (await takeFirstAnswer(addressOf(endpoint, input, params)))
  if (first) return first as z.output<E['output']>
  if (!isRead) forgetFirstAnswers()
  const tries = isRead ? READ_TRIES : 1
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(endpoint, input, params, signal)
    if (response.ok) return (await response.json()) as z.output<E['output']>
    if (attempt >= tries || !RETRIED.includes(response.status)) throw await refusal(response)
    await pause(200 * 2 ** (attempt - 1), signal)
  }
}

/**
 * One request as the endpoint describes it, unread; for answers that are streams or files.
 * @param further headers
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: z.input<E['input']>,
  params?: Params<E>,
  signal?: AbortSignal,
  further: Record<string, string> = {},
): Promise<Response> {
  const inQuery = isInQuery(endpoint)
  try {
    return await fetch(addressOf(endpoint, input, params), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: inQuery
        ? { accept: 'application/json', ...further }
        : { accept: 'application/json', 'content-type': 'application/json', ...further },
      ...(inQuery ? {} : { body: JSON.stringify(input) }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ code: 'unavailable', status: 0, message: 'the server cannot be reached' })
  }
}

/** Does the server answer? A browser may believe in a line that is dead. */
export async function hasLine(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(LINE_PATIENCE) })).ok
  } catch {
    return false
  }
}

/** The refusal in a response that is not ok. */
export async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const error = isErrorBody(body)
    ? new ApiError({
        code: body.code,
        status: response.status,
        message: body.error,
        fields: body.fields,
        retryAfter: body.retryAfter,
      })
    : new ApiError({
        code: RETRIED.includes(response.status) ? 'unavailable' : 'internal',
        status: response.status,
        message: `HTTP ${response.status}`,
      })
  if (error.code === 'not_authenticated') for (const listener of sessionEndListeners) listener()
  return error
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  /** 0 when the server could not be reached */
  readonly status: number
  /** what is wrong with which field */
  readonly fields: Record<string, string>
  /** seconds */
  readonly retryAfter: number | null

  constructor(refused: {
    code: ErrorCode
    status: number
    message: string
    fields?: Record<string, string> | undefined
    retryAfter?: number | undefined
  }) {
    super(refused.message)
    this.code = refused.code
    this.status = refused.status
    this.fields = refused.fields ?? {}
    this.retryAfter = refused.retryAfter ?? null
  }
}

/** Calls back whenever the server says that there is no session (any more). */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

function addressOf<E extends Endpoint>(endpoint: E, input: z.input<E['input']>, params?: Params<E>): string {
  const path = fillPath(endpoint.path, params as Record<string, string> | undefined)
  return isInQuery(endpoint) ? path + queryOf(input as Record<string, string>) : path
}

function isInQuery({ method }: Endpoint): boolean {
  return method === 'GET' || method === 'DELETE'
}

/** Ours, and not what a proxy on the way had to say. */
function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    ERROR_CODES.some((code) => code === body.code)
  )
}

function queryOf(input: Record<string, string | number | boolean | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  const text = query.toString()
  return text ? `?${text}` : ''
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

/** Reads only: the first try and three more, after 200, 400 and 800 ms. */
const READ_TRIES = 4
/** ms */
const LINE_PATIENCE = 5000
const RETRIED = [502, 503, 504]
const sessionEndListeners = new Set<() => void>()
