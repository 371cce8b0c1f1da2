import { createHash } from 'node:crypto'
import pg from 'pg'
import { openLine, requestOf } from './line.ts'
import type { Signed } from './people.ts'
import { rateOf } from './rate.ts'
import type { Row } from './row.ts'
import type { Bench } from './bench.ts'

const AT_ONCE = 16

/** The profile of whoever is signed in, beside the same rows through `pg` alone, without HTTP or cookies. */
export async function reads({ server, people, databaseUrl, costs, seconds }: Bench): Promise<Row[]> {
  const lines = Array.from({ length: AT_ONCE }, () => openLine(server.base))
  const requests = lines.map((_, place) =>
    requestOf('GET', '/api/profile', { cookie: people[place % people.length]!.cookie }),
  )
  const read = async (place: number) => {
    const { status, body } = await lines[place]!.ask(requests[place]!)
    if (status !== 200) throw new Error(`The profile answered ${status}: ${body}`)
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  // a connection may still close when the database ends
  pool.on('error', () => {})
  // Node compiles what is used often: neither side is measured while it does
  await rateOf(AT_ONCE, seconds / 4, read)
  const ours = await rateOf(AT_ONCE, seconds, read, costs)
  const readAlone = (place: number) => readBare(pool, people[place % people.length]!)
  await rateOf(AT_ONCE, seconds / 4, readAlone)
  const bare = await rateOf(AT_ONCE, seconds, readAlone)
  for (const line of lines) line.close()
  await pool.end()
  return [
    {
      name: `signed-in read with row security, ${AT_ONCE} at once`,
      ours: ours.rate,
      costs: ours.costs,
      peer: bare.rate,
      peerName: 'the same SQL by pg',
      unit: '/s',
      wanted: { atLeast: 1000, ofPeer: 0.5 },
    },
  ]
}

/** Statement by statement, as a program without a pipeline sends them. */
async function readBare(pool: pg.Pool, { userId, cookie }: Signed): Promise<void> {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0]!
  const client = await pool.connect()
  await client.query('begin')
  await client.query({ ...ROLE, values: ['app_auth', ''] })
  const { rows } = await client.query<{ id: string }>({ ...SESSION, values: [hashOf(token)] })
  await client.query({ ...ROLE, values: ['app_user', rows[0]!.id] })
  await client.query({ ...PROFILE, values: [userId] })
  await client.query('commit')
  client.release()
}

const ROLE = {
  name: 'role',
  text: `select set_config('role', $1, true), set_config('app.user_id', $2, true)`,
}
const SESSION = {
  name: 'session',
  text: 'select users.* from sessions join users on users.id = user_id where token = $1 and expires_at > now()',
}
const PROFILE = { name: 'profile', text: 'select * from profiles where user_id = $1' }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
