import { setTimeout as pause } from 'node:timers/promises'
import { openAsker } from './asker.ts'
import { openBreakableDatabase } from './database.ts'
import { openFleet } from './fleet.ts'
import { openReader } from './reader.ts'
import type { Check } from './report.ts'

/** Three servers are replaced one after the other, while people read and ask. */
export async function rolling(length: 'short' | 'whole'): Promise<Check[]> {
  const fleet = await openFleet(
    length === 'short' ? 3 : 6,
    length === 'short' ? 2000 : 6000,
    openBreakableDatabase,
  )
  const { balancer, servers, people, database } = fleet
  try {
    const askers = people.map((cookie) => openAsker(balancer.base, cookie))
    const readers = people.slice(0, 3).map((cookie) => openReader(balancer.base, cookie))
    await pause(500)
    for (const place of servers.keys()) {
      await servers[place]!.end('SIGTERM')
      await fleet.replace(place)
      await pause(500)
    }
    await Promise.all([...askers, ...readers].map((one) => one.stop()))
    const reads = readers.flatMap((reader) => reader.reads)
    const asked = askers.flatMap((asker) => asker.asked)
    const lost = reads.filter(({ status }) => status !== 200).length
    const refused = asked.filter(({ refusal }) => refusal !== null).length
    const notAnswered = asked.filter(({ refusal, end }) => refusal === null && end !== 'answered').length
    const [left] = await database.query<{ count: string }>(
      `select count(*) from asks where status = 'reserved'`,
    )
    const stuck = Number(left!.count)
    const cut = asked.reduce((sum, { breaks }) => sum + breaks, 0)
    return [
      {
        name: `${servers.length} servers replaced`,
        isGood: lost + refused + notAnswered + cut + stuck === 0,
        figures: {
          reads: reads.length,
          'reads lost': lost,
          asks: asked.length,
          'asks refused': refused,
          'answers lost': notAnswered,
          'lines cut': cut,
          stuck,
        },
      },
    ]
  } finally {
    await fleet.close()
  }
}
