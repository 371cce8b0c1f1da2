import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ServerProcess } from '../house/start-server.ts'
import { openLine, requestOf } from './line.ts'

/** What cookies are signed with. */
export const AUTH_SECRET = 'a secret of at least thirty-two characters'

export interface Signed {
  userId: string
  cookie: string
}

/**
 * So many people who are signed in, with a chart and Asks to spare. Accounts and sessions are written as
 * better-auth writes them, since a password takes longer to hash than all that is measured here.
 */
export async function bringPeople({ base }: ServerProcess, owner: pg.Pool, count: number): Promise<Signed[]> {
  const people = Array.from({ length: count }, () => {
    const token = randomBytes(24).toString('base64url')
    const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
    const cookie = `astrarium.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    return { userId: randomUUID(), token: createHash('sha256').update(token).digest('base64url'), cookie }
  })
  const written = JSON.stringify(people.map(({ userId, token }) => ({ id: userId, token })))
  const client = await owner.connect()
  // an Ask that goes back fills a balance to the plan's limit at most
  await client.query(`begin; update subscription_plans set ask_limit_daily = 1000 where plan_id = 'free'`)
  await client.query('set local role app_auth')
  await client.query(
    `insert into users (id, name, email, email_verified)
     select id, 'Mara Lind', id || '@example.com', true from json_to_recordset($1) as made (id uuid)`,
    [written],
  )
  await client.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '30 days' from json_to_recordset($1) as made (id uuid, token text)`,
    [written],
  )
  await client.query(`set local role app_jobs`)
  // a refill that is further away than any can be happens at once
  await client.query(
    `update user_credits set current_credits = 1000, credits_reset_date = now() + interval '1 day'`,
  )
  await client.query('commit')
  client.release()
  const line = openLine(base)
  for (const [place, { cookie }] of people.entries())
    for (const [method, path, body] of [
      ['PUT', '/api/chart/birth', JSON.stringify(bornOn(place))],
      ['PATCH', '/api/profile', JSON.stringify({ currentTimeZone: 'Europe/London' })],
    ] as const) {
      const { status, body: answer } = await line.ask(requestOf(method, path, { cookie }, body))
      if (status !== 200) throw new Error(`${path} answered ${status}: ${answer}`)
    }
  line.close()
  return people.map(({ userId, cookie }) => ({ userId, cookie }))
}

/** Everybody on a day of their own. */
const bornOn = (place: number) => ({
  birthDate: new Date(Date.UTC(1960, 0, 1 + 47 * place)).toISOString().slice(0, 10),
  birthTime: '14:40',
  birthTimeAccuracy: 'exact',
  birthPlace: 'London',
  birthLatitude: 51.5074,
  birthLongitude: -0.1278,
  timezone: 'Europe/London',
})
