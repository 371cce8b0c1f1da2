import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { findAsk } from '../repository.ts'
import type { RunningAsk } from './ask-event.ts'
import { followAnswer } from './follow-answer.ts'

/**
 * An ask that was sent before, after a reload or on another device. Throws ask_not_found, also for somebody
 * else's.
 */
export async function followAsk(world: PersonalWorld, askId: string): Promise<RunningAsk> {
  const ask = await world.db.asUser(world.actor.userId, (tx) => findAsk(tx, askId))
  if (!ask) throw new AppError('ask_not_found', 'There is no such Ask')
  return { askId, threadId: ask.threadId, events: followAnswer(world, askId) }
}
