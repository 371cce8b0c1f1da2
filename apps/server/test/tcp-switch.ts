import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'

/** A way over TCP to a PostgreSQL that listens on a socket of its machine alone. */
export interface TcpSwitch {
  url: string
  /**
   * From now on nothing passes over the connections that are open, in either direction, and nobody says so:
   * as where a machine is gone. Later ones are let through, as to whoever stands in for it.
   */
  silence(): void
  /** All connections break, and later ones lead to this PostgreSQL. */
  leadTo(postgresUrl: string): void
  close(): Promise<void>
}

export async function openTcpSwitch(postgresUrl: string): Promise<TcpSwitch> {
  const url = new URL(postgresUrl)
  let socket = socketOf(url)
  const open = new Set<[near: Socket, far: Socket]>()
  const server = createServer((near) => {
    const pair: [Socket, Socket] = [near, connect(socket)]
    open.add(pair)
    near.pipe(pair[1]).pipe(near)
    for (const one of pair) {
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const pair of open) for (const one of pair) one.destroy()
  }
  return {
    url: `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    silence() {
      for (const pair of open) for (const one of pair) one.unpipe().resume()
    },
    leadTo(other) {
      socket = socketOf(new URL(other))
      breakAll()
    },
    async close() {
      breakAll()
      await new Promise((done) => server.close(done))
    },
  }
}

function socketOf(url: URL): string {
  return path.join(url.searchParams.get('host')!, `.s.PGSQL.${url.port || 5432}`)
}
