import { setTimeout as pause } from 'node:timers/promises'
import { openAsker } from './asker.ts'
import { openFleet } from './fleet.ts'
import { openBreakableDatabase } from './database.ts'
import type { Database } from './database.ts'
import type { Check } from './report.ts'

/** A server of which nothing was heard for so long is known to have ended. */
const SILENT_MS = 1000

/** A server is killed in each round, one after the other, while people are being answered by all of them. */
export async function kills(length: 'short' | 'whole', roundsWanted: number | null): Promise<Check[]> {
  const rounds = roundsWanted ?? (length === 'short' ? 2 : 30)
  const fleet = await openFleet(
    length === 'short' ? 3 : 6,
    length === 'short' ? 2000 : 6000,
    openBreakableDatabase,
  )
  const { balancer, servers, people, database } = fleet
  const before = await seen(database)
  try {
    const askers = people.map((cookie) => openAsker(balancer.base, cookie))
    const waits: number[] = []
    let cut = 0
    for (let round = 0; round < rounds; round++) {
      await pause(500 + ((round * 379) % 1500))
      const place = round % servers.length
      const running = await seen(database)
      await servers[place]!.end('SIGKILL')
      const killedAt = performance.now()
      // its last sign of life is not old before that
      await pause(SILENT_MS + 100)
      const left = await ownedByNobody(database, running)
      cut += left
      while ((await ownedByNobody(database, running)) > 0) await pause(50)
      const takenUpAfter = performance.now() - killedAt
      if (left > 0) waits.push(takenUpAfter)
      console.log(`  ${round + 1} of ${rounds}: ${left} cut, taken up after ${takenUpAfter.toFixed(0)} ms`)
      await fleet.replace(place)
    }
    await Promise.all(askers.map((asker) => asker.stop()))
    const asked = askers.flatMap((asker) => asker.asked)
    const longest = Math.round(Math.max(0, ...waits))
    const lost = asked.filter(({ refusal, end }) => refusal === null && end === null).length
    const wrong = await wrongBooks(database)
    const count = (end: string) => asked.filter((one) => one.end === end).length
    return [
      {
        name: `${rounds} servers killed`,
        // a kill that cuts nothing shows nothing
        isGood: lost === 0 && wrong === 0 && longest < 5000 && before.length === 0 && cut > 0,
        figures: {
          asks: asked.length,
          answered: count('answered'),
          'given back': count('given back'),
          'refused at the kill': asked.filter(({ refusal }) => refusal !== null).length,
          'without an end': lost,
          'cut by a kill': cut,
          'longest stuck (ms)': longest,
          'wrong in the books': wrong,
        },
      },
    ]
  } finally {
    await fleet.close()
  }
}

interface Running extends Record<string, unknown> {
  id: string
  server_id: string
}

function seen(database: Database): Promise<Running[]> {
  return database.query<Running>(`select id, server_id from asks where status = 'reserved'`)
}

/** Of those that were being answered, how many wait for a server that has ended. */
async function ownedByNobody(database: Database, running: Running[]): Promise<number> {
  if (running.length === 0) return 0
  const [left] = await database.query<{ count: string }>(
    `select count(*) from asks where status = 'reserved' and id in (${running.map(({ id }) => `'${id}'`).join()})
     and server_id in (select id from servers where seen_at < now() - interval '${SILENT_MS} milliseconds')`,
  )
  return Number(left!.count)
}

/** Asks that took another number of Asks than they should. */
export async function wrongBooks(database: Database): Promise<number> {
  const [found] = await database.query<{ count: string }>(
    `select count(*) from asks left join lateral (
       select coalesce(sum(change), 0) as paid from credit_entries where ask_id = asks.id
     ) as entries on true
     where status = 'reserved' or paid <> case status when 'answered' then -1 else 0 end`,
  )
  return Number(found!.count)
}
