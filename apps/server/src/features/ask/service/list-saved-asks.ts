import type { FactShown, SavedAsk } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { SAVED_LISTED } from '../policy.ts'
import { favouriteAsks } from '../repository.ts'

/** The person's favourite answers, newest asked first. */
export async function listSavedAsks(world: PersonalWorld): Promise<SavedAsk[]> {
  const { userId } = world.actor
  const open = (column: string, sealed: string) => world.vault.open(userId, column, sealed)
  const rows = await world.db.asUser(userId, (tx) => favouriteAsks(tx, userId, SAVED_LISTED))
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
