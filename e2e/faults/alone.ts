import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { reachEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/reach.ts'
import { arrive } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import { countChanged, openAsker } from './asker.ts'
import { openBalancer } from './balancer.ts'
import { countAnswersOf, countLost, countWrong, findServer, letAskFreely, untilTakenUp } from './books.ts'
import { pidOfPostgres, queriesAt } from './database.ts'
import { untilSteady } from './reader.ts'
import type { Check } from './report.ts'
import { openSlowModel } from './slow-model.ts'

const PEOPLE = 4
const ANSWER_MS = 4000
/** A server whose database is gone ends within this, also with answers under way. */
const ENDS_WITHIN_MS = 10_000
const STUCK_MS = 5000

type What = 'the server' | 'its database' | 'both'
const WHAT: readonly What[] = ['the server', 'its database', 'both']

/** A server with the database that comes along is killed, or its database, and is started anew. */
export async function alone(length: 'short' | 'whole', roundsWanted: number | null): Promise<Check[]> {
  if (length === 'short') return []
  const rounds = roundsWanted ?? 9
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const model = await openSlowModel(ANSWER_MS)
  const balancer = await openBalancer()
  const start = async () => {
    const server = await startServer({ DATA_DIR: dataDir, DRAIN_SECONDS: '1', ...model.settings })
    balancer.targets.clear()
    balancer.targets.add(server.base)
    return server
  }
  let server = await start()
  try {
    const database = { query: queriesAt((await reachEmbeddedPostgres(dataDir)).url) }
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => arrive(server.base)))
    await letAskFreely(database)
    await untilSteady(server.base, people[0]!)
    const askers = people.map((cookie) => openAsker(balancer.base, cookie))
    const [ends, waits]: [number[], number[]] = [[], []]
    let cut = 0
    for (let round = 0; round < rounds; round++) {
      await pause(1500 + ((round * 379) % 1500))
      const what = WHAT[round % WHAT.length]!
      const killedId = await findServer(database)
      const killedAt = performance.now()
      if (what !== 'the server') process.kill(pidOfPostgres(dataDir), 'SIGKILL')
      if (what === 'its database')
        while (!server.hasEnded() && performance.now() - killedAt < 2 * ENDS_WITHIN_MS) await pause(20)
      await server.end('SIGKILL')
      ends.push(performance.now() - killedAt)
      server = await start()
      const openAt = performance.now()
      cut += await countAnswersOf(database, killedId)
      await untilTakenUp(database, killedId)
      waits.push(performance.now() - openAt)
      console.log(
        `  ${round + 1} of ${rounds}: ${what}, ended after ${ends.at(-1)!.toFixed(0)} ms, nothing left ${waits.at(-1)!.toFixed(0)} ms after it was open again`,
      )
    }
    await Promise.all(askers.map((asker) => asker.stop()))
    const asked = askers.flatMap((asker) => asker.asked)
    const endless = asked.filter(({ refusal, end }) => refusal === null && end === null).length
    const lost = await countLost(database, askers)
    const changed = await Promise.all(askers.map((asker) => countChanged(balancer.base, asker)))
    const changes = changed.reduce((sum, each) => sum + each, 0)
    const wrong = await countWrong(database)
    const count = (end: string) => asked.filter((one) => one.end === end).length
    const [longestEnd, longest] = [Math.round(Math.max(...ends)), Math.round(Math.max(...waits))]
    return [
      {
        name: `${rounds} kills, one process`,
        isGood:
          endless + lost + changes + wrong === 0 &&
          longest < STUCK_MS &&
          longestEnd < ENDS_WITHIN_MS &&
          cut > 0,
        figures: {
          asks: asked.length,
          answered: count('answered'),
          'given back': count('given back'),
          'refused at the kill': asked.filter(({ refusal }) => refusal !== null).length,
          'without an end': endless,
          lost,
          'read again, changed': changes,
          'cut by a kill': cut,
          'longest to end (ms)': longestEnd,
          'longest stuck (ms)': longest,
          'wrong in the books': wrong,
        },
      },
    ]
  } finally {
    await balancer.close()
    model.close()
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
