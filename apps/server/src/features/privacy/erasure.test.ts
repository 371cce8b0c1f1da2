import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leaveFrame } from '../../../test/leave-frame.ts'
import { buy, hearAll } from '../../../test/buyer.ts'
import type { Person } from '../../../test/person.ts'
import { readEverything } from '../../../test/read-everything.ts'
import { testApp } from '../../../test/test-app.ts'
import { PaymentsError } from '../../platform/payments/payments.ts'
import { overdueErasures } from './repository.ts'
import { eraseDueAccounts } from './service/erase-due-accounts.ts'
import { REGISTER } from './register.ts'

const house = testApp()
const DAY = 86_400_000

const wish = (person: Person, when: 'in_seven_days' | 'now', confirmation = person.password) =>
  person.call('POST', '/api/account/erasure', { confirmation, when })
const erasureOf = async (person: Person) => (await person.call('GET', '/api/account/privacy')).body.erasure
const later = (days: number) => void (house.clock.now = new Date(house.clock.now.getTime() + days * DAY))

/** Every row of every table as text, so that nothing can hide. */
async function dump(): Promise<string> {
  const { rows } = await house.owner.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await house.owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

describe('an account that goes', () => {
  it('is kept for seven days, and can be kept for good', async () => {
    const mara = await house.visitor().arrive()
    expect((await wish(mara, 'in_seven_days', 'not my password')).body.code).toBe('invalid_credentials')
    expect(await erasureOf(mara)).toBeNull()

    const { body } = await wish(mara, 'in_seven_days')
    expect(Date.parse(body.erasure.dueAt) - house.clock.now.getTime()).toBe(7 * DAY)
    expect(house.letters.at(-1)).toMatchObject({
      to: mara.email,
      subject: 'Your Astrarium account will be erased',
    })
    later(6)
    expect(await eraseDueAccounts(house.context)).toBe(0)
    expect(await erasureOf(mara)).toEqual(body.erasure)

    expect((await mara.call('DELETE', '/api/account/erasure')).status).toBe(200)
    later(8)
    expect(await eraseDueAccounts(house.context)).toBe(0)
    expect((await mara.call('GET', '/api/profile')).status).toBe(200)
  })

  it('ends every other session at once', async () => {
    const mara = await house.visitor().arrive()
    const elsewhere = house.visitor()
    await elsewhere.call('POST', '/api/auth/sign-in', { email: mara.email, password: mara.password })
    await wish(mara, 'in_seven_days')
    expect((await elsewhere.call('GET', '/api/profile')).status).toBe(401)
    expect((await mara.call('GET', '/api/profile')).status).toBe(200)
    await mara.call('DELETE', '/api/account/erasure')
  })

  it('can go at once', async () => {
    const mara = await house.visitor().arrive()
    expect((await wish(mara, 'now')).body).toEqual({ erasure: null })
    expect((await mara.call('GET', '/api/profile')).status).toBe(401)
    const signIn = await mara.call('POST', '/api/auth/sign-in', {
      email: mara.email,
      password: mara.password,
    })
    expect(signIn.body.code).toBe('invalid_credentials')
  })

  it('is confirmed by a mailed code where there is no password', async () => {
    const mara = await house.visitor().arrive()
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await house.owner.query(`update accounts set password = null where user_id = $1`, [userId])
    await mara.call('POST', '/api/account/erasure/code')
    const code = /: (\d{8})/.exec(house.letters.at(-1)!.text)![1]!
    expect((await wish(mara, 'now', '00000000')).body.code).toBe('invalid_credentials')
    expect((await wish(mara, 'now', code)).status).toBe(200)
    expect((await mara.call('GET', '/api/profile')).status).toBe(401)
  })

  it('turns the readiness of the jobs red when it is overdue, and nobody else’s', async () => {
    const mara = await house.visitor().arrive()
    await wish(mara, 'in_seven_days')
    later(7)
    const ofJobs = async () => (await house.visitor().call('GET', '/readyz/jobs')).body
    expect(await ofJobs()).toEqual({ status: 'ready' })
    later(1 / 12)
    expect(await ofJobs()).toMatchObject({ code: 'unavailable', error: 'Overdue: 1 erasures' })
    expect((await house.app.request('/readyz')).status).toBe(200)
    expect(await eraseDueAccounts(house.context)).toBe(1)
    expect(await ofJobs()).toEqual({ status: 'ready' })
  })

  it('that the provider of payments refuses is told of once a day, with its reason, and done as soon as it can be', async () => {
    const mara = await house.visitor().arrive()
    await buy(house, mara, 'flow')
    await hearAll(house)
    await wish(mara, 'in_seven_days')
    const { userId } = (await mara.call('GET', '/api/profile')).body
    // bought again meanwhile, so that there is something to end
    await buy(house, mara, 'flow')
    await hearAll(house)
    const payments = house.context.payments!
    const whole = { ...payments }
    payments.endNow = () => Promise.reject(new PaymentsError('This subscription cannot be ended'))
    const told: object[] = []
    const { log } = house.context
    house.context.log = { ...log, error: (line: object) => void told.push(line) } as typeof log
    later(7)
    const tries = async () => {
      for (const hours of [0, 1, 22]) {
        later(hours / 24)
        await eraseDueAccounts(house.context)
      }
    }
    const failure = 'cancel_failed: This subscription cannot be ended'
    await tries()
    expect(told).toEqual([{ userId, failure }])
    await tries()
    expect(told).toHaveLength(2)
    const [row] = await house.context.db.asJobs((tx) => overdueErasures(tx, house.clock.now))
    expect(row).toMatchObject({ userId, failure, failingSince: expect.any(Date) as Date })
    house.context.log = log
    Object.assign(payments, whole)
    expect(await eraseDueAccounts(house.context)).toBe(1)
    expect((await mara.call('GET', '/api/profile')).status).toBe(401)
  })
})

describe('an erased account', () => {
  it('leaves no byte of itself: no row, no letter, no job, no line of the log, nothing with the people it was linked with or whom it paid', async () => {
    const mara = await house.visitor().arrive()
    await mara.call('PATCH', '/api/profile', { personalContext: 'CANARY in my own words' })
    await mara.ask('What is my purpose?')
    await mara.call('POST', '/api/generate-user-daily-chart', {
      forDate: house.clock.now.toISOString().slice(0, 10),
    })
    await leaveFrame(house, mara)
    await house.visitor().signUp({ email: mara.email })
    await readEverything(house, mara)
    // after the wish to go, which has ended every payment there was
    await buy(house, mara, 'flow')
    await hearAll(house)
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await house.owner.query(`insert into debug_roles values ($1, now())`, [userId])
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    await house.context.jobs.send('make-export', userId)

    const ids = await idsOf(userId)
    const { rows } = await house.owner.query<{ words: string }>(
      `select personal_context as words from profiles where user_id = $1`,
      [userId],
    )
    const canaries = [userId, mara.email, ...ids, ...rows.map(({ words }) => words)]
    const before = await dump()
    expect(before).not.toContain('CANARY')
    for (const canary of canaries) expect(before, canary).toContain(canary)

    const payer = () => JSON.stringify(house.twin.state.all<{ id: string; object: string }>('customer'))
    expect(payer()).toContain(mara.email)
    const { log } = house.context
    const lines: unknown[] = []
    const keep = (...said: unknown[]) => void lines.push(...said)
    house.context.log = { ...log, debug: keep, info: keep, warn: keep, error: keep } as typeof log
    later(7)
    expect(await eraseDueAccounts(house.context)).toBeGreaterThan(0)
    house.context.log = log
    const after = [
      await dump(),
      payer(),
      ...[house.letters, house.asked, lines].map((told) => JSON.stringify(told)),
    ].join()
    expect([...canaries, 'CANARY'].filter((canary) => after.includes(canary))).toEqual([])
  }, 60_000)

  /** Of every row in every table of the register: one that has none would prove nothing. */
  async function idsOf(userId: string): Promise<string[]> {
    const ids: string[] = []
    for (const { table, columns } of REGISTER) {
      if (!('userId' in columns) || Object.values(columns).every(({ kind }) => kind === 'kept')) continue
      const name = getTableName(table)
      if (name === 'pending_sign_ups') continue
      const { rows } = await house.owner.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${name} t where user_id = $1`,
        [userId],
      )
      expect(rows.length, `${name}: read-everything.ts makes no row in it`).toBeGreaterThan(0)
      ids.push(...rows.flatMap(({ row }) => (typeof row['id'] === 'string' ? [row['id']] : [])))
    }
    return ids
  }
})
