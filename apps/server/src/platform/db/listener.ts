import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { ANSWERED_WITHIN_MS, ASKED_EVERY_MS, GIVEN_UP } from './silence.ts'

/** What the database calls out on a channel, in the moment in which a transaction ends. */
export interface Hint {
  channel: string
  /** @param payload null: some may have been missed */
  hear(db: Database, payload: string | null): void
  /** Whether all that is called out from now on is heard, as far as anybody knows. */
  listens?(isListening: boolean): void
}

const RECONNECT_MS = 1000

/**
 * One connection of this process listens for everybody in it. A hint that is lost does no harm: whoever
 * waits for one looks by themselves as well. Resolves once it listens.
 */
export async function openListener(
  url: string,
  { db, log }: { db: Database; log: Log },
  hints: readonly Hint[],
): Promise<{ close(): Promise<void> }> {
  const over = new AbortController()
  let client: pg.Client | null = null
  const tell = (isListening: boolean) => hints.forEach((hint) => hint.listens?.(isListening))

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      ...GIVEN_UP,
      query_timeout: ANSWERED_WITHIN_MS,
    })
    next.on('notification', ({ channel, payload }) => {
      for (const hint of hints) if (hint.channel === channel) hint.hear(db, payload ?? null)
    })
    next.on('error', (error) => log.warn({ err: error }, 'nothing is heard from the database'))
    next.on('end', () => {
      if (client === next) {
        client = null
        tell(false)
      }
      void again()
    })
    try {
      await next.connect()
      await next.query('set role app_idle')
      for (const { channel } of hints) await next.query(`listen ${next.escapeIdentifier(channel)}`)
      client = next
      tell(true)
    } catch (error) {
      // a database that lets in and then says nothing would keep it open
      void next.end()
      throw error
    }
  }
  let isReturning = false
  const again = async (): Promise<void> => {
    // an attempt that failed ends its connection too
    if (isReturning) return
    isReturning = true
    while (!over.signal.aborted) {
      await pause(RECONNECT_MS, undefined, { signal: over.signal }).catch(() => {})
      if (over.signal.aborted) return
      try {
        await connect()
        isReturning = false
        for (const hint of hints) hint.hear(db, null)
        return
      } catch (error) {
        log.warn({ err: error }, 'the database could not be listened to')
      }
    }
  }
  /** One that has fallen silent ends, and is made anew. */
  const askWhetherItLives = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await pause(ASKED_EVERY_MS, undefined, { signal: over.signal }).catch(() => {})
      const asked = client
      await asked?.query('select 1').catch(() => asked.end())
    }
  }
  await connect().catch((error: unknown) => {
    over.abort()
    throw error
  })
  void askWhetherItLives()
  return {
    async close() {
      over.abort()
      await client?.end()
    },
  }
}
