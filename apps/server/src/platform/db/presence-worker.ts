/** The thread that tells others that this process lives, however much it has to do. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { BEAT_MS, GONE_AFTER_MS } from './sign-of-life.ts'
import type { FromPresence, Living, ToPresence } from './sign-of-life.ts'
import { GIVEN_UP } from './silence.ts'

/** A sign that is not taken within this is given anew, over another connection. */
const TAKEN_WITHIN_MS = 5000

const { url, serverId, sealsWith, hangsAfterMs } = workerData as Living
const over = new AbortController()
let answeredAt = performance.now()
parentPort!.on('message', (message: ToPresence) => {
  if (message === 'leave') over.abort()
  else answeredAt = performance.now()
})
const tell = (message: FromPresence) => parentPort!.postMessage(message)

let client: pg.Client | null = null
// while the database is away nobody can give a sign of life, and once its clock was set none is of now: right
// after that no silence means an end, and whoever has just started knows of nothing before
let steadySince = performance.now()
let last = { at: steadySince, there: NaN }
while (!over.signal.aborted) {
  // whatever becomes of the sign itself: an outage is no reason to believe that the process hangs
  tell('ping')
  if (performance.now() - answeredAt < hangsAfterMs)
    try {
      client ??= await connect()
      const there = await beat(client)
      const at = performance.now()
      const passed = [at - last.at, Math.abs(there - last.there)]
      if (passed.some((ms) => ms > GONE_AFTER_MS / 2)) steadySince = at
      last = { at, there }
      tell({ isSteady: at - steadySince > GONE_AFTER_MS })
    } catch (error) {
      void client?.end().catch(() => {})
      client = null
      const { message, code = null } = error as Error & { code?: string }
      tell({ fault: { message, code } })
    }
  await pause(BEAT_MS, undefined, { signal: over.signal }).catch(() => {})
}
await client?.query('delete from servers where id = $1', [serverId]).catch(() => {})
await client?.end().catch(() => {})
parentPort!.close()

async function connect(): Promise<pg.Client> {
  const next = new pg.Client({
    connectionString: url,
    options: '-c role=app_jobs',
    ...GIVEN_UP,
    query_timeout: TAKEN_WITHIN_MS,
  })
  // what is lost is noticed by the next sign
  next.on('error', () => {})
  try {
    await next.connect()
    await next.query(`delete from servers
      where seen_at not between clock_timestamp() - interval '1 hour' and clock_timestamp() + interval '1 hour'`)
    return next
  } catch (error) {
    void next.end().catch(() => {})
    throw error
  }
}

/** By the database's clock, which is the same for all of them. Answers what it says, in milliseconds. */
async function beat(to: pg.Client): Promise<number> {
  const { rows } = await to.query<{ at: Date }>(
    `insert into servers (id, seen_at, seals_with) values ($1, clock_timestamp(), $2)
     on conflict (id) do update set seen_at = clock_timestamp() returning seen_at as at`,
    [serverId, sealsWith],
  )
  return rows[0]!.at.getTime()
}
