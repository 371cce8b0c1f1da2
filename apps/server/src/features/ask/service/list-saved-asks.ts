import type { FactShown, SavedAsk } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { SAVED_LISTED } from '../policy.ts'
import { favouriteAsks } from '../repository.ts'

/** The person's favourite answers, newest asked first. */
export async function listSavedAsks(context: UserContext): Promise<SavedAsk[]> {
  const { userId } = context.actor
  const open = (column: string, sealed: string) => context.vault.open(userId, column, sealed)
  const rows = await context.db.asUser(userId, (tx) => favouriteAsks(tx, userId, SAVED_LISTED))
  return rows.map(({ id, threadId, category, questionSealed, answerSealed, factsSealed, askedAt }) => ({
    askId: id,
    threadId,
    category,
    question: open('question', questionSealed),
    answer: answerSealed === null ? '' : open('answer', answerSealed),
    facts: factsSealed === null ? [] : (JSON.parse(open('facts', factsSealed)) as FactShown[]),
    askedAt: askedAt.toISOString(),
  }))
}
