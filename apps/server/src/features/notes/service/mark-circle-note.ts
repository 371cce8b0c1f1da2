import type { CircleNote } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchNote, openNote } from '../open-note.ts'
import { changeNote } from '../repository.ts'

/** Sets a mark of a note, whatever its words are by now. Throws note_not_found. */
export async function markCircleNote(
  context: UserContext,
  noteId: string,
  mark: { isFavourite: boolean } | { isCompleted: boolean },
): Promise<CircleNote> {
  const { userId } = context.actor
  const change = { ...mark, updatedAt: context.now() }
  const row = await context.db.asUser(userId, (tx) => changeNote(tx, userId, noteId, change))
  if (!row) throw noSuchNote()
  return openNote(context, row)
}
