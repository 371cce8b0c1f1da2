import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { parse } from 'hono/utils/cookie'
import type pg from 'pg'
import type { Hint } from '../db/listener.ts'
import { hashSecret } from './secret.ts'
import { sessions, users } from './tables.ts'
import { toPerson } from './to-person.ts'
import type { Account } from './to-person.ts'

interface FoundSession {
  person: Account
  expiresAt: Date
}

export interface Sessions {
  /**
   * Whose session a cookie of better-auth's names. Null where there is no cookie, it was not signed by us, or
   * its session is gone.
   */
  find(headers: Headers, cookieName: string): Promise<FoundSession | null>
  /** The session of this cookie is asked for anew: whoever had it may just have ended it. */
  forget(headers: Headers, cookieName: string): void
  /** So are all of this person. */
  forgetAllOf(userId: string): void
  /** By which it hears that sessions have ended, anywhere. */
  hint: Hint
}

/** As long is believed at most what was found, should the end of a session be heard by nobody. */
const KEPT_MS = 5000
const MOST_KEPT = 2000

/**
 * One question that the database knows already, and for some seconds none. What ends a session calls it out
 * (a trigger, whoever does it), and whoever does not hear that asks every time.
 * @param pool connections that stand in the role `app_auth`
 */
export function openSessions(pool: pg.Pool, secret: string): Sessions {
  const question = drizzle(pool)
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session')

  const key = createSecretKey(secret, 'utf8')
  /** by the hash of the token, as the database has it: whoever sees this memory signs in as nobody */
  const kept = new Map<string, FoundSession>()
  let isHeard = false
  /** what was asked before this changed may be out of date by its answer */
  let changes = 0
  /** @param userId null: of everybody */
  const forgetAllOf = (userId: string | null) => {
    changes += 1
    for (const [token, { person }] of kept) if (userId === null || person.id === userId) kept.delete(token)
  }

  return {
    async find(headers, cookieName) {
      const token = tokenIn(headers, cookieName, key)
      if (token === null) return null
      const known = kept.get(token)
      if (known) return known
      const changesBefore = changes
      const [row] = await question.execute({ token })
      if (!row) return null
      const found = { person: toPerson(row), expiresAt: row.expiresAt }
      if (isHeard && changes === changesBefore) {
        if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
        kept.set(token, found)
        setTimeout(() => kept.delete(token), KEPT_MS).unref()
      }
      return found
    },
    forget(headers, cookieName) {
      const token = tokenIn(headers, cookieName, key)
      if (token === null) return
      changes += 1
      kept.delete(token)
    },
    forgetAllOf,
    hint: {
      channel: 'session_changes',
      hear: (_, userId) => forgetAllOf(userId),
      listens(isListening) {
        changes += 1
        kept.clear()
        isHeard = isListening
      },
    },
  }
}

/**
 * What the database knows the token of this cookie by; null where it was not signed by us. The form of a
 * signed cookie is better-call's: the value, a point and its HMAC-SHA256 in base64.
 */
function tokenIn(headers: Headers, name: string, key: KeyObject): string | null {
  const value = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const signature = Buffer.from(value.slice(at + 1), 'base64')
  const ours = createHmac('sha256', key).update(token).digest()
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? hashSecret(token) : null
}
