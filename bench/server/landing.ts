import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openLine, requestOf } from './line.ts'
import { rateOf } from './rate.ts'
import type { Row } from './row.ts'
import type { Bench } from './bench.ts'

const AT_ONCE = 16
const TAKES = { 'accept-encoding': 'gzip, deflate, br' }

/** The landing page, beside a bare server of Node's that sends the same bytes. */
export async function landing(bench: Bench): Promise<Row[]> {
  const { people } = bench
  const rows: Row[] = []
  for (const [who, headers, atLeast] of [
    ['visitor', TAKES, 3000],
    ['signed in', { ...TAKES, cookie: people[0]!.cookie }, 2000],
  ] as const) {
    const { page, known, bytes, bare } = await measure(bench, headers)
    const wanted = { atLeast }
    rows.push(
      {
        name: `landing page, ${who}`,
        ours: page.rate,
        costs: page.costs,
        peer: bare.rate,
        peerName: 'a bare server',
        unit: '/s',
        wanted,
      },
      { name: `landing page, ${who}, over the wire`, ours: bytes, unit: 'bytes', wanted: {} },
      {
        name: `landing page, ${who}, known already (304)`,
        ours: known.rate,
        costs: known.costs,
        unit: '/s',
        wanted,
      },
    )
  }
  return rows
}

async function measure({ server: { base }, costs, seconds }: Bench, headers: Record<string, string>) {
  const lines = Array.from({ length: AT_ONCE }, () => openLine(base))
  const request = requestOf('GET', '/', headers)
  const heard = await lines[0]!.ask(request)
  const header = (name: string) => new RegExp(`\r\n${name}: (.+)`, 'i').exec(heard.head)?.[1]
  if (heard.status !== 200 || header('content-encoding') !== 'br' || !header('etag'))
    throw new Error(`No page as it should be: ${heard.head}`)
  const bareServer = fork(new URL('bare-server.ts', import.meta.url), [
    Buffer.from(heard.body, 'latin1').toString('base64'),
  ])
  const [port] = (await once(bareServer, 'message')) as [number]
  const bareLines = Array.from({ length: AT_ONCE }, () => openLine(`http://127.0.0.1:${port}`))
  const asking = (from: typeof lines, what: string, status: number) =>
    rateOf(
      AT_ONCE,
      seconds / 2,
      async (place) => {
        const answer = await from[place]!.ask(what)
        if (answer.status !== status) throw new Error(`The page answered ${answer.status}`)
      },
      costs,
    )
  await asking(lines, request, 200)
  const page = await asking(lines, request, 200)
  const bare = await asking(bareLines, request, 200)
  const known = await asking(
    lines,
    requestOf('GET', '/', { ...headers, 'if-none-match': header('etag')! }),
    304,
  )
  for (const line of [...lines, ...bareLines]) line.close()
  bareServer.kill()
  return { page, known, bare, bytes: heard.bytes }
}
