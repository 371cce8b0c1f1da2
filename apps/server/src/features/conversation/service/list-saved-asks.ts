import { Topic } from '@astrarium/contracts'
import type { SavedAsk } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { SAVED_LISTED } from '../limits.ts'
import { favouriteAsks, sealed } from '../repository.ts'
import { askBackShown } from '../../ask/asked-back.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'

/** The person's favourite answers, newest asked first. */
export async function listSavedAsks(context: UserContext): Promise<SavedAsk[]> {
  const { userId } = context.actor
  const rows = await context.db.asUser(userId, async (tx) => {
    await forgetUnshared(context, tx)
    return favouriteAsks(tx, userId, SAVED_LISTED)
  })
  return rows.map(
    ({ id, threadId, category, questionSealed, answerSealed, factsSealed, asksBackSealed, askedAt }) => ({
      askId: id,
      threadId,
      category: Topic.parse(category),
      question: context.vault.open(sealed.question, userId, questionSealed),
      answer: context.vault.open(sealed.answer, userId, answerSealed) ?? '',
      facts: context.vault.open(sealed.facts, userId, factsSealed) ?? [],
      asksBack: askBackShown(context.vault.open(sealed.asksBack, userId, asksBackSealed)),
      askedAt: askedAt.toISOString(),
    }),
  )
}
