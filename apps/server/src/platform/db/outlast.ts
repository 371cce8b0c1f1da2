import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const EVERY_MS = 250

/**
 * Does it again while the database is away, for at most so long. What is done may have gone through although
 * nobody heard of it, so it must do no harm twice.
 */
export async function outlastOutage<T>(work: () => Promise<T>, mostMs: number): Promise<T> {
  const deadline = performance.now() + mostMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error
      await pause(EVERY_MS)
    }
  }
}
