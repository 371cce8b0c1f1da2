import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notesOfAnswers } from '../repository.ts'

/** Tells of an answer and a member whether it is kept as a note of them. */
export async function findKeptAnswers(
  { actor }: UserContext,
  tx: Tx,
  askIds: readonly string[],
): Promise<(askId: string, memberId: string) => boolean> {
  const notes = askIds.length === 0 ? [] : await notesOfAnswers(tx, actor.userId, askIds)
  return (askId, memberId) => notes.some((note) => note.askId === askId && note.circleMemberId === memberId)
}
