import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { Tx } from './database.ts'
import { GONE_AFTER_MS } from './sign-of-life.ts'
import type { FromPresence, Living, ToPresence } from './sign-of-life.ts'
import { servers } from './tables.ts'

/** Whoever was heard within this may be there still, and only be cut off. */
const PERHAPS_THERE_MS = 300_000

/** A server among those that share a database. */
export interface Presence {
  serverId: string
  /**
   * Resolves with the first sign of life, and rejects when it cannot be given. `onBeat` is called after
   * those that others had time to give too, one call at a time.
   */
  start(onBeat: () => Promise<void>): Promise<void>
  /** From now on others may take up what was its own. */
  leave(): Promise<void>
}

/**
 * Signs are given by a thread of their own: a server that has a hundred questions at once is busy for
 * seconds, and has not ended.
 * @param url of the database itself
 * @param sealsWith id of the key that this server seals with
 */
export function openPresence(url: string, log: Log, sealsWith: string): Presence {
  const serverId = randomUUID()
  let worker: Worker | null = null
  let called: Promise<void> | null = null
  return {
    serverId,
    async start(onBeat) {
      const thread = new Worker(new URL('./presence-worker.ts', import.meta.url), {
        workerData: { url, serverId, sealsWith } satisfies Living,
      })
      worker = thread
      const first = Promise.withResolvers<void>()
      thread.on('message', (message: FromPresence) => {
        if ('fault' in message) {
          first.reject(message.fault)
          return log.warn({ err: message.fault }, 'no sign of life could be given')
        }
        thread.postMessage('here' satisfies ToPresence)
        first.resolve()
        if (message.isSteady)
          called ??= onBeat()
            .catch((error: unknown) => log.warn({ err: error }, 'nothing could be taken up'))
            .finally(() => (called = null))
      })
      await first.promise
    },
    async leave() {
      if (!worker) return
      const ended = once(worker, 'exit')
      worker.postMessage('leave' satisfies ToPresence)
      await ended
      await called
    },
  }
}

/** Whether the server with the id in this column has ended, or handed on what it had. */
export function hasEnded(serverId: SQL): SQL {
  return sql`not exists (select 1 from ${servers} where ${servers.id} = ${serverId} and ${servers.seenAt} > ${agoBy(GONE_AFTER_MS)})`
}

/** How many servers give signs of life. */
export async function countLiving(tx: Tx): Promise<number> {
  return tx.$count(servers, sql`${servers.seenAt} > ${agoBy(GONE_AFTER_MS)}`)
}

/**
 * How many servers that have not left seal with another key than this one. Also those of which nothing was
 * heard for some minutes: they may be cut off, and still seal.
 */
export async function sealingOtherwise(tx: Tx, keyId: string): Promise<number> {
  return tx.$count(
    servers,
    sql`${servers.seenAt} > ${agoBy(PERHAPS_THERE_MS)} and ${servers.sealsWith} is distinct from ${keyId}`,
  )
}

/** By the database's clock, which is the same for all of them. */
function agoBy(ms: number): SQL {
  return sql`clock_timestamp() - ${ms} * interval '1 ms'`
}
