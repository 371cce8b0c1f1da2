import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { isInChat } from '../policy.ts'
import { findAsk, lockThread, passOver, removeAsk } from '../repository.ts'
import { leaveThread } from '../../ask/service/leave-thread.ts'
import { endOf, notify, wordsOf } from '../../ask/signals.ts'
import { withdrawAsk } from '../../ask/service/withdraw-ask.ts'

/** The question and its answer go, wherever they stand; what followed them stays. Throws ask_not_found. */
export async function deleteAsk(context: UserContext, askId: string): Promise<{ success: true }> {
  await context.db.asUser(context.actor.userId, async (tx) => {
    const ask = await findAsk(tx, askId)
    if (!ask || !isInChat(ask)) throw new AppError('ask_not_found', 'There is no such Ask')
    if (ask.threadId) await lockThread(tx, ask.threadId)
    await withdrawAsk(context, tx, ask, { outcome: 'withdrawn' })
    await passOver(tx, ask)
    await leaveThread(tx, ask)
    await removeAsk(tx, askId)
  })
  notify(context.db, endOf(askId))
  notify(context.db, wordsOf(askId))
  return { success: true }
}
