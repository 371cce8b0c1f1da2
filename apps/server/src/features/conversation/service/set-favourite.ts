import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { isInChat } from '../policy.ts'
import { lockAsk, removeAsk, setFavourite as changeFavourite } from '../repository.ts'

/**
 * Keeps an answer in the saved chats, or takes it out. One whose conversation is gone stood nowhere else, and
 * goes. Throws ask_not_found.
 */
export async function setFavourite(
  context: UserContext,
  askId: string,
  { isFavourite }: { isFavourite: boolean },
): Promise<{ isFavourite: boolean }> {
  await context.db.asUser(context.actor.userId, async (tx) => {
    const ask = await lockAsk(tx, askId)
    if (!ask?.answerSealed || !isInChat(ask)) throw new AppError('ask_not_found', 'There is no such answer')
    if (!isFavourite && ask.threadId === null) await removeAsk(tx, askId)
    else await changeFavourite(tx, askId, { isFavourite })
  })
  return { isFavourite }
}
