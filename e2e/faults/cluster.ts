import { setTimeout as pause } from 'node:timers/promises'
import { openAsker } from './asker.ts'
import { countLost, countWrong } from './books.ts'
import { openCluster } from './cluster/open-cluster.ts'
import { findPrograms } from './cluster/programs.ts'
import { openFleet } from './fleet.ts'
import { openReader, untilServed } from './reader.ts'
import type { Reader } from './reader.ts'
import type { Check } from './report.ts'

const SERVED_WITHIN_MS = 15_000
/** Patroni's lease of a primary cannot be shorter than 20 s, and a machine that is gone gives none back. */
const WITHOUT_A_MACHINE_MS = 30_000
/** no longer than that does a primary that was killed seem to be there */
const SILENT_MS = 3000

/**
 * The primary of three PostgreSQL is killed, while people read and ask at three servers of ours.
 *
 * @returns nothing where the programs of a cluster are not there, after a line that says so
 */
export async function cluster(length: 'short' | 'whole'): Promise<Check[]> {
  const programs = findPrograms()
  if (typeof programs === 'string') {
    console.log(`\ncluster: not tried, ${programs}`)
    return []
  }
  const fleet = await openFleet(6, 2000, () => openCluster(programs))
  const { balancer, servers, people, database } = fleet
  try {
    await database.mend()
    const checks: Check[] = []
    const kinds =
      length === 'short' ? (['postgres'] as const) : (['postgres', 'postgres', 'machine'] as const)
    for (const [round, kind] of kinds.entries()) {
      const askers = people.map((cookie) => openAsker(balancer.base, cookie))
      const readers = people.slice(0, 3).map((cookie) => openReader(balancer.base, cookie))
      await pause(2000)
      const killedAt = performance.now()
      await database.killPrimary(kind)
      await untilServed(readers, SILENT_MS, 2 * WITHOUT_A_MACHINE_MS)
      await pause(5000)
      await Promise.all([...askers, ...readers].map((one) => one.stop()))
      await database.mend()

      const reads = readers.flatMap((reader) => reader.reads)
      const asked = askers.flatMap((asker) => asker.asked)
      const count = (statuses: readonly number[]) =>
        reads.filter(({ status }) => statuses.includes(status)).length
      const again = Math.max(...readers.map((reader) => longestWait(reader.reads, killedAt)))
      const lost = await countLost(database, askers)
      const wrong = await countWrong(database)
      const endless = asked.filter(({ refusal, end }) => refusal === null && end === null).length
      const other = reads.length - count([200, 502, 503, 504])
      const died = servers.filter((server) => server.hasEnded()).length
      const silent = reads.filter(({ status, saysWhen }) => status === 503 && !saysWhen).length
      const within = kind === 'machine' ? WITHOUT_A_MACHINE_MS : SERVED_WITHIN_MS
      checks.push({
        name: kind === 'machine' ? "the primary's machine gone" : `the primary killed, ${round + 1}`,
        isGood: again < within && lost + wrong + endless + other + died + silent === 0 && count([401]) === 0,
        figures: {
          reads: reads.length,
          'refused meanwhile': count([502, 503, 504]),
          'servers died': died,
          'without Retry-After': silent,
          'signed out': count([401]),
          'longest wait (ms)': again,
          asks: asked.length,
          answered: asked.filter(({ end }) => end === 'answered').length,
          'without an end': endless,
          'acknowledged rows lost': lost,
          'wrong in the books': wrong,
        },
      })
    }
    return checks
  } finally {
    await fleet.close()
  }
}

/** The longest that somebody was not served, refusals and held requests alike. */
function longestWait(reads: Reader['reads'], since: number): number {
  const served = reads.filter(({ at, status }) => at > since && status === 200).map(({ at }) => at)
  const waits = served.map((at, place) => at - (served[place - 1] ?? since))
  return waits.length === 0 ? Infinity : Math.round(Math.max(...waits))
}
