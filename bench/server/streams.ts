import { openLine, requestOf } from './line.ts'
import type { Row } from './row.ts'
import type { Bench } from './bench.ts'

/** Open pages of the Circle, each with a stream of changes, and the server's memory with all of them. */
export async function streams({ server, people, memoryBytes, streamCount }: Bench): Promise<Row[]> {
  const began = performance.now()
  const lines = await Promise.all(
    Array.from({ length: streamCount }, async (_, place) => {
      const line = openLine(server.base)
      await line.open(
        requestOf('GET', '/api/circle/events', { cookie: people[place % people.length]!.cookie }),
      )
      return line
    }),
  )
  const openMs = performance.now() - began
  const bytes = await memoryBytes()
  for (const line of lines) line.close()
  return [
    { name: `${streamCount} streams opened at once, all of them open`, ours: openMs, unit: 'ms', wanted: {} },
    {
      name: `memory of the server with ${streamCount} streams`,
      ours: bytes / 2 ** 20,
      unit: 'MB',
      wanted: { atMost: 900 },
    },
  ]
}
