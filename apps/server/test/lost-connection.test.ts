import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { openAuth } from '../src/platform/auth/auth.ts'
import { isDatabaseAway } from '../src/platform/db/database-away.ts'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import { TEST_SECRET } from './open-test-app.ts'
import { testApp } from './test-app.ts'

const house = testApp()
/** What nobody caught: in a server of its own, each of them ends the process. */
const uncaught: Error[] = []
process.on('uncaughtException', (error) => uncaught.push(error))

/** Ends every connection of the app, as a database does that is started anew. */
async function endConnections(): Promise<void> {
  await house.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
}

const one = sql`select 1 as one`

describe('a lost database connection', () => {
  it('in the middle of a transaction fails that one, with a line in the log, and the next one works', async () => {
    const told: Error[] = []
    const db = openDatabase(house.owner.options.connectionString!, (error) => told.push(error), 2)
    const cut = db.asJobs(async (tx) => {
      await tx.execute(one)
      await endConnections()
      // nobody is asking the database anything while the connection ends
      await setTimeout(100)
      await tx.execute(one)
    })
    await expect(cut).rejects.toThrow()
    expect(uncaught).toEqual([])
    expect(told).toHaveLength(1)
    expect(await db.asJobs(async (tx) => (await tx.execute(one)).rows)).toEqual([{ one: 1 }])
    await db.close()
  })

  it('as a transaction begins leaves its place to the next one', async () => {
    const db = openDatabase(house.owner.options.connectionString!, () => {}, 1)
    for (let round = 0; round < 20; round++) {
      await db.asJobs((tx) => tx.execute(one)).catch(() => {})
      await endConnections()
      await db.asJobs((tx) => tx.execute(one)).catch(() => {})
    }
    await setTimeout(100)
    expect(uncaught).toEqual([])
    expect(await db.asJobs(async (tx) => (await tx.execute(one)).rows)).toEqual([{ one: 1 }])
    await db.close()
  })
})

describe('while the database is away', () => {
  it('a write that meets a standby counts as such', async () => {
    const met = house.context.db.asJobs(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`delete from servers`)
    })
    expect(await met.catch(isDatabaseAway)).toBe(true)
  })

  it('people are told to come again, and not that something is broken', async () => {
    const mara = await house.visitor().arrive()
    const { headers } = await mara.call('POST', '/api/auth/sign-in', {
      email: mara.email,
      password: mara.password,
    })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    const nowhere = 'postgres://nobody:secret@127.0.0.1:1/none'
    const [db, authPool] = [openDatabase(nowhere, () => {}), openPool(nowhere, 'app_auth', () => {}, 1)]
    const auth = openAuth(authPool, house.context.config, TEST_SECRET)
    const context = { ...house.context, db, auth }
    const app = createApp({
      context,
      limiter: openRateLimiter(authPool),
      dist: null,
      mailbox: null,
      paymentsTwin: null,
    })
    const ask = (method: string, path: string, body?: object) =>
      app.request(path, {
        method,
        headers: { 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) }),
      })
    for (const answer of [
      await ask('GET', '/api/profile'),
      await ask('GET', '/api/plans'),
      await ask('POST', '/api/auth/sign-in', { email: mara.email, password: mara.password }),
      await ask('GET', '/readyz'),
    ]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(await answer.json()).toMatchObject({ success: false, code: 'unavailable' })
    }
    await Promise.all([db.close(), authPool.end()])
  })
})
