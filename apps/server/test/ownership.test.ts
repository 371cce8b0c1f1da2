import { randomUUID } from 'node:crypto'
import * as contracts from '@astrarium/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEALED_COLUMNS } from '../src/sealed-columns.ts'
import { leaveFrame } from './leave-frame.ts'
import { ownedTables } from './owned-tables.ts'
import { testApp } from './test-app.ts'
import type { Person } from './person.ts'
import { readEverything } from './read-everything.ts'

const OWNED = await ownedTables()
const NOBODYS = ['subscription_plans', 'daily_transits']
const FOR_JOBS = [
  'key_proofs',
  'secret_proofs',
  'operator_acts',
  'servers',
  'blocked_addresses',
  'billing_events',
  'letters',
  'stripe_twin_objects',
  'circle_events',
  'policy_changes',
]
const FOR_SIGN_IN = [
  'users',
  'sessions',
  'accounts',
  'verifications',
  'pending_sign_ups',
  'email_changes',
  'two_factors',
  'passkeys',
  'rate_limits',
]

const house = testApp()
let anna: Person
let ben: Person
let annaId: string
let thread: string
beforeAll(async () => {
  anna = await house.visitor().arrive()
  ben = await house.visitor().arrive()
  thread = (await anna.ask('What is my purpose?')).threadId
  await ben.ask('What should I focus on today?')
  for (const person of [anna, ben]) {
    await person.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
    await leaveFrame(house, person)
    await readEverything(house, person)
  }
  await house.context.db.asJobs((tx) => tx.execute(sql`insert into debug_roles select id, now() from users`))
  annaId = (await anna.call('GET', '/api/profile')).body.userId
})

describe('a person’s rows', () => {
  it.each(OWNED)('are all that a read of %s shows when the where is left out', async (table) => {
    const rows = await house.context.db.asUser(annaId, (tx) =>
      tx.execute<{ user_id: string }>(sql`select user_id from ${sql.identifier(table)}`),
    )
    expect(rows.rows.length).toBeGreaterThan(0)
    expect(new Set(rows.rows.map(({ user_id }) => user_id))).toEqual(new Set([annaId]))
  })

  it.each(OWNED)('cannot be written to %s in somebody else’s name', async (table) => {
    const change = house.context.db.asUser(annaId, (tx) =>
      tx.execute(sql`update ${sql.identifier(table)} set user_id = gen_random_uuid()`),
    )
    await expect(change).rejects.toThrow()
  })

  it.each([...OWNED, ...FOR_SIGN_IN, ...FOR_JOBS])(
    'in %s are hidden from a query that took on no role',
    async (table) => {
      const { Pool } = await import('pg').then(({ default: pg }) => pg)
      const pool = new Pool({
        connectionString: house.owner.options.connectionString,
        options: '-c role=app_idle',
        max: 1,
      })
      await expect(pool.query(`select * from ${table}`)).rejects.toThrow(/permission denied/)
      await pool.end()
    },
  )

  it.each([...FOR_SIGN_IN, ...FOR_JOBS])('in %s are out of reach for a signed-in person', async (table) => {
    await expect(
      house.context.db.asUser(annaId, (tx) => tx.execute(sql`select * from ${sql.identifier(table)}`)),
    ).rejects.toThrow()
  })

  it('all have forced row level security: a new table with a person in it cannot be forgotten', async () => {
    const { rows } = await house.owner.query<{ relname: string; guarded: boolean }>(
      `
      select c.relname, c.relrowsecurity and c.relforcerowsecurity as guarded from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by 1`,
      [NOBODYS],
    )
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([])
    expect(rows.map(({ relname }) => relname)).toEqual([...OWNED, ...FOR_SIGN_IN, ...FOR_JOBS].toSorted())
  })

  it('are not reached through another’s ids', async () => {
    const before = await ben.balance()
    expect((await ben.call('GET', `/api/threads/${thread}`)).body).toMatchObject({ code: 'thread_not_found' })
    expect((await ben.ask('What is my purpose?', { threadId: thread })).body).toMatchObject({
      code: 'thread_not_found',
    })
    expect((await ben.ask('What is my purpose?', { userId: annaId })).body).toMatchObject({
      code: 'wrong_user',
    })
    expect(await ben.balance()).toBe(before)
  })
})

