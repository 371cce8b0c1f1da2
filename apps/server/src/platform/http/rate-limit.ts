import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../app-error.ts'

export interface Limit<Input> {
  name: string
  /** tries in `seconds` */
  tries: number
  seconds: number
  /** what is counted: a caller's address by default */
  by?: (request: { ip: string; userId: string | null; input: Input }) => string
  /** what is never refused, nor counted */
  except?: (input: Input, raw: HonoContext) => boolean | Promise<boolean>
}

/** So many tries in so many seconds from one address, whoever it is. */
export function perAddress<Input>(name: string, tries: number, seconds: number): Limit<Input> {
  return { name, tries, seconds }
}

/** So many tries in so many seconds for one person, from wherever. */
export function perUser<Input>(name: string, tries: number, seconds: number): Limit<Input> {
  return { name, tries, seconds, by: ({ userId }) => userId ?? '' }
}

export interface RateLimiter {
  /** Throws `rate_limited` when the key has used up its tries. */
  consume(name: string, key: string, tries: number, seconds: number): Promise<void>
  /** Begins to count anew. */
  forget(name: string, key: string): Promise<void>
}

/** Counts in the database, so that several servers count together. Keys are hashed: no address is kept. */
export function openRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = (name: string, tries: number, seconds: number) => {
    const known = limiters.get(name)
    if (known) return known
    const made = openLimiter(pool, name, { points: tries, duration: seconds })
    limiters.set(name, made)
    return made
  }
  return {
    async consume(name, key, tries, seconds) {
      const limiter = limiterFor(name, tries, seconds)
      let counted = await countTry(limiter, hashOf(key))
      // counted while the clock was ahead: nobody waits until it gets there again
      if (counted.msBeforeNext > seconds * 1000) {
        await limiter.delete(hashOf(key))
        counted = await countTry(limiter, hashOf(key))
      }
      if (counted.consumedPoints > tries) throw tooMany(counted.msBeforeNext / 1000)
    },
    forget: async (name, key) =>
      void (await openLimiter(pool, name, { points: 0, duration: 0 }).delete(hashOf(key))),
  }
}

function openLimiter(
  pool: pg.Pool,
  name: string,
  limit: { points: number; duration: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    clearExpiredByTimeout: false,
  })
}

async function countTry(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

export async function limitRequests<Input>(
  limiter: RateLimiter,
  limits: Limit<Input>[],
  request: { ip: string; userId: string | null; input: Input; raw: HonoContext },
): Promise<void> {
  for (const limit of limits) {
    if (await limit.except?.(request.input, request.raw)) continue
    await limiter.consume(limit.name, limit.by ? limit.by(request) : request.ip, limit.tries, limit.seconds)
  }
}

function tooMany(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds))
  const words = wait < 90 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`
  return new AppError('rate_limited', `Too many tries. Please wait ${words} and try again.`, {
    retryAfter: wait,
  })
}
