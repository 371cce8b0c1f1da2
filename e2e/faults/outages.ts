import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { arrive } from '../../bench/house/arrive.ts'
import { openBreakableDatabase } from './database.ts'
import type { BreakableDatabase } from './database.ts'
import { openReader, untilSteady } from './reader.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { Check } from './report.ts'

type Outage = [name: string, (database: BreakableDatabase) => Promise<void>]

const SHORT: Outage[] = [
  ['connections ended', (database) => database.endConnections()],
  ['restarted fast', (database) => database.restart('fast', 0)],
  ['restarted at once', (database) => database.restart('immediate', 0)],
]
const LONG: Outage[] = [
  [
    'connections ended, 50 times',
    async (database) => {
      for (let round = 0; round < 50; round++) {
        await database.endConnections()
        await pause(20)
      }
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
  ['away for 10 s', (database) => database.restart('fast', 10_000)],
  ['crashed, away for 3 s', (database) => database.restart('immediate', 3000)],
  ['crashed, away for 15 s', (database) => database.restart('immediate', 15_000)],
]

/** The database of two servers goes away and comes back, while people read at both of them. */
export async function outages(length: 'short' | 'whole'): Promise<Check[]> {
  const database = await openBreakableDatabase()
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir }
  const servers = [await startServer(settings), await startServer(settings)]
  try {
    const cookie = await arrive(servers[0]!.base)
    for (const { base } of servers) await untilSteady(base, cookie)
    const checks: Check[] = []
    for (const [name, happen] of length === 'short' ? SHORT : [...SHORT, ...LONG]) {
      const readers = servers.map(({ base }) => openReader(base, cookie))
      await pause(300)
      await happen(database)
      const back = performance.now()
      await pause(1500)
      await Promise.all(readers.map((reader) => reader.stop()))
      const reads = readers.flatMap((reader) => reader.reads)
      const count = (statuses: (status: number) => boolean) =>
        reads.filter(({ status }) => statuses(status)).length
      const wrong = count((status) => status !== 200 && status !== 503)
      const silent = reads.filter(({ status, saysWhen }) => status === 503 && !saysWhen).length
      const died = servers.filter((server) => server.hasEnded()).length
      const servedAfter = Math.max(...readers.map((reader) => servedSince(reader.reads, back)))
      checks.push({
        name,
        isGood: died === 0 && wrong === 0 && silent === 0 && servedAfter < 1000,
        figures: {
          died,
          served: count((status) => status === 200),
          'refused with 503': count((status) => status === 503),
          other: wrong,
          'without Retry-After': silent,
          'served again (ms)': servedAfter,
        },
      })
      for (const [place, server] of servers.entries())
        if (server.hasEnded()) servers[place] = await startServer(settings)
    }
    return checks
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** From when on nothing was refused any more, in ms after the database was back. */
function servedSince(reads: { at: number; status: number }[], back: number): number {
  const lastRefused = reads.findLastIndex(({ status }) => status !== 200)
  const next = reads[lastRefused + 1]
  return next ? Math.max(0, Math.round(next.at - back)) : Infinity
}
