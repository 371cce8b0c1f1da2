import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { bringPeople } from '../../bench/server/people.ts'
import { countChanged, openAsker } from './asker.ts'
import { countAnswersOf, countAtOnce, countLost, countWrong, untilTakenUp } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { BreakableDatabase } from './database.ts'
import { openFleet } from './fleet.ts'
import type { Fleet } from './fleet.ts'
import type { Check } from './report.ts'

/**
 * A server is killed in each round, one after the other, while people are being answered by all of them; and
 * with it, in every third round, the database.
 */
export function kills(length: 'short' | 'whole', rounds: number | null): Promise<Check[]> {
  const [most, people, answerMs] = length === 'short' ? [2, 3, 2000] : [30, 6, 6000]
  return killed(rounds ?? most, people, answerMs, async (fleet) => fleet.people.map((cookie) => [cookie]))
}

/**
 * The same while chips are answered, each in one transaction: nothing is under way but what a new server
 * reads first.
 */
export async function chips(length: 'short' | 'whole', rounds: number | null): Promise<Check[]> {
  return length === 'short' ? [] : killed(rounds ?? 9, 1, null, manyAtOnce)
}

/** So many at a time, of so many people each, that every kill meets some and nobody asks too often. */
const [AT_ONCE, EACH] = [12, 25]
async function manyAtOnce({ servers, database }: Fleet<BreakableDatabase>): Promise<string[][]> {
  const owner = new pg.Pool({ connectionString: database.url, max: 1 })
  const people = await bringPeople(servers[0]!, owner, AT_ONCE * EACH)
  await owner.end()
  const cookies = people.map(({ cookie }) => cookie)
  return Array.from({ length: AT_ONCE }, (_, place) => cookies.slice(place * EACH, (place + 1) * EACH))
}

/**
 * @param answerMs null: the built-in voice answers at once
 * @param cookiesOf of whoever asks beside one another, and by turns
 */
async function killed(
  rounds: number,
  people: number,
  answerMs: number | null,
  cookiesOf: (fleet: Fleet<BreakableDatabase>) => Promise<string[][]>,
): Promise<Check[]> {
  const fleet = await openFleet(people, answerMs, openBreakableDatabase)
  const { balancer, servers, serverIds, database } = fleet
  try {
    const askers = (await cookiesOf(fleet)).map((cookies) => openAsker(balancer.base, ...cookies))
    const waits: number[] = []
    let [cut, withDatabase] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      await pause(500 + ((round * 379) % 1500))
      const place = round % servers.length
      const [dies, killedId] = [databaseIn(round), serverIds[place]!]
      const killed = servers[place]!.end('SIGKILL')
      if (dies) await database.restart(dies, 0)
      await killed
      if (dies) withDatabase += 1
      const killedAt = performance.now()
      const left = await countAnswersOf(database, killedId)
      cut += left
      await untilTakenUp(database, killedId)
      const takenUpAfter = performance.now() - killedAt
      if (left > 0) waits.push(takenUpAfter)
      console.log(
        `  ${round + 1} of ${rounds}: a server${dies ? ` and the database (${dies})` : ''}, ${left} cut, taken up after ${takenUpAfter.toFixed(0)} ms`,
      )
      await fleet.replace(place)
    }
    await Promise.all(askers.map((asker) => asker.stop()))
    const asked = askers.flatMap((asker) => asker.asked)
    const longest = Math.round(Math.max(0, ...waits))
    const endless = asked.filter(({ refusal, end }) => refusal === null && end === null).length
    const lost = await countLost(database, askers)
    const changed = await Promise.all(askers.map((asker) => countChanged(balancer.base, asker)))
    const changes = changed.reduce((sum, each) => sum + each, 0)
    const wrong = await countWrong(database)
    const atOnce = await countAtOnce(database)
    const refusals = Object.groupBy(
      asked.filter(({ refusal }) => refusal !== null),
      ({ refusal }) => (refusal === 0 ? 'reached nobody' : `refused with ${refusal}`),
    )
    const refusedWith = Object.fromEntries(
      Object.entries(refusals).map(([how, those]) => [how, those!.length]),
    )
    const count = (end: string) => asked.filter((one) => one.end === end).length
    return [
      {
        name: `${rounds} servers killed${answerMs === null ? ' while chips are answered' : ''}`,
        // a kill that cuts nothing shows nothing, and of chips it has to cut what is answered at once
        isGood:
          endless + lost + changes + wrong === 0 &&
          longest < 5000 &&
          (answerMs === null
            ? refusals['refused with 502'] !== undefined && atOnce > count('answered') / 2
            : cut > 0),
        figures: {
          'database too': withDatabase,
          asks: asked.length,
          answered: count('answered'),
          'at once': atOnce,
          'given back': count('given back'),
          ...refusedWith,
          'without an end': endless,
          lost,
          'read again, changed': changes,
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

/** How the database ends in this round; null where it does not. */
function databaseIn(round: number): 'immediate' | 'killed' | null {
  if (round % 3 !== 1) return null
  return round % 2 === 0 ? 'immediate' : 'killed'
}