describe('every endpoint', () => {
  const endpoints = Object.values(contracts).filter(
    (value): value is typeof value & { method: string; path: string; access: string } =>
      typeof value === 'object' && 'path' in value,
  )
  const isRead = (method: string) => method === 'GET' || method === 'DELETE'

  it.each(endpoints.filter(({ access }) => access === 'signed-in'))(
    '$method $path is closed to whoever is not signed in',
    async ({ method, path }) => {
      const at = path.replace(/:\w+/g, randomUUID())
      expect(await house.visitor().call(method, at, isRead(method) ? undefined : {})).toMatchObject({
        status: 401,
        body: { code: 'not_authenticated' },
      })
    },
  )

  it.each(endpoints.filter(({ path }) => path.includes(':') && !path.includes(':categoryId')))(
    '$method $path finds nothing of somebody else’s',
    async ({ method, path }) => {
      const idOf = async (table: string) =>
        (await house.owner.query<{ id: string }>(`select id from ${table} where user_id = $1`, [annaId]))
          .rows[0]!.id
      const ids: Record<string, string> = {
        threadId: thread,
        askId: await idOf('asks'),
        insightId: await idOf('daily_insights'),
        savedId: await idOf('saved_insights'),
        foresightId: await idOf('foresight_insights'),
        memberId: await idOf('circle_members'),
        sessionId: await idOf('sessions'),
        passkeyId: await idOf('passkeys'),
        noteId: await idOf('circle_notes'),
        requestId: await idOf('circle_invites'),
        blockId: await idOf('circle_blocks'),
      }
      const at = path.replace(/:(\w+)/g, (_, name: string) => ids[name]!)
      const wishes = {
        title: 'Mine',
        message: 'Mine?',
        sendId: randomUUID(),
        askId: ids['askId'],
        isFavourite: true,
        isSaved: false,
        ring: 'purpose_partner',
        scope: 'wheel',
        version: 1,
        content: 'Mine',
        isKept: true,
        isCompleted: true,
      }
      const answer = await ben.call(
        method,
        isRead(method) ? `${at}?format=json&kind=davison` : at,
        isRead(method) ? undefined : wishes,
      )
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 404, body: { success: false } })
    },
  )
})

describe('at rest', () => {
  it('birth data, charts, questions and answers are unreadable', async () => {
    const rowsOf = [...new Set(SEALED_COLUMNS.map(({ table }) => table))].map(
      (table) => `select to_jsonb(${table}) as t from ${table}`,
    )
    const { rows } = await house.owner.query<{ everything: string }>(
      `select string_agg(t::text, ' ') as everything from (${rowsOf.join(' union all ')}) rows`,
    )
    for (const secret of [
      '1926-04-21',
      '02:40',
      'England',
      '51.5',
      'Capricorn',
      'What is my',
      'should I focus',
      'half an answer',
      'transiting',
      'the Moon',
      'Anna Feldt',
      'met in a choir',
      'Met in May',
      '1988-07-14',
    ])
      expect(rows[0]!.everything.includes(secret), secret).toBe(false)
    expect(rows[0]!.everything.includes('"birth": "k1.')).toBe(true)
    expect(rows[0]!.everything.includes('"state": "k1.')).toBe(true)
  })

  it('what people were told names nothing of their birth', async () => {
    const { rows } = await house.owner.query<{ unit: string }>('select unit from told_units')
    expect(rows.length).toBeGreaterThan(5)
    const naming = rows.filter(({ unit }) => /@|fact|natal|transit|house|[A-Z]/.test(unit))
    expect(naming).toEqual([])
  })

  it('a value moved to another person does not open', async () => {
    const { userId: benId } = (await ben.call('GET', '/api/profile')).body
    await house.owner.query(
      `update profiles set birth = (select birth from profiles where user_id = $1) where user_id = $2`,
      [annaId, benId],
    )
    expect((await ben.call('GET', '/api/profile')).body).toMatchObject({
      code: 'internal',
      error: 'Something went wrong on the server',
    })
  })
})
