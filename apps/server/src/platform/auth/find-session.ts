import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { parse } from 'hono/utils/cookie'
import type pg from 'pg'
import { hashSecret } from './secret.ts'
import { sessions, users } from './tables.ts'
import { toPerson } from './to-person.ts'
import type { Account } from './to-person.ts'

interface FoundSession {
  person: Account
  expiresAt: Date
}

/**
 * Whose session a cookie of better-auth's names, in one question that the database knows already: asked with
 * every request, and of the database each time, so that whatever ends a session ends it at once. Null where
 * there is no cookie, it was not signed by us, or its session is gone.
 * @param pool connections that stand in the role `app_auth`
 */
export function openSessions(pool: pg.Pool, secret: string) {
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

  return async (headers: Headers, cookieName: string): Promise<FoundSession | null> => {
    const token = tokenIn(headers.get('cookie') ?? '', cookieName, secret)
    const [row] = token === null ? [] : await question.execute({ token: hashSecret(token) })
    return row ? { person: toPerson(row), expiresAt: row.expiresAt } : null
  }
}

/** The form of a signed cookie is better-call's: the value, a point and its HMAC-SHA256 in base64. */
function tokenIn(cookies: string, name: string, secret: string): string | null {
  const value = parse(cookies, name)[name] ?? ''
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const signature = Buffer.from(value.slice(at + 1), 'base64')
  const ours = createHmac('sha256', secret).update(token).digest()
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? token : null
}
