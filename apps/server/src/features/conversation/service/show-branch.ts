import type { Thread } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { asksOfThread, changeThread, lockThread } from '../repository.ts'
import { newestBelow } from '../../ask/branch.ts'
import { readThread } from './show-thread.ts'

/**
 * Turns to the branch that leads through this ask, where it was last spoken in. Throws thread_not_found,
 * ask_not_found.
 */
export function showBranch(context: UserContext, threadId: string, askId: string): Promise<Thread> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    if (!(await lockThread(tx, threadId)))
      throw new AppError('thread_not_found', 'There is no such conversation')
    const places = await asksOfThread(tx, threadId)
    if (!places.some(({ id }) => id === askId))
      throw new AppError('ask_not_found', 'There is no such Ask in this conversation')
    await changeThread(tx, threadId, { headId: newestBelow(places, askId) })
    return readThread(context, tx, threadId)
  })
}
