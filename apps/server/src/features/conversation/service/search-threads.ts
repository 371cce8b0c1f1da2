import { setImmediate } from 'node:timers/promises'
import type { ThreadSummary } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'
import { MESSAGES_SEARCHED, THREADS_FOUND } from '../limits.ts'
import { newestMessages, sealed, threadTitles } from '../repository.ts'
import type { MessageRow } from '../repository.ts'
import { excerptAt, searchFor } from '../word-search.ts'
import { summarizeThreads } from './summarize-threads.ts'

interface Match {
  excerpt: string | null
  askId: string | null
}
type Found = Map<string, Match>

const BATCH = 500

/**
 * Looks for words in the person's titles and messages, which stand sealed: they are opened here, the newest
 * first, so many at most.
 */
export async function searchThreads(
  context: UserContext,
  query: string,
): Promise<{ threads: (ThreadSummary & Match)[]; isComplete: boolean }> {
  const search = searchFor(query)
  const found: Found = new Map()
  await context.db.asUser(context.actor.userId, (tx) => forgetUnshared(context, tx))
  await searchTitles(context, search, found)
  const isComplete = await searchMessages(context, search, found)
  const threads =
    found.size === 0 ? [] : await summarizeThreads(context, { most: THREADS_FOUND, among: [...found.keys()] })
  return {
    threads: threads.map((thread) => ({ ...thread, ...found.get(thread.id)! })),
    isComplete: isComplete && threads.length === found.size,
  }
}

async function searchTitles(
  context: UserContext,
  search: ReturnType<typeof searchFor>,
  found: Found,
): Promise<void> {
  const { userId } = context.actor
  for (const { id, titleSealed } of await context.db.asUser(userId, (tx) => threadTitles(tx, userId))) {
    if (titleSealed !== null && search.find(context.vault.open(sealed.title, userId, titleSealed)) !== null)
      found.set(id, { excerpt: null, askId: null })
  }
}

/** True when all of them were looked through. */
async function searchMessages(
  context: UserContext,
  search: ReturnType<typeof searchFor>,
  found: Found,
): Promise<boolean> {
  const { userId } = context.actor
  let last: MessageRow | null = null
  for (let searched = 0; searched < MESSAGES_SEARCHED; searched += BATCH) {
    const after: MessageRow | null = last
    const messages: MessageRow[] = await context.db.asUser(userId, (tx) =>
      newestMessages(tx, userId, { most: BATCH, after }),
    )
    for (const { threadId, askId, contentSealed } of messages) {
      if (found.has(threadId)) continue
      const text = context.vault.open(sealed.message, userId, contentSealed)
      const place = search.find(text)
      if (place !== null) found.set(threadId, { excerpt: excerptAt(text, place), askId })
    }
    last = messages.at(-1) ?? null
    if (messages.length < BATCH) return true
    if (found.size >= THREADS_FOUND) return false
    // others are served between two batches
    await setImmediate()
  }
  return false
}
