import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const EVERY_MS = 250

/**
 * Does it again while the database is away, for at most so long, or until the signal. What is done may have
 * gone through although nobody heard of it, so it must do no harm twice.
 */
export async function outlastOutage<T>(
  work: () => Promise<T>,
  mostMs: number,
  signal?: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + mostMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline || signal?.aborted) throw error
      await pause(EVERY_MS, undefined, { signal }).catch(() => {})
    }
  }
}
