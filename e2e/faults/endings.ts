import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findHome } from '../../apps/server/src/platform/embedded-postgres/home.ts'
import { reachEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/reach.ts'
import { arrive } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { ServerProcess } from '../../bench/house/start-server.ts'
import { openBreakableDatabase, queriesAt } from './database.ts'
import type { Database } from './database.ts'
import { wrongBooks } from './kills.ts'
import type { Check } from './report.ts'
import { openSlowModel } from './slow-model.ts'

/** A server that is to end, or has nothing left to do, keeps nobody for longer. */
const ENDED_WITHIN_MS = 5000
const TAKEN_UP_WITHIN_MS = 5000
const ANSWER_MS = 6000
/** An answer that cannot be kept for so long fails. */
const FAILING_AFTER_MS = 5000

/** A server loses its database while it answers, and ends: by itself, or because it is told to. */
export async function endings(): Promise<Check[]> {
  return [await itsPostgresKilled(), await toldToEndMeanwhile()]
}

async function itsPostgresKilled(): Promise<Check> {
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  chmodSync(dataDir, 0o755)
  const model = await openSlowModel(ANSWER_MS)
  const start = () => startServer({ DATA_DIR: dataDir, ...model.settings })
  let server = await start()
  try {
    await ask(server)
    const pidFile = path.join(findHome(dataDir).home, 'cluster/postmaster.pid')
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL')
    const endedAfter = await msUntil(() => server.hasEnded())
    server = await start()
    const { url } = await reachEmbeddedPostgres(dataDir)
    return await settled('its PostgreSQL killed', endedAfter, { query: queriesAt(url) })
  } finally {
    await server.end('SIGKILL')
    model.close()
    rmSync(findHome(dataDir).home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function toldToEndMeanwhile(): Promise<Check> {
  const database = await openBreakableDatabase()
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const model = await openSlowModel(ANSWER_MS)
  const start = () =>
    startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '0', ...model.settings })
  let server = await start()
  try {
    await ask(server)
    const back = database.restart('immediate', FAILING_AFTER_MS + 3 * ENDED_WITHIN_MS)
    await pause(FAILING_AFTER_MS)
    const began = performance.now()
    await server.end('SIGTERM')
    const endedAfter = Math.round(performance.now() - began)
    await back
    server = await start()
    return await settled('told to end while it is away', endedAfter, database)
  } finally {
    await server.end('SIGKILL')
    model.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Somebody's question, of which the first words have been said. */
async function ask({ base }: ServerProcess): Promise<void> {
  const cookie = await arrive(base)
  const answer = await fetch(`${base}/api/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null }),
  })
  const reader = answer.body!.getReader()
  await reader.read()
  // the line breaks when the server ends
  void reader.closed.catch(() => {})
}

async function settled(name: string, endedAfter: number, database: Pick<Database, 'query'>): Promise<Check> {
  const left = async () => {
    const [found] = await database.query<{ count: string }>(
      `select count(*) from asks where status = 'reserved' and server_id is distinct from (select id from servers order by seen_at desc limit 1)`,
    )
    return Number(found!.count)
  }
  const takenUpAfter = await msUntil(async () => (await left()) === 0)
  await msUntil(
    async () => (await database.query(`select 1 from asks where status = 'reserved'`)).length === 0,
  )
  const wrong = await wrongBooks(database)
  return {
    name,
    isGood: endedAfter < ENDED_WITHIN_MS && takenUpAfter < TAKEN_UP_WITHIN_MS && wrong === 0,
    figures: {
      'ended after (ms)': endedAfter,
      'taken up after (ms)': takenUpAfter,
      'wrong in the books': wrong,
    },
  }
}

async function msUntil(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isSo()) && performance.now() - began < 60_000) await pause(20)
  return Math.round(performance.now() - began)
}
