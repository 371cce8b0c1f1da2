import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { Tx } from './database.ts'
import { BEAT_MS, GONE_AFTER_MS } from './sign-of-life.ts'
import type { FromPresence, Living, ToPresence } from './sign-of-life.ts'
import { servers } from './tables.ts'

/** A process that answers its own thread nothing for so long hangs, and counts as ended. */
const HANGS_AFTER_MS = 20_000
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
  /** Takes up nothing more, hands on, and then lets others take up what was its own. */
  leave(handOn: () => Promise<void>): Promise<void>
}

/**
 * Signs are given by a thread of their own: a server that has a hundred questions at once is busy for
 * seconds, and has not ended.
 * @param url of the database itself
 * @param sealsWith id of the key that this server seals with
 */
export function openPresence(
  url: string,
  log: Log,
  sealsWith: string,
  hangsAfterMs = HANGS_AFTER_MS,
): Presence {
  const serverId = randomUUID()
  let [worker, isLeaving]: [Worker | null, boolean] = [null, false]
  let called: Promise<void> | null = null
  return {
    serverId,
    async start(onBeat) {
      const first = Promise.withResolvers<void>()
      const begin = () => {
        const thread = new Worker(new URL('./presence-worker.ts', import.meta.url), {
          workerData: { url, serverId, sealsWith, hangsAfterMs } satisfies Living,
        })
        worker = thread
        thread.on('message', (message: FromPresence) => {
          if (message === 'ping') return thread.postMessage('here' satisfies ToPresence)
          if ('fault' in message) {
            const fault = Object.assign(new Error(message.fault.message), { code: message.fault.code })
            first.reject(fault)
            return log.warn({ err: fault }, 'no sign of life could be given')
          }
          first.resolve()
          if (message.isSteady && !isLeaving)
            called ??= onBeat()
              .catch((error: unknown) => log.warn({ err: error }, 'nothing could be taken up'))
              .finally(() => (called = null))
        })
        thread.on('error', (error) => {
          log.error({ err: error }, 'the thread that gives signs of life failed, and is begun anew')
          first.reject(error)
          setTimeout(() => isLeaving || begin(), BEAT_MS).unref()
        })
        // whoever waits for the end of one that has ended waits for nothing
        thread.on('exit', () => worker === thread && (worker = null))
      }
      begin()
      await first.promise
    },
    async leave(handOn) {
      isLeaving = true
      await called
      await handOn()
      if (!worker) return
      const ended = once(worker, 'exit')
      worker.postMessage('leave' satisfies ToPresence)
      await ended
    },
  }
}

/** Whether the server with the id in this column has ended, or handed on what it had. */
export function hasEnded(serverId: SQL): SQL {
  return sql`not exists (select 1 from ${servers} where ${servers.id} = ${serverId} and ${seenWithin(GONE_AFTER_MS)})`
}

/** How many servers give signs of life. */
export async function countLiving(tx: Tx): Promise<number> {
  return tx.$count(servers, seenWithin(GONE_AFTER_MS))
}

/**
 * How many servers that have not left seal with another key than this one. Also those of which nothing was
 * heard for some minutes: they may be cut off, and still seal.
 */
export async function sealingOtherwise(tx: Tx, keyId: string): Promise<number> {
  return tx.$count(
    servers,
    sql`${seenWithin(PERHAPS_THERE_MS)} and ${servers.sealsWith} is distinct from ${keyId}`,
  )
}

/**
 * By the database's clock, which is the same for all of them. A sign further ahead was given while that clock
 * was, and says as little of now as one that is long past.
 */
function seenWithin(ms: number): SQL {
  const within = sql`${ms} * interval '1 ms'`
  return sql`${servers.seenAt} between clock_timestamp() - ${within} and clock_timestamp() + ${within}`
}
