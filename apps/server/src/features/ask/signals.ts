import type { Database } from '../../platform/db/database.ts'

/** Who waits for what within this server; each server has its own database pool. */
const waiting = new WeakMap<Database, Map<string, Set<() => void>>>()

/**
 * Resolves when this server rings for the topic, and at the latest after `mostMs`: another server is not
 * heard, so the caller looks for itself.
 */
export async function waitFor(
  db: Database,
  topic: string,
  mostMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const topics = waiting.get(db) ?? new Map<string, Set<() => void>>()
  waiting.set(db, topics)
  const listeners = topics.get(topic) ?? new Set()
  topics.set(topic, listeners)
  const heard = Promise.withResolvers<void>()
  const hear = () => heard.resolve()
  listeners.add(hear)
  const late = setTimeout(hear, mostMs)
  signal?.addEventListener('abort', hear)
  if (signal?.aborted) hear()
  try {
    await heard.promise
  } finally {
    clearTimeout(late)
    signal?.removeEventListener('abort', hear)
    listeners.delete(hear)
    if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
  }
}

export function notify(db: Database, topic: string): void {
  for (const resolve of waiting.get(db)?.get(topic) ?? []) resolve()
}

/** More was said of an answer, or it has ended. */
export const wordsOf = (askId: string) => `said ${askId}`
/** An ask has ended, whoever ended it. */
export const endOf = (askId: string) => `end ${askId}`
