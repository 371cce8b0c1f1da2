import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { countAnswersOf, countWrong, untilTakenUp } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { Database } from './database.ts'
import { openFleet } from './fleet.ts'
import type { Check } from './report.ts'

const TAKEN_UP_WITHIN_MS = 5000
const SETTLED_WITHIN_MS = 110_000
const [PEOPLE, EACH] = [10, 10]
/** Longer than it takes to send them all. */
const ANSWER_MS = 45_000

/** A server is killed that gives a hundred answers at once; two others are left. */
export async function many(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
  const fleet = await openFleet(PEOPLE, ANSWER_MS, openBreakableDatabase)
  const { servers, serverIds, people, database } = fleet
  try {
    // all at once: a server that has no moment to spare is not taken for ended
    await Promise.all(
      people.flatMap((cookie) => Array.from({ length: EACH }, () => send(servers[0]!.base, cookie))),
    )
    const [killedId] = serverIds as [string]
    const [begun, passedBefore] = [await countAnswersOf(database, killedId), await mostPassedOn(database)]
    await servers[0]!.end('SIGKILL')
    const killedAt = performance.now()
    const sinceKill = () => Math.round(performance.now() - killedAt)
    await untilTakenUp(database, killedId)
    const takenUpAfter = sinceKill()
    const unsettled = `select 1 from asks where status = 'reserved'`
    while ((await database.query(unsettled)).length > 0 && sinceKill() < SETTLED_WITHIN_MS) await pause(50)
    const settledAfter = sinceKill()
    const passedOn = await mostPassedOn(database)
    const wrong = await countWrong(database)
    return [
      {
        name: 'a server with many answers killed',
        isGood:
          begun === PEOPLE * EACH &&
          passedBefore === 0 &&
          takenUpAfter < TAKEN_UP_WITHIN_MS &&
          passedOn === 1 &&
          wrong === 0,
        figures: {
          answers: begun,
          'passed on before': passedBefore,
          'taken up after (ms)': takenUpAfter,
          'told after (ms)': settledAfter,
          'passed on, at most': passedOn,
          'wrong in the books': wrong,
        },
      },
    ]
  } finally {
    await fleet.close()
  }
}

/** How many servers went on with an answer that another one had begun. */
async function mostPassedOn(database: Database): Promise<number> {
  const [passed] = await database.query<{ most: number | null }>(`select max(taken_up) as most from asks`)
  return passed!.most ?? 0
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
