import type { CircleNote } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { noSuchNote, openNote, sealContent } from '../open-note.ts'
import { canRewrite } from '../policy.ts'
import { changeNote, lockNote } from '../repository.ts'

/**
 * Other words, where they are the person's own. Throws note_not_found, bad_request, and note_changed where
 * `version` is not the newest.
 */
export async function updateCircleNote(
  context: UserContext,
  noteId: string,
  { version, content }: { version: number; content: string },
): Promise<CircleNote> {
  const { userId } = context.actor
  const row = await context.db.asUser(userId, async (tx) => {
    const note = await lockNote(tx, userId, noteId)
    if (!note) throw noSuchNote()
    if (!canRewrite(note)) throw new AppError('bad_request', 'What Arion said is kept as it was said')
    if (note.version !== version) throw new AppError('note_changed', 'This note was changed in the meantime')
    return changeNote(tx, userId, noteId, {
      ...sealContent(context, content),
      version: version + 1,
      updatedAt: context.now(),
    })
  })
  return openNote(context, row!)
}
