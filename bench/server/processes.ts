import { randomUUID } from 'node:crypto'
import { startServer } from '../house/start-server.ts'
import type { Bench } from './bench.ts'
import { openLine, requestOf } from './line.ts'
import { rateOf } from './rate.ts'
import type { Row } from './row.ts'

const AT_ONCE = 16
/** On two cores, with the client and PostgreSQL on them too. */
const HELPS = 1.1

/** A second process on the same machine and database, by turns with the first, beside the first alone. */
export async function processes(bench: Bench): Promise<Row[]> {
  const { server, settings, databaseUrl, people, seconds } = bench
  const { METRICS_PORT: _metrics, COUNTS_PORT: _counts, ...own } = settings
  const second = await startServer({ ...own, DATABASE_URL: databaseUrl })
  try {
    const rows: Row[] = []
    for (const [name, requestOfPlace] of [
      ['signed-in read', (place: number) => readOf(people[place]!.cookie)],
      ['Asks answered whole, reading given', (place: number) => askOf(people[place]!.cookie)],
    ] as const) {
      const rate = async (bases: readonly string[]) => {
        const lines = Array.from({ length: AT_ONCE }, (_, place) => openLine(bases[place % bases.length]!))
        let turn = 0
        const work = async (place: number) => {
          const { status, body } = await lines[place]!.ask(requestOfPlace(turn++ % people.length))
          if (status !== 200) throw new Error(`${name} was answered with ${status}: ${body.slice(0, 200)}`)
        }
        await rateOf(AT_ONCE, seconds / 4, work)
        const measured = await rateOf(AT_ONCE, seconds, work)
        for (const line of lines) line.close()
        return measured.rate
      }
      // warm, before one of them is measured
      await rate([second.base])
      const one = await rate([server.base])
      const two = await rate([server.base, second.base])
      rows.push({
        name: `${name}, two processes`,
        ours: two,
        peer: one,
        peerName: 'one process',
        unit: '/s',
        wanted: { ofPeer: HELPS },
      })
    }
    return rows
  } finally {
    await second.end('SIGTERM')
  }
}

const readOf = (cookie: string) => requestOf('GET', '/api/profile', { cookie })

function askOf(cookie: string): string {
  const body = JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null })
  return requestOf('POST', '/api/ask', { cookie }, body)
}
