import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseAway } from '../src/platform/db/database-away.ts'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import { openListener } from '../src/platform/db/listener.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { openTcpSwitch } from './tcp-switch.ts'
import type { TcpSwitch } from './tcp-switch.ts'
import { testApp } from './test-app.ts'

// As it is, for people in less of a hurry than a test.
vi.mock('../src/platform/db/silence.ts', async (load) => ({
  GIVEN_UP: { ...(await load<{ GIVEN_UP: object }>()).GIVEN_UP, query_timeout: 1000 },
  ASKED_EVERY_MS: 100,
  ANSWERED_WITHIN_MS: 1000,
}))

const house = testApp()
const SLOWLY = { timeout: 30_000 }
let way: TcpSwitch
beforeEach(async () => {
  way = await openTcpSwitch(house.owner.options.connectionString!)
})
afterEach(() => way.close())

describe('a database connection that falls silent', () => {
  it('is given up, and the next one is a new one', async () => {
    const [db, pool] = [openDatabase(way.url, () => {}, 1), openPool(way.url, 'app_auth', () => {}, 1)]
    const one = () => db.asJobs(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
    const ask = async () => (await pool.query('select 1 as one')).rows
    for (const work of [one, ask]) {
      await work()
      way.silence()
      expect(await work().catch(isDatabaseAway)).toBe(true)
      expect(await work()).toEqual([{ one: 1 }])
    }
    await Promise.all([db.close(), pool.end()])
  })

  it('is made anew by whoever only listens', async () => {
    const heard: (string | null)[] = []
    const hint = { channel: 'spoken', hear: (_: unknown, said: string | null) => void heard.push(said) }
    const listener = await openListener(way.url, house.context, [hint])
    way.silence()
    // some may have been missed
    await expect.poll(() => heard).toEqual([null])
    await house.owner.query(`notify spoken, 'again'`)
    await expect.poll(() => heard).toEqual([null, 'again'])
    await listener.close()
  })

  it('loses no work that is asked for again', async () => {
    const jobs = openJobs(way.url, house.context.log)
    const handler = {
      name: 'work',
      retries: 0,
      run: vi.fn<() => Promise<void>>(async () => {}),
      onGiveUp: async () => {},
    }
    await jobs.start(house.context, [], [handler])
    way.silence()
    await expect.poll(() => jobs.send('work', 'mara').catch(isDatabaseAway), SLOWLY).toBe(undefined)
    await expect.poll(() => handler.run.mock.calls.length, SLOWLY).toBeGreaterThan(0)
    await jobs.stop()
    // its tables are made, and then it comes back from the silence
  }, 60_000)
})
