import { setTimeout as pause } from 'node:timers/promises'
import { findPgbouncer, startPgbouncer } from '../../apps/server/test/pgbouncer.ts'
import { openAsker } from './asker.ts'
import { countLost, countWrong } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { BreakableDatabase } from './database.ts'
import { openFleet } from './fleet.ts'
import { openReader, servedSince, untilServed } from './reader.ts'
import type { Check } from './report.ts'

/** A pooler that could not reach its database tries again after a second, by its settings. */
const SERVED_WITHIN_MS = 2500

/** Three servers behind a pooler: as it is, with one of them killed, with the database crashed behind it. */
export async function pooler(length: 'short' | 'whole'): Promise<Check[]> {
  const program = findPgbouncer()
  if (length === 'short') return []
  if (!program) {
    console.log('\npooler: not tried, pgbouncer is not installed')
    return []
  }
  const fleet = await openFleet(4, 2500, () => openPooled(program))
  const { balancer, servers, people, database } = fleet
  try {
    const checks: Check[] = []
    for (const [name, happen, isSeen] of [
      ['as it is', () => pause(2000), false],
      ['a server killed', () => servers[0]!.end('SIGKILL'), true],
      ['the database crashed behind it', () => database.restart('immediate', 0), true],
    ] as const) {
      const askers = people.map((cookie) => openAsker(balancer.base, cookie))
      const readers = people.slice(0, 2).map((cookie) => openReader(balancer.base, cookie))
      await pause(1000)
      await happen()
      const over = performance.now()
      await untilServed(readers, 1500, 20_000)
      await Promise.all([...askers, ...readers].map((one) => one.stop()))
      const statuses = readers.flatMap((reader) => reader.reads).map(({ status }) => status)
      const asked = askers.flatMap((asker) => asker.asked)
      const refused = statuses.filter((status) => status === 502 || status === 503).length
      const other = statuses.filter((status) => ![200, 502, 503].includes(status)).length
      const endless = asked.filter(({ refusal, end }) => refusal === null && end === null).length
      const lost = await countLost(database, askers)
      const wrong = await countWrong(database)
      const servedAfter = Math.max(...readers.map((reader) => servedSince(reader, over)))
      const died = servers.filter((server) => server.hasEnded()).length - (name === 'a server killed' ? 1 : 0)
      checks.push({
        name,
        isGood:
          died + other + endless + lost + wrong === 0 &&
          (isSeen ? servedAfter < SERVED_WITHIN_MS : refused === 0),
        figures: {
          died,
          reads: statuses.length,
          'refused meanwhile': refused,
          'served again (ms)': servedAfter,
          other,
          asks: asked.length,
          answered: asked.filter(({ end }) => end === 'answered').length,
          'given back': asked.filter(({ end }) => end === 'given back').length,
          'lost or endless': lost + endless,
          'wrong in the books': wrong,
        },
      })
      for (const [place, server] of servers.entries()) if (server.hasEnded()) await fleet.replace(place)
    }
    return checks
  } finally {
    await fleet.close()
  }
}

async function openPooled(program: string): Promise<BreakableDatabase & { directUrl: string }> {
  const database = await openBreakableDatabase()
  const pgbouncer = await startPgbouncer(program, database.url)
  return {
    ...database,
    url: pgbouncer.through(database.url),
    directUrl: database.url,
    async close() {
      await pgbouncer.stop()
      await database.close()
    },
  }
}
