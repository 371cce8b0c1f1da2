import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findAsk, lockThread } from '../repository.ts'
import type { AskRow } from '../repository.ts'

/**
 * An ask that stands in a conversation, which is locked until the transaction ends. Throws ask_not_found,
 * also for somebody else's.
 */
export async function lockAskInThread(tx: Tx, askId: string): Promise<AskRow & { threadId: string }> {
  const seen = await findAsk(tx, askId)
  if (seen?.threadId) await lockThread(tx, seen.threadId)
  // what was seen before the lock may have changed
  const ask = seen?.threadId ? await findAsk(tx, askId) : null
  if (!ask?.threadId || ask.status === 'failed') throw new AppError('ask_not_found', 'There is no such Ask')
  return { ...ask, threadId: ask.threadId }
}
