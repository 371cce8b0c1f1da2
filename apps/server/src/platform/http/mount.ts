import type { Endpoint, ErrorCode } from '@astrarium/contracts'
import type { Context as HonoContext, Hono } from 'hono'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { readInput } from '../read-input.ts'
import type { WrongInput } from '../read-input.ts'
import type { Person } from '../actor.ts'
import type { Context, PersonContext } from '../context.ts'
import type { AnswerOf } from './answer.ts'
import { respond } from './answer.ts'
import { callerAddress } from './caller-address.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'
import { limitRequests } from './rate-limit.ts'

/** What a route hands to its verb beside the input. */
export interface RequestContext {
  headers: Headers
  /** where the caller comes from, as far as it can be trusted */
  ip: string
  /** sets cookies that the auth library made */
  takeCookies(from: Headers): void
  raw: HonoContext
}

type InputOf<E extends Endpoint> = z.output<E['input']>
type ParamsOf<E extends Endpoint> = E extends { params?: infer P }
  ? P extends z.ZodType
    ? z.output<P>
    : Record<string, never>
  : Record<string, never>
type ContextOf<E extends Endpoint> = E extends { access: 'signed-in' } ? PersonContext : Context

/** What a verb is called with: who and where, what came in, and what stands in the address. */
interface Call<E extends Endpoint> {
  context: ContextOf<E>
  input: InputOf<E>
  params: ParamsOf<E>
  request: RequestContext
}

export interface Mounting {
  app: Hono
  context: Context
  limiter: RateLimiter
}

/**
 * Serves one endpoint of the contracts: reads and checks what came in, finds out who is acting, calls the
 * verb, answers as the contract says.
 */
export function mount<E extends Endpoint>(
  { app, context, limiter }: Mounting,
  endpoint: E,
  verb: (call: Call<E>) => Promise<AnswerOf<E>>,
  limits: Limit<InputOf<E>>[] = [],
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const ip = callerAddress(c, context.config)
    const actor = endpoint.access === 'signed-in' ? await actorOf(context, c) : null
    const params = endpoint.params
      ? check(endpoint.params, c.req.param(), () => ({ code: 'not_found', error: 'There is nothing here' }))
      : {}
    const input = check(endpoint.input, await read(c, endpoint.method), ({ fields, isIncompleteOnly }) => {
      const [field, wanted] = Object.entries(fields)[0]!
      return (
        endpoint.refusal?.[isIncompleteOnly ? 'incomplete' : 'wrong'] ?? {
          code: 'bad_request',
          error: `${field}: ${wanted}`,
        }
      )
    }) as InputOf<E>
    if (actor) refuseAnotherUser(input, actor)
    await limitRequests(limiter, limits, { ip, userId: actor?.userId ?? null, input, raw: c })
    const request: RequestContext = {
      headers: c.req.raw.headers,
      ip,
      takeCookies: (from) =>
        from.getSetCookie().forEach((cookie) => c.header('Set-Cookie', cookie, { append: true })),
      raw: c,
    }
    const asked = verb({
      context: (actor ? { ...context, actor } : context) as ContextOf<E>,
      input,
      params: params as ParamsOf<E>,
      request,
    })
    try {
      return respond(c, endpoint, await asked, context)
    } finally {
      // whoever is being told something has changed nothing of their session
      if (endpoint.method !== 'GET' && endpoint.answers !== 'stream')
        await context.auth.forget(c.req.raw.headers, actor?.userId ?? null)
    }
  })
}

async function actorOf(context: Context, c: HonoContext): Promise<Person> {
  const user = await context.auth.sessionUser(c.req.raw.headers)
  if (!user) throw new AppError('not_authenticated', 'Please sign in to continue')
  return { kind: 'person', userId: user.id, email: user.email, name: user.name }
}

async function read(c: HonoContext, method: Endpoint['method']): Promise<unknown> {
  if (method === 'GET' || method === 'DELETE') return c.req.query()
  const text = await c.req.text()
  if (text === '') return {}
  try {
    return JSON.parse(text, refuseNul) as unknown
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('bad_request', 'The body is not JSON', { fields: { body: 'a JSON object' } })
  }
}

// No name, word or place has this character, and PostgreSQL refuses it.
function refuseNul(field: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0'))
    throw new AppError('bad_request', `${field}: text without NUL characters`, {
      fields: { [field]: 'text without NUL characters' },
    })
  return value
}

function check(
  schema: z.ZodType,
  value: unknown,
  refusalOf: (fault: WrongInput) => { code: ErrorCode; error: string },
): unknown {
  const reading = readInput(schema, value)
  if (reading.isRight) return reading.value
  const { code, error } = refusalOf(reading)
  throw new AppError(code, error, { fields: reading.fields })
}

// The user is who the session says; a body that names another is a mistake or an attack.
function refuseAnotherUser(input: unknown, actor: Person): void {
  const named = typeof input === 'object' && input !== null && 'userId' in input ? input.userId : undefined
  if (named !== undefined && named !== actor.userId)
    throw new AppError('wrong_user', 'userId is not the signed-in user', {
      fields: { userId: 'the signed-in user, or left out' },
    })
}
