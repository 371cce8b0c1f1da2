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
/** Whoever gave none for so long is to take up nothing more, before it is taken for ended itself. */
const HEARD_WITHIN_MS = 1000
/** Whoever was heard within this may be there still, and only be cut off. */
const PERHAPS_THERE_MS = 300_000
/** After so long nobody asks about a server any more. */
const FORGOTTEN_AFTER_MS = 3_600_000

/** A server among those that share a database. */
export interface Presence {
  serverId: string
  /**
   * Resolves with the first sign of life. `onBeat` is called after those that others had time to give too,
   * one call at a time; `isHeard` says whether the own ones go on meanwhile.
   */
  start(onBeat: (isHeard: () => boolean) => Promise<void>): Promise<void>
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
  let called: Promise<void> | null = null
  let lastBeat = performance.now()
  const isHeard = () => !over.signal.aborted && performance.now() - lastBeat < HEARD_WITHIN_MS

  const live = async (onBeat: (isHeard: () => boolean) => Promise<void>) => {
    // while the database is away nobody can give a sign of life: right after it no silence means an end, and
    // whoever has just started knows of no outage before
    let steadySince = performance.now()
    while (!over.signal.aborted) {
      try {
        await db.asJobs((tx) => beat(tx, serverId, sealsWith))
        const now = performance.now()
        if (now - lastBeat > GONE_AFTER_MS / 2) steadySince = now
        lastBeat = now
        // not awaited: whoever takes up much is alive
        if (now - steadySince > GONE_AFTER_MS)
          called ??= onBeat(isHeard)
            .catch((error: unknown) => log.warn({ err: error }, 'nothing could be taken up'))
            .finally(() => (called = null))
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
      lastBeat = performance.now()
      living = live(onBeat)
    },
    async leave() {
      over.abort()
      await living
      await called
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
