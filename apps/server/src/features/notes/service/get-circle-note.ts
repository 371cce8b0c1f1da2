import type { CircleNote } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchNote, openNote } from '../open-note.ts'
import { findNote } from '../repository.ts'

/** Throws note_not_found. */
export async function getCircleNote(context: UserContext, noteId: string): Promise<CircleNote> {
  const { userId } = context.actor
  const row = await context.db.asUser(userId, (tx) => findNote(tx, userId, noteId))
  if (!row) throw noSuchNote()
  return openNote(context, row)
}
