import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { arrive } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { ServerProcess } from '../../bench/house/start-server.ts'
import { countWrong } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { Database } from './database.ts'
import type { Check } from './report.ts'
import { openSlowModel } from './slow-model.ts'

/** A server that is to end, or has nothing left to do, keeps nobody for longer. */
const ENDED_WITHIN_MS = 5000
const TAKEN_UP_WITHIN_MS = 5000
const ANSWER_MS = 6000
/** An answer that cannot be kept for so long fails. */
const FAILING_AFTER_MS = 5000

/** A server is told to end while its database is away and an answer fails. */
export async function endings(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
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
    return [await settled(endedAfter, database)]
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

async function settled(endedAfter: number, database: Database): Promise<Check> {
  const open = `select 1 from asks where status = 'reserved'`
  const here = '(select id from servers order by seen_at desc limit 1)'
  const takenUpAfter = await msUntil(database, `${open} and server_id is distinct from ${here}`)
  await msUntil(database, open)
  const wrong = await countWrong(database)
  return {
    name: 'told to end while the database is away',
    isGood: endedAfter < ENDED_WITHIN_MS && takenUpAfter < TAKEN_UP_WITHIN_MS && wrong === 0,
    figures: {
      'ended after (ms)': endedAfter,
      'taken up after (ms)': takenUpAfter,
      'wrong in the books': wrong,
    },
  }
}

/** How long it takes until the question has no answer any more. */
async function msUntil(database: Database, question: string): Promise<number> {
  const began = performance.now()
  while ((await database.query(question)).length > 0 && performance.now() - began < 60_000) await pause(20)
  return Math.round(performance.now() - began)
}
