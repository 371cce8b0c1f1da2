import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { asksOfThread, findAsk, lockThread, removeThread } from '../repository.ts'
import { endOf, notify, wordsOf } from '../../ask/signals.ts'
import { withdrawAsk } from '../../ask/service/withdraw-ask.ts'

/**
 * All that was said goes; favourites stay in the saved chats. An answer on its way is withdrawn first. Throws
 * thread_not_found.
 */
export async function deleteThread(context: UserContext, threadId: string): Promise<{ success: true }> {
  const withdrawn = await context.db.asUser(context.actor.userId, async (tx) => {
    if (!(await lockThread(tx, threadId)))
      throw new AppError('thread_not_found', 'There is no such conversation')
    const running = (await asksOfThread(tx, threadId)).find(({ status }) => status === 'reserved')
    const ask = running && (await findAsk(tx, running.id))
    if (ask) await withdrawAsk(context, tx, ask, { outcome: 'withdrawn' })
    await removeThread(tx, threadId)
    return ask?.id
  })
  if (withdrawn) {
    notify(context.db, endOf(withdrawn))
    notify(context.db, wordsOf(withdrawn))
  }
  return { success: true }
}
