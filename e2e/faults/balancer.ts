import { Agent, createServer, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands before several servers: asks each whether it is ready, and sends requests round. */
export interface Balancer {
  base: string
  /** the addresses of the servers; may be changed at any time */
  targets: Set<string>
  close(): Promise<void>
}

const ASKED_EVERY_MS = 100

/** It tries nothing twice: what a server refuses is refused. */
export async function openBalancer(): Promise<Balancer> {
  const targets = new Set<string>()
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const over = new AbortController()
  let turn = 0

  const ask = async (target: string) => {
    const probe = fetch(`${target}/readyz`, { signal: AbortSignal.timeout(1000) })
    const answer = await probe.catch((error: unknown) => (isLate(error) ? 'late' : null))
    // on a machine without a moment to spare all are late at once, and none of them is away
    if (answer === 'late') return
    await answer?.text().catch(() => '')
    if (answer?.ok && targets.has(target)) ready.add(target)
    else ready.delete(target)
  }
  const asking = (async () => {
    while (!over.signal.aborted) {
      // one that answers slowly holds up no other
      for (const target of targets) void ask(target)
      for (const target of ready) if (!targets.has(target)) ready.delete(target)
      await pause(ASKED_EVERY_MS)
    }
  })()

  const server = createServer((incoming, outgoing) => {
    const target = [...ready][turn++ % Math.max(1, ready.size)]
    if (!target) return refuse(outgoing)
    const options = { method: incoming.method, headers: incoming.headers, agent }
    const passed = request(`${target}${incoming.url}`, options, (answer) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
      answer.on('close', () => answer.complete || outgoing.destroy())
    })
    passed.on('error', () => {
      // not asked again before it says that it is ready
      ready.delete(target)
      refuse(outgoing)
    })
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    async close() {
      over.abort()
      await asking
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(502, { 'retry-after': '1' })
  outgoing.end()
}
