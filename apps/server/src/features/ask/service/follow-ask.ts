import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findAsk } from '../repository.ts'
import type { RunningAsk } from '../ask-event.ts'
import { followAnswer } from './follow-answer.ts'

/**
 * An ask that was sent before, after a reload or on another device. Throws ask_not_found, also for somebody
 * else's.
 */
export async function followAsk(context: UserContext, askId: string): Promise<RunningAsk> {
  const ask = await context.db.asUser(context.actor.userId, (tx) => findAsk(tx, askId))
  if (!ask) throw new AppError('ask_not_found', 'There is no such Ask')
  return { askId, threadId: ask.threadId, events: followAnswer(context, askId) }
}
