import type { UserContext } from '../../../platform/context.ts'
import { findAsk, lockThread } from '../repository.ts'
import { withdrawAsk } from './withdraw-ask.ts'

/** Gives the Ask of an answer that failed back, and takes the question out of its conversation. */
export async function failAsk(context: UserContext, askId: string): Promise<void> {
  await context.db.asUser(context.actor.userId, async (tx) => {
    const ask = await findAsk(tx, askId)
    if (!ask) return
    if (ask.threadId) await lockThread(tx, ask.threadId)
    await withdrawAsk(context, tx, ask, null)
  })
}
