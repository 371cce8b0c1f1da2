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
// while the database is away nobody can give a sign of life: right after it no silence means an end, and
// whoever has just started knows of no outage before
let steadySince = performance.now()
let lastBeat = steadySince
while (!over.signal.aborted) {
  // whatever becomes of the sign itself: an outage is no reason to believe that the process hangs
  tell('ping')
  if (performance.now() - answeredAt < hangsAfterMs)
    try {
      client ??= await connect()
      await beat(client)
      const now = performance.now()
      if (now - lastBeat > GONE_AFTER_MS / 2) steadySince = now
      lastBeat = now
      tell({ isSteady: now - steadySince > GONE_AFTER_MS })
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
    await next.query(`delete from servers where seen_at < clock_timestamp() - interval '1 hour'`)
    return next
  } catch (error) {
    void next.end().catch(() => {})
    throw error
  }
}

/** By the database's clock, which is the same for all of them. */
async function beat(to: pg.Client): Promise<void> {
  await to.query(
    `insert into servers (id, seen_at, seals_with) values ($1, clock_timestamp(), $2)
     on conflict (id) do update set seen_at = clock_timestamp()`,
    [serverId, sealsWith],
  )
}
