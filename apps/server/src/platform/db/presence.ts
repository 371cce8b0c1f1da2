import { randomUUID } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Database, Tx } from './database.ts'
import { servers } from './tables.ts'

/** A sign of life so often. */
const BEAT_MS = 500
/** Whoever gave none for so long has ended, and others take up what it left. */
const GONE_AFTER_MS = 3000
/** After so long nobody asks about a server any more. */
const FORGOTTEN_AFTER_MS = 3_600_000

/** A server among those that share a database. */
export interface Presence {
  serverId: string
  /**
   * Resolves with the first sign of life. `onBeat` is called after each one that others had time to give
   * too.
   */
  start(onBeat: () => Promise<void>): Promise<void>
  /** From now on others may take up what was its own. */
  leave(): Promise<void>
}

/**
 * @param db with a place of its own, so that a busy pool does not look like an end
 * @param sealsWith id of the key that this server seals with
 */
export function openPresence(db: Database, log: Log, sealsWith: string): Presence {
  const serverId = randomUUID()
  const over = new AbortController()
  let living: Promise<void> = Promise.resolve()

  const live = async (onBeat: () => Promise<void>) => {
    // while the database is away nobody can give a sign of life: right after it no silence means an end, and
    // whoever has just started knows of no outage before
    let [lastBeat, steadySince] = [performance.now(), performance.now()]
    while (!over.signal.aborted) {
      try {
        await db.asJobs((tx) => beat(tx, serverId, sealsWith))
        const now = performance.now()
        if (now - lastBeat > GONE_AFTER_MS / 2) steadySince = now
        lastBeat = now
        if (now - steadySince > GONE_AFTER_MS) await onBeat()
      } catch (error) {
        log.warn({ err: error }, 'no sign of life could be given')
      }
      await pause(BEAT_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  return {
    serverId,
    async start(onBeat) {
      await db.asJobs((tx) => beat(tx, serverId, sealsWith))
      living = live(onBeat)
    },
    async leave() {
      over.abort()
      await living
      await db.asJobs((tx) => tx.delete(servers).where(eq(servers.id, serverId)))
    },
  }
}

async function beat(tx: Tx, id: string, sealsWith: string): Promise<void> {
  const now = sql`clock_timestamp()`
  await tx
    .insert(servers)
    .values({ id, seenAt: now, sealsWith })
    .onConflictDoUpdate({ target: servers.id, set: { seenAt: now } })
  await tx.delete(servers).where(lt(servers.seenAt, agoBy(FORGOTTEN_AFTER_MS)))
}

/** Whether the server with the id in this column has ended, or handed on what it had. */
export function hasEnded(serverId: SQL): SQL {
  return sql`not exists (select 1 from ${servers} where ${servers.id} = ${serverId} and ${servers.seenAt} > ${agoBy(GONE_AFTER_MS)})`
}

/** How many running servers seal with another key than this one. */
export async function sealingOtherwise(tx: Tx, keyId: string): Promise<number> {
  return tx.$count(
    servers,
    sql`${servers.seenAt} > ${agoBy(GONE_AFTER_MS)} and ${servers.sealsWith} is distinct from ${keyId}`,
  )
}

/** By the database's clock, which is the same for all of them. */
function agoBy(ms: number): SQL {
  return sql`clock_timestamp() - ${ms} * interval '1 ms'`
}
