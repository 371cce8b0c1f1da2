import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
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
const ANSWERED_WITHIN_MS = 5000

/** As nginx does by default, a read that was given no answer goes to the next server, once. */
export async function openBalancer(): Promise<Balancer> {
  const targets = new Set<string>()
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const over = new AbortController()
  let turn = 0

  /** the newest probe of each server that was answered: those before it tell what is over */
  const told = new Map<string, number>()
  let probes = 0
  const ask = async (target: string) => {
    const number = ++probes
    const probe = fetch(`${target}/readyz`, { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) })
    const answer = await probe.catch((error: unknown) => (isLate(error) ? 'late' : null))
    // on a machine without a moment to spare all are late at once, and none of them is away
    if (answer === 'late' || number < (told.get(target) ?? 0)) return
    told.set(target, number)
    if (answer?.ok && targets.has(target)) ready.add(target)
    else ready.delete(target)
    await answer?.text().catch(() => '')
  }
  const asking = (async () => {
    while (!over.signal.aborted) {
      // one that answers slowly holds up no other
      for (const target of targets) void ask(target)
      for (const target of ready) if (!targets.has(target)) ready.delete(target)
      await pause(ASKED_EVERY_MS)
    }
  })()

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, refusedBy?: string) => {
    const open = [...ready].filter((target) => target !== refusedBy)
    const target = open[turn++ % Math.max(1, open.length)]
    if (!target) return refuse(outgoing)
    const options = { method: incoming.method, headers: incoming.headers, agent }
    const passed = request(`${target}${incoming.url}`, options, (answer) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, headers)
      // what was taken is told, also where the line breaks before the first word
      outgoing.flushHeaders()
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
      answer.on('close', () => answer.complete || outgoing.destroy())
    })
    passed.on('error', () => {
      if (outgoing.destroyed) return
      if (incoming.method === 'GET' && !outgoing.headersSent && !refusedBy) pass(incoming, outgoing, target)
      else refuse(outgoing)
    })
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  }
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing))
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
