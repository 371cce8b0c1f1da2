import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { arrive, PASSWORD } from '../../bench/house/arrive.ts'
import { openAsker } from './asker.ts'
import { countLost, countWrong, letAskFreely } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { BreakableDatabase, Database } from './database.ts'
import {
  openFollower,
  openReader,
  openSignIns,
  openWriter,
  servedSince,
  untilServed,
  untilSteady,
} from './reader.ts'
import type { Reader } from './reader.ts'
import { openReplicatedDatabase } from './replicated.ts'
import type { ReplicatedDatabase } from './replicated.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { Check } from './report.ts'
import { openSlowModel } from './slow-model.ts'

/** Answers how many connections it ended, where it ended some. */
type Outage<Base> = [name: string, happen: (database: Base) => Promise<number | void>]

const SHORT: Outage<BreakableDatabase>[] = [
  ['connections ended', (database) => database.endConnections()],
  ['restarted fast', (database) => database.restart('fast', 0)],
  ['restarted at once', (database) => database.restart('immediate', 0)],
]
const LONG: Outage<BreakableDatabase>[] = [
  [
    'connections ended, 50 times',
    async (database) => {
      let ended = 0
      for (let round = 0; round < 50; round++) {
        ended += await database.endConnections()
        await pause(20)
      }
      return ended
    },
  ],
  ['a connection killed', (database) => database.killConnection()],
  [
    'restarted fast, 3 times',
    async (database) => {
      for (let round = 0; round < 3; round++) await database.restart('fast', 0)
    },
  ],
  ['away for 3 s', (database) => database.restart('fast', 3000)],
  // longer than a process may be taken for hanging
  ['away for 30 s', (database) => database.restart('fast', 30_000)],
  ['crashed, away for 3 s', (database) => database.restart('immediate', 3000)],
  ['crashed, away for 15 s', (database) => database.restart('immediate', 15_000)],
]
const OF_TWO: Outage<ReplicatedDatabase>[] = [['a standby promoted', (database) => database.promote()]]

/** Each answer takes so long, so that nobody asks more often than anybody may. */
const ANSWER_MS = 2100
const WRITERS = 4

/** The database of two servers goes away and comes back, while people use both of them. */
export async function outages(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return meet(await openBreakableDatabase(), SHORT)
  return [
    ...(await meet(await openBreakableDatabase(), [...SHORT, ...LONG])),
    ...(await meet(await openReplicatedDatabase(), OF_TWO)),
  ]
}

async function meet<Base extends Database>(database: Base, kinds: Outage<Base>[]): Promise<Check[]> {
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const model = await openSlowModel(ANSWER_MS)
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...model.settings }
  const servers = [await startServer(settings), await startServer(settings)]
  try {
    const people = await Promise.all(
      servers.map(({ base }) => Promise.all(Array.from({ length: WRITERS }, () => arrive(base)))),
    )
    await letAskFreely(database)
    const emails = await Promise.all(servers.map(({ base }, place) => emailOf(base, people[place]![0]!)))
    for (const [place, { base }] of servers.entries()) await untilSteady(base, people[place]![0]!)
    // a first answer takes long
    const first = servers.map(({ base }, place) => openAsker(base, people[place]![1]!))
    await Promise.all(first.map((asker) => asker.stop()))
    const checks: Check[] = []
    for (const [round, [name, happen]] of kinds.entries()) {
      const readers = servers.map(({ base }, place) => openReader(base, people[place]![0]!))
      const named = servers.flatMap(({ base }, place): [string, Reader][] => [
        ['write', openWriter(base, people[place]!)],
        ['sign-in', openSignIns(base, { email: emails[place]!, password: PASSWORD })],
        ['stream', openFollower(base, people[place]![0]!)],
      ])
      const others = named.map(([, other]) => other)
      // who is refused asks again at once: one person alone would soon ask more often than anybody may
      const asking = 1 + (round % (WRITERS - 1))
      const askers = servers.map(({ base }, place) => openAsker(base, people[place]![asking]!))
      await pause(1000)
      const ended = (await happen(database)) ?? 0
      const back = performance.now()
      await untilServed(readers, 1500, 15_000)
      await Promise.all([...readers, ...others, ...askers].map((one) => one.stop()))
      const reads = readers.flatMap((reader) => reader.reads)
      const asked = askers.flatMap((asker) => asker.asked)
      const refusals = asked.flatMap(({ refusal }) => refusal ?? [])
      const calls = [...reads, ...others.flatMap((one) => one.reads)]
      const count = (isOne: (status: number) => boolean) =>
        calls.filter(({ status }) => isOne(status)).length + refusals.filter(isOne).length
      const refused = count((status) => status === 503)
      const odd = [
        ...readers.flatMap(({ reads: own }) => own.map(({ status }) => ['read', status] as const)),
        ...named.flatMap(([what, other]) => other.reads.map(({ status }) => [what, status] as const)),
        ...refusals.map((status) => ['ask', status] as const),
      ].filter(([, status]) => status !== 200 && status !== 503)
      if (odd.length > 0) console.log(`  ${name}: ${odd.map((one) => one.join(' ')).join(', ')}`)
      const silent = calls.filter(({ status, saysWhen }) => status === 503 && !saysWhen).length
      const endless = asked.filter(({ refusal, end }) => refusal === null && end === null).length
      const lost = await countLost(database, askers)
      const inBooks = await countWrong(database)
      const silentServers = servers.length - (await countHeard(database, servers.length))
      const died = servers.filter((server) => server.hasEnded()).length
      const servedAfter = Math.max(...readers.map((reader) => servedSince(reader, back)))
      checks.push({
        name,
        // what nobody could notice shows nothing; a connection may end while no query is under way
        isGood:
          died + silentServers + odd.length + silent + endless + lost + inBooks === 0 &&
          refused + ended > 0 &&
          servedAfter < 1000,
        figures: {
          died,
          'gave no sign of life': silentServers,
          served: count((status) => status === 200),
          'refused with 503': refused,
          other: odd.length,
          'without Retry-After': silent,
          'served again (ms)': servedAfter,
          answered: asked.filter(({ end }) => end === 'answered').length,
          'given back': asked.filter(({ end }) => end === 'given back').length,
          'lost or endless': lost + endless,
          'wrong in the books': inBooks,
        },
      })
      for (const [place, server] of servers.entries())
        if (server.hasEnded()) servers[place] = await startServer(settings)
    }
    return checks
  } finally {
    model.close()
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** How many servers give signs of life again, within some seconds. */
async function countHeard(database: Database, wanted: number): Promise<number> {
  for (const deadline = performance.now() + HEARD_WITHIN_MS; ; await pause(100)) {
    const heard = await database.query(`select 1 from servers where seen_at > now() - interval '2 s'`)
    if (heard.length >= wanted || performance.now() > deadline) return Math.min(wanted, heard.length)
  }
}
const HEARD_WITHIN_MS = 5000

async function emailOf(base: string, cookie: string): Promise<string> {
  const profile = await fetch(`${base}/api/profile`, { headers: { cookie } })
  return ((await profile.json()) as { email: string }).email
}
