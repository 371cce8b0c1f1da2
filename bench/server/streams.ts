import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openLine, requestOf } from './line.ts'
import type { Line } from './line.ts'
import type { Row } from './row.ts'
import type { Bench } from './bench.ts'

/** Open pages of the Circle, each with a stream of changes, and the memory with all of them. */
export async function streams({ server, people, memoryBytes, streamCount }: Bench): Promise<Row[]> {
  const cookieOf = (place: number) => people[place % people.length]!.cookie
  const before = await memoryBytes()
  const ours = await openStreams(server.base, streamCount, cookieOf)
  const bytes = await memoryBytes()
  for (const line of ours.lines) line.close()

  const bareServer = fork(new URL('bare-streams.ts', import.meta.url))
  const [port] = (await once(bareServer, 'message')) as [number]
  const bareBytes = async () => {
    const told = once(bareServer, 'message')
    bareServer.send('how much?')
    return ((await told) as [number])[0]
  }
  const bareBefore = await bareBytes()
  const bare = await openStreams(`http://127.0.0.1:${port}`, streamCount, cookieOf)
  const bareAdded = (await bareBytes()) - bareBefore
  for (const line of bare.lines) line.close()
  bareServer.kill()
  return [
    {
      name: `${streamCount} streams opened at once, all of them open`,
      ours: ours.ms,
      peer: bare.ms,
      peerName: 'a bare server',
      unit: 'ms',
      wanted: {},
    },
    {
      name: `memory of ${streamCount} streams`,
      ours: (bytes - before) / 2 ** 20,
      peer: bareAdded / 2 ** 20,
      peerName: 'a bare server',
      unit: 'MB',
      wanted: {},
    },
    {
      name: `memory of the server with ${streamCount} streams`,
      ours: bytes / 2 ** 20,
      unit: 'MB',
      wanted: { atMost: 900 },
    },
  ]
}

async function openStreams(base: string, count: number, cookieOf: (place: number) => string) {
  const began = performance.now()
  const lines: Line[] = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const line = openLine(base)
      await line.open(requestOf('GET', '/api/circle/events', { cookie: cookieOf(place) }))
      return line
    }),
  )
  return { lines, ms: performance.now() - began }
}
