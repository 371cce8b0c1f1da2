import type { UserContext } from '../../../platform/context.ts'
import { noSuchNote } from '../open-note.ts'
import { removeNote } from '../repository.ts'

/** Throws note_not_found. */
export async function deleteCircleNote(context: UserContext, noteId: string): Promise<{ success: true }> {
  const { userId } = context.actor
  const isGone = await context.db.asUser(userId, (tx) => removeNote(tx, userId, noteId))
  if (!isGone) throw noSuchNote()
  return { success: true }
}
