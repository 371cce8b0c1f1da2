import { createHmac } from 'node:crypto'
import pg from 'pg'
import { expect, it } from 'vitest'
import { TEST_SECRET } from '../../../test/open-test-app.ts'
import { testApp } from '../../../test/test-app.ts'
import { hashSecret } from '../../platform/auth/secret.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { knownMigrations, runMigrations } from '../../platform/db/migrations.ts'

const house = testApp()
const COOKIE = 'astrarium.session_token'

/** What a browser would send whose token this is; whoever forges it has the server's secret too. */
function signed(token: string): Record<string, string> {
  const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64')
  return { Cookie: `${COOKIE}=${encodeURIComponent(`${token}.${signature}`)}` }
}

it('a token out of a copy of the database signs in as nobody, even by somebody who can sign cookies', async () => {
  const mara = await house.visitor().arrive()
  const { email, password } = mara
  const entered = await mara.raw('POST', '/api/auth/sign-in', { email, password })
  const cookie = entered.headers.getSetCookie().find((one) => one.startsWith(COOKIE))
  const token = decodeURIComponent(cookie!.slice(COOKIE.length + 1).split(';')[0]!).split('.')[0]!
  const whoIs = async (headers: Record<string, string>) =>
    (await house.visitor().call('GET', '/api/auth/session', undefined, headers)).body.user?.email ?? null
  expect(await whoIs(signed(token))).toBe(email)

  const { rows } = await house.owner.query<{ token: string }>('select token from sessions')
  const kept = rows.map((row) => row.token)
  expect(kept).toContain(hashSecret(token))
  expect(kept).not.toContain(token)
  for (const one of kept) expect(await whoIs(signed(one))).toBeNull()
})

it('a session goes on after its day, and ends with its sign-out, wherever its token is kept', async () => {
  const mara = await house.visitor().arrive()
  await house.owner.query(
    `update sessions set expires_at = now() + interval '20 days', updated_at = now() - interval '10 days'
     where user_id = (select id from users where email = $1)`,
    [mara.email],
  )
  const lasts = async () => {
    const { rows } = await house.owner.query<{ days: number }>(
      `select extract(day from expires_at - now())::int as days from sessions
       where user_id = (select id from users where email = $1)`,
      [mara.email],
    )
    return rows.map(({ days }) => days)
  }
  expect((await mara.call('GET', '/api/auth/session')).body.user.email).toBe(mara.email)
  expect(await lasts()).toEqual([29])
  expect((await mara.call('GET', '/api/auth/session')).body.user.email).toBe(mara.email)
  await mara.call('POST', '/api/auth/sign-out')
  expect(await lasts()).toEqual([])
})

it('whoever was signed in before tokens were hashed still is', async () => {
  const url = new URL(house.owner.options.connectionString!)
  await house.owner.query('create database older')
  url.pathname = '/older'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await runMigrations(client, 28)
  expect(knownMigrations()).toBeGreaterThan(28)
  const { rows } = await client.query<{ id: string }>(
    `insert into users (name, email) values ('Mara', 'mara@example.com') returning id`,
  )
  const add = `insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`
  await client.query(add, [rows[0]!.id, 'abcdefghijklmnopqrstuvwxyzABCDEF'])
  await migrateDatabase(url.href)
  const after = await client.query<{ token: string }>('select token from sessions')
  await client.end()
  expect(after.rows).toEqual([{ token: hashSecret('abcdefghijklmnopqrstuvwxyzABCDEF') }])
})
