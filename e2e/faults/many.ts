import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { arrive } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { ServerProcess } from '../../bench/house/start-server.ts'
import { countWrong } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { Check } from './report.ts'
import { openSlowModel } from './slow-model.ts'

const TAKEN_UP_WITHIN_MS = 5000
const [PEOPLE, EACH] = [10, 10]

/** A server is killed that gives a hundred answers at once; two others are left. */
export async function many(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
  const database = await openBreakableDatabase()
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const model = await openSlowModel(20_000)
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...model.settings }
  const servers = [await startServer(settings), await startServer(settings), await startServer(settings)]
  const [first] = servers as [ServerProcess]
  try {
    const people: string[] = []
    for (let place = 0; place < PEOPLE; place++) people.push(await arrive(first.base))
    await database.query(
      `update user_credits set current_credits = 1000, credits_reset_date = now() + interval '1 year'`,
    )
    const sent = people.flatMap((cookie) => Array.from({ length: EACH }, () => send(first.base, cookie)))
    await Promise.all(sent)
    const begun = await database.query<{ id: string; server_id: string }>(
      `select id, server_id from asks where status = 'reserved'`,
    )
    await first.end('SIGKILL')
    const killedAt = performance.now()
    const waiting = `select 1 from asks where status = 'reserved' and server_id = '${begun[0]!.server_id}'`
    while ((await database.query(waiting)).length > 0 && performance.now() - killedAt < 60_000)
      await pause(20)
    const takenUpAfter = Math.round(performance.now() - killedAt)
    const unsettled = `select 1 from asks where status = 'reserved'`
    while ((await database.query(unsettled)).length > 0 && performance.now() - killedAt < 90_000)
      await pause(200)
    const [passed] = await database.query<{ most: number }>(`select max(taken_up) as most from asks`)
    const wrong = await countWrong(database)
    return [
      {
        name: 'a server with many answers killed',
        isGood:
          begun.length === PEOPLE * EACH &&
          takenUpAfter < TAKEN_UP_WITHIN_MS &&
          passed!.most === 1 &&
          wrong === 0,
        figures: {
          answers: begun.length,
          'taken up after (ms)': takenUpAfter,
          'passed on, at most': passed!.most,
          'wrong in the books': wrong,
        },
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    model.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Until the question is taken; what is answered then nobody reads. */
async function send(base: string, cookie: string): Promise<void> {
  const answer = await fetch(`${base}/api/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null }),
  })
  if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`)
  void answer.text().catch(() => {})
}
