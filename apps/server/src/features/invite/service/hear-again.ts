import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { receiverOf, toActor } from '../receiver-of.ts'
import { findBlock, removeBlock, reopenFrom } from '../repository.ts'

/**
 * "Never again" is undone: what its sender still sees as pending waits for the person again, and nobody is
 * told. Throws person_not_found.
 */
export async function hearAgain(context: PersonContext, blockId: string): Promise<{ success: true }> {
  const { userId } = context.actor
  const receiver = await receiverOf(context)
  const block = await context.db.asUser(userId, (tx) => findBlock(tx, userId, blockId))
  if (!block) throw new AppError('person_not_found', 'There is no such person')
  // before the block goes: what is open again and still held back is seen by nobody
  await context.db.asCircle(toActor(receiver), (tx) =>
    reopenFrom(tx, receiver, block.otherUserId, context.now()),
  )
  await context.db.asUser(userId, (tx) => removeBlock(tx, userId, blockId))
  return { success: true }
}
