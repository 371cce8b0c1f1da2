import { randomUUID } from 'node:crypto'
import { createApp } from '../src/app.ts'
import { openAuth } from '../src/platform/auth/auth.ts'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import type { Context } from '../src/platform/context.ts'
import { TEST_SECRET } from './open-test-app.ts'
import type { TestApp } from './open-test-app.ts'
import { Person } from './person.ts'

export interface SecondServer {
  context: Context
  /** the same person at another browser, which reaches this server */
  signIn(person: Person): Promise<Person>
  close(): Promise<void>
}

/**
 * Another server process on the same database, as far as it can be told: nothing is shared but what stands
 * there, and the keys.
 */
export function openSecondServer({ context: first, reach, letters }: TestApp): SecondServer {
  const db = openDatabase(reach.url, () => {}, 5, reach.way)
  const authPool = openPool(reach.url, 'app_auth', () => {}, 3, reach.way)
  const context: Context = {
    ...first,
    db,
    serverId: randomUUID(),
    auth: openAuth(authPool, first.config, TEST_SECRET),
  }
  const app = createApp({
    context,
    limiter: openRateLimiter(authPool),
    dist: null,
    mailbox: null,
    paymentsTwin: null,
  })
  return {
    context,
    async signIn({ email, password }) {
      const same = new Person(app, letters)
      await same.call('POST', '/api/auth/sign-in', { email, password })
      return same
    },
    close: async () => {
      await Promise.all([db.close(), authPool.end()])
    },
  }
}
