import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startServer } from '../../bench/house/start-server.ts'
import { openLine, requestOf } from '../../bench/server/line.ts'
import { bringPeople } from '../../bench/server/people.ts'
import { countWrong } from './books.ts'
import { openBreakableDatabase } from './database.ts'
import type { Check } from './report.ts'

const PEOPLE = 300
const STREAMS = 1000
const MOST_MB = 900

/**
 * Many come at once: 1,000 pages of the Circle stay open, and 300 people send within a second. How fast that
 * is, `script/bench server` says.
 */
export async function load(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
  const database = await openBreakableDatabase()
  const server = await startServer({ DATABASE_URL: database.url, DRAIN_SECONDS: '0' })
  try {
    const owner = new pg.Pool({ connectionString: database.url, max: 1 })
    const people = await bringPeople(server, owner, PEOPLE)
    await owner.end()
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, async (_, place) => {
        const line = openLine(server.base)
        const { cookie } = people[place % people.length]!
        await line.open(requestOf('GET', '/api/circle/events', { cookie }))
        return line
      }),
    )
    const heard = await Promise.all(
      people.map(async ({ cookie }, place) => {
        await new Promise((resolve) => setTimeout(resolve, (place * 1000) / people.length))
        const line = openLine(server.base)
        const body = JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null })
        const answer = await line.ask(requestOf('POST', '/api/ask', { cookie }, body)).finally(line.close)
        return answer.status === 200 && answer.body.includes('"outcome":"answered"')
          ? 'answered'
          : answer.status
      }),
    )
    const megabytes = memoryOf(server.pid)
    const lines = streams.filter((line) => line.isOpen()).length
    for (const line of streams) line.close()
    const answered = heard.filter((one) => one === 'answered').length
    const wrong = await countWrong(database)
    return [
      {
        name: `${STREAMS} streams, ${PEOPLE} send within a second`,
        isGood:
          answered === PEOPLE &&
          lines === STREAMS &&
          wrong === 0 &&
          !server.hasEnded() &&
          megabytes <= MOST_MB,
        figures: {
          answered,
          'not answered': PEOPLE - answered,
          'streams still open': lines,
          'memory (MB)': megabytes,
          'wrong in the books': wrong,
        },
      },
    ]
  } finally {
    await server.end('SIGTERM')
    await database.close()
  }
}

/** Resident, by https://man7.org/linux/man-pages/man5/proc_pid_status.5.html. */
function memoryOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
