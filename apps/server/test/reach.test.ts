import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import { openListener } from '../src/platform/db/listener.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { ROLES } from '../src/platform/db/roles.ts'
import { proveReach } from '../src/platform/db/prove-reach.ts'
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { HINTS } from '../src/background-jobs.ts'
import { circleStream } from './circle-stream.ts'
import { TEST_SECRET } from './open-test-app.ts'
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts'
import type { Pgbouncer } from './pgbouncer.ts'
import { testApp } from './test-app.ts'

const house = testApp()
const direct = () => house.owner.options.connectionString!
const program = findPgbouncer()
const ignore = () => {}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe.skipIf(!program)('through a pooler that shares connections', () => {
  let pooler: Pgbouncer
  beforeAll(async () => void (pooler = await startPgbouncer(program!, direct())))
  afterAll(() => pooler.stop())
  const pooled = () => pooler.through(direct())

  it('a start goes on where the direct address hears what the other one calls out, and only there', async () => {
    await proveReach({ url: direct(), directUrl: direct() })
    await proveReach({ url: pooled(), directUrl: direct() })
    await expect(proveReach({ url: pooled(), directUrl: pooled() })).rejects.toThrow(
      /^DATABASE_URL leads through a pooler.*set DATABASE_DIRECT_URL/,
    )
    const elsewhere = new URL(direct())
    elsewhere.pathname = '/template1'
    await expect(proveReach({ url: pooled(), directUrl: elsewhere.href })).rejects.toThrow(
      /^DATABASE_DIRECT_URL must lead to the database of DATABASE_URL/,
    )
  })

  it('each transaction has its person, role and limits, and leaves nothing of them to the next', async () => {
    const db = openDatabase(pooled(), ignore, 12, 'pooled')
    const told = sql`select current_user as role, current_setting('app.user_id') as "userId",
      current_setting('statement_timeout') as longest, current_setting('idle_in_transaction_session_timeout') as idle`
    const wrong: unknown[] = []
    const people = Array.from({ length: 200 }, () => randomUUID())
    await Promise.all(
      people.map((userId) =>
        db.asUser(userId, async (tx) => {
          const [row] = (await tx.execute(told)).rows
          const { role, longest, idle } = row!
          if (row!['userId'] !== userId || role !== 'app_user' || longest !== '30s' || idle !== '15s')
            wrong.push(row)
        }),
      ),
    )
    await db.close()
    expect(wrong).toEqual([])
    const left = await inDatabase(pooled(), (client) =>
      client.query(`select current_setting('role') as role, current_setting('statement_timeout') as longest,
        current_setting('app.user_id', true) as "userId"`),
    )
    expect(left.rows).toEqual([{ role: 'none', longest: '0', userId: '' }])
  })

  it('tries are counted, without a statement that has a name there', async () => {
    const pool = openPool(pooled(), 'app_auth', ignore, 4, 'pooled')
    const tries = openRateLimiter(pool)
    const counted = await Promise.allSettled(
      Array.from({ length: 30 }, () => tries.consume('through-a-pooler', 'somebody', 20, 60)),
    )
    const refused = counted.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'rate_limited'))
    // a fault in between gives the connection back as it was
    await expect(pool.query('select no_such_thing')).rejects.toThrow('no_such_thing')
    expect((await pool.query('select current_user as role')).rows).toEqual([{ role: 'app_auth' }])
    await pool.end()
  })
})

describe.skipIf(!program)('through a pooler that keeps connections for their sessions', () => {
  it('a start is refused in one line, since it knows none of our settings', async () => {
    const pooler = await startPgbouncer(program!, direct(), 'session')
    const dataDir = mkdtempSync(path.join(tmpdir(), 'astrarium-reach-'))
    const server = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: pooler.through(direct()),
        DATA_DIR: dataDir,
        ENCRYPTION_KEYS: `k1:${house.ring.keys.k1}`,
        AUTH_SECRET: TEST_SECRET,
        PORT: '1',
      },
    })
    try {
      const [err, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])
      expect(err).toMatch(/^DATABASE_URL [^\n]+\(08P01\)\n$/)
      expect(exitCode).toBe(1)
    } finally {
      server.kill('SIGKILL')
      await pooler.stop()
      rmSync(dataDir, { recursive: true })
    }
  }, 60_000)
})

describe('a process', () => {
  it('listens over one connection, for work and for however many people', async () => {
    const jobs = openJobs(direct(), house.context.log)
    await jobs.start(house.context, [], [])
    const listener = await openListener(direct(), house.context, [
      ...HINTS,
      jobs.hint,
      house.context.auth.hint,
    ])
    const people = await Promise.all([1, 2, 3].map(() => house.visitor().arrive()))
    const streams = await Promise.all(people.map((person) => circleStream(person)))
    const { rows } = await house.owner.query(
      `select query from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    )
    for (const each of [...streams, listener]) await each.close()
    await jobs.stop()
    expect(rows).toHaveLength(1)
  })
})

describe('the login that owns the tables', () => {
  const LOGIN = `owner_${randomUUID().slice(0, 8)}`
  it('takes on roles and has none of their rights, also where it had inherited them before', async () => {
    await house.owner.query(`create role ${LOGIN} login createrole password 'secret'`)
    await house.owner.query(`create database ${LOGIN} owner ${LOGIN}`)
    const url = new URL(direct())
    Object.assign(url, { username: LOGIN, password: 'secret', pathname: `/${LOGIN}` })
    // roles of a cluster belong to whoever made them first: here to the tests' own login
    for (const role of ROLES)
      await house.owner.query(`grant ${role} to ${LOGIN} with admin true, inherit false, set false`)
    await inDatabase(url.href, async (client) => {
      for (const role of ROLES) await client.query(`grant ${role} to current_user`)
    })
    await migrateDatabase(url.href)

    const add = `insert into users (name, email) values ('Mara', 'mara@example.com')`
    const seen = await inDatabase(url.href, async (client) => {
      await client.query(`begin; set local role app_auth; ${add}; commit`)
      return client.query('select * from users')
    })
    expect(seen.rows).toEqual([])
    await expect(inDatabase(url.href, (client) => client.query(add))).rejects.toThrow(/row-level security/)
    await expect(
      inDatabase(url.href, (client) => client.query('select 1 from sessions for update')),
    ).resolves.toMatchObject({ rowCount: 0 })

    await house.owner.query(`grant app_user to ${LOGIN} with inherit true`)
    await expect(migrateDatabase(url.href)).rejects.toThrow(
      /^DATABASE_URL must have a login that inherits nothing .*with inherit false/,
    )
  })
})

it('two starts at once leave no lock behind', async () => {
  await Promise.all([migrateDatabase(direct()), migrateDatabase(direct())])
  const { rows } = await house.owner.query(`select 1 from pg_locks where locktype = 'advisory'`)
  expect(rows).toEqual([])
})
