import { expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { openPool } from '../../platform/db/database.ts'
import { openRateLimiter } from '../../platform/http/rate-limit.ts'
import { forgetTries } from './service/forget-tries.ts'

const house = testApp({ isBehindProxy: true })
const signIn = async (mara: Person, password: string, address: string, email = mara.email) =>
  (await mara.call('POST', '/api/auth/sign-in', { email, password }, { 'X-Forwarded-For': address })).status

it('tries for one account count together from wherever they come, and a reset lets its owner in', async () => {
  const mara = await house.visitor().arrive()
  const pool = openPool(house.owner.options.connectionString!, 'app_auth', () => {}, 1)
  const earlier = openRateLimiter(pool)
  for (let round = 0; round < 47; round++) await earlier.consume('sign-in-anywhere', mara.email, 50, 3600)
  await pool.end()
  const tries: number[] = []
  for (let from = 1; from <= 5; from++) tries.push(await signIn(mara, 'wrong one', `10.0.0.${from}`))
  expect(tries).toEqual([401, 401, 401, 429, 429])
  expect(await signIn(mara, mara.password, '10.1.1.1')).toBe(429)
  // somebody else is not slowed by it
  const ben = await house.visitor().arrive()
  expect(await signIn(ben, ben.password, '10.1.1.1')).toBe(200)

  await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
  await mara.call('POST', '/api/auth/reset-password', {
    token: mara.linkToken(),
    password: 'battery staple',
  })
  expect(await signIn(mara, 'battery staple', '10.1.1.1')).toBe(200)
})

/** Somebody who knows an address and wishes its owner kept out: no further letter, and no further try. */
async function besiege(email: string): Promise<void> {
  const stranger = house.visitor()
  const letter = () => stranger.call('POST', '/api/auth/forgot-password', { email })
  const letters = await Promise.all(Array.from({ length: 6 }, letter))
  expect(letters.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(5).fill(200), 429])
  await useUpTries(email)
}

async function useUpTries(email: string): Promise<void> {
  const pool = openPool(house.owner.options.connectionString!, 'app_auth', () => {}, 1)
  const tries = openRateLimiter(pool)
  for (let round = 0; round < 50; round++) await tries.consume('sign-in-anywhere', email, 50, 3600)
  await pool.end()
}

async function reset(mara: Person): Promise<number> {
  const token = mara.linkToken()
  return (await mara.call('POST', '/api/auth/reset-password', { token, password: 'battery staple' })).status
}

it('a stranger who uses up the letters and the tries, again and again, does not keep the owner out', async () => {
  const mara = await house.visitor().arrive()
  for (let round = 0; round < 2; round++) {
    await besiege(mara.email)
    expect(await reset(mara)).toBe(200)
    // the stranger goes on between the reset and the sign-in
    await useUpTries(mara.email)
    expect(await signIn(house.visitor(), 'battery staple', '10.5.5.5', mara.email)).toBe(429)
    expect(await signIn(mara, 'battery staple', '10.4.4.4')).toBe(200)
  }
})

it('whoever set a password in one account is counted in every other, and within the hour alone', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
  await reset(mara)
  for (const { email } of [mara, ben]) await useUpTries(email)
  expect(await signIn(mara, ben.password, '10.6.6.6', ben.email)).toBe(429)
  const { isPassFor, passFor } = house.context.auth
  const pass = passFor(mara.email)
  const [until, signature] = pass.split('.') as [string, string]
  expect(isPassFor(mara.email, `${Number(until) + 1}.${signature}`)).toBe(false)
  vi.useFakeTimers({ toFake: ['Date'] })
  const after = [59, 2].map((minutes) => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    return isPassFor(mara.email, pass)
  })
  vi.useRealTimers()
  expect(after).toEqual([true, false])
})

it('what was counted while the clock was a year ahead keeps nobody out', async () => {
  const mara = await house.visitor().arrive()
  // from one address for one account ten in five minutes
  await Promise.all(Array.from({ length: 10 }, () => signIn(mara, 'wrong one', '10.2.2.2')))
  expect(await signIn(mara, mara.password, '10.2.2.2')).toBe(429)
  const year = 365 * 86_400_000
  await house.owner.query('update rate_limits set expire = expire + $1', [year])
  expect(await signIn(mara, mara.password, '10.2.2.2')).toBe(200)
})

it('tries are forgotten when their hour is over, and what a clock ahead has locked is open within one', async () => {
  const mara = await house.visitor().arrive()
  house.clock.now = new Date()
  await signIn(mara, 'wrong one', '10.3.3.3')
  await house.owner.query(
    `insert into two_factors (user_id, secret, backup_codes, locked_until, failed_verification_count)
     select id, 'x', 'x', now() + interval '400 days', 10 from users where email = $1`,
    [mara.email],
  )
  const counted = async () =>
    Number((await house.owner.query('select count(*) from rate_limits')).rows[0].count)
  await forgetTries(house.context)
  expect(await counted()).toBeGreaterThan(0)
  const { rows } = await house.owner.query('select locked_until, failed_verification_count from two_factors')
  expect(rows).toEqual([{ locked_until: null, failed_verification_count: 0 }])
  house.clock.now = new Date(Date.now() + 2 * 3_600_000)
  await forgetTries(house.context)
  expect(await counted()).toBe(0)
})
