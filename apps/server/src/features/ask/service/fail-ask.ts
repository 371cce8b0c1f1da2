import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findAsk, lockThread } from '../repository.ts'
import { withdrawAsk } from './withdraw-ask.ts'

/**
 * Gives the Ask of an answer that failed back, and takes the question out of its conversation. `tell` goes
 * with it: whoever sees the failure finds it told.
 */
export async function failAsk(
  context: UserContext,
  askId: string,
  tell: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await context.db.asUser(context.actor.userId, async (tx) => {
    await tell(tx)
    const ask = await findAsk(tx, askId)
    if (!ask) return
    if (ask.threadId) await lockThread(tx, ask.threadId)
    await withdrawAsk(context, tx, ask, null)
  })
}
