import type { Socket } from 'node:net'
import type pg from 'pg'

/** From now on what is asked of this connection in one moment leaves in one packet. */
export function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query(...asked)
  }) as typeof client.query
}
