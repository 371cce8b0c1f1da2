import { createHash } from 'node:crypto'
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
  except?: (input: Input) => boolean
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
}

/** Counts in the database, so that several servers count together. Keys are hashed: no address is kept. */
export function openRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterFor = (name: string, tries: number, seconds: number) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async consume(name, key, tries, seconds) {
      try {
        await limiterFor(name, tries, seconds).consume(createHash('sha256').update(key).digest('base64url'))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext / 1000)
        throw error
      }
    },
  }
}

export async function limitRequests<Input>(
  limiter: RateLimiter,
  limits: Limit<Input>[],
  request: { path: string; ip: string; userId: string | null; input: Input },
): Promise<void> {
  for (const limit of limits) {
    if (limit.except?.(request.input)) continue
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
