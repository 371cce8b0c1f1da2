import type { World } from '../../../platform/world.ts'
import type { Actor } from '../../../platform/world.ts'
import { findAsk, lockThread } from '../repository.ts'
import { withdrawAsk } from './withdraw-ask.ts'

/** Gives the Ask of an answer that failed back, and takes the question out of its conversation. */
export async function failAsk(world: World & { actor: Pick<Actor, 'userId'> }, askId: string): Promise<void> {
  await world.db.asUser(world.actor.userId, async (tx) => {
    const ask = await findAsk(tx, askId)
    if (!ask) return
    if (ask.threadId) await lockThread(tx, ask.threadId)
    await withdrawAsk(world, tx, ask, null)
  })
}
