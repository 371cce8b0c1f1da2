import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openTcpSwitch } from '../../apps/server/test/tcp-switch.ts'
import { arrive } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import { openBreakableDatabase } from './database.ts'
import { openReader, untilSteady } from './reader.ts'
import type { Check } from './report.ts'

/** A little more than a connection is waited for. */
const SERVED_WITHIN_MS = 45_000

/**
 * All connections to the database fall silent at once, and nobody says so: as where its machine is gone and
 * another one stands in for it.
 */
export async function silence(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
  const database = await openBreakableDatabase()
  const way = await openTcpSwitch(database.url)
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const server = await startServer({ DATABASE_URL: way.url, DATA_DIR: dataDir })
  try {
    const cookie = await arrive(server.base)
    await untilSteady(server.base, cookie)
    const readers = [1, 2, 3].map(() => openReader(server.base, cookie))
    await pause(500)
    way.silence()
    const silentAt = performance.now()
    const isServed = () =>
      readers.every(
        ({ reads }) => reads.filter(({ at, status }) => at > silentAt + 1000 && status === 200).length > 20,
      )
    while (!isServed() && performance.now() - silentAt < 2 * SERVED_WITHIN_MS) await pause(100)
    await Promise.all(readers.map((reader) => reader.stop()))
    const reads = readers.flatMap((reader) => reader.reads)
    const again = readers.map(
      ({ reads: own }) => own.find(({ at, status }) => at > silentAt + 1000 && status === 200)?.at,
    )
    const servedAfter = Math.round(Math.max(...again.map((at) => (at ?? Infinity) - silentAt)))
    const refused = reads.filter(({ status }) => status === 503)
    const other = reads.filter(({ status }) => status !== 200 && status !== 503).length
    const silent = refused.filter(({ saysWhen }) => !saysWhen).length
    const died = server.hasEnded() ? 1 : 0
    return [
      {
        name: 'connections fall silent',
        isGood: died + other + silent === 0 && refused.length > 0 && servedAfter < SERVED_WITHIN_MS,
        figures: {
          died,
          'refused with 503': refused.length,
          other,
          'without Retry-After': silent,
          'served again (ms)': servedAfter,
        },
      },
    ]
  } finally {
    await server.end('SIGKILL')
    await way.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
