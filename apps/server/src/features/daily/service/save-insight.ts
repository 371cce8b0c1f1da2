import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { addNote, findInsight } from '../repository.ts'
import { openInsight, textOf } from '../insight-reading.ts'
import { sealed } from '../sealed.ts'

/** Keeps an insight as a note, in its text form. Throws insight_not_found, insight_already_saved. */
export function saveInsight(context: UserContext, insightId: string): Promise<{ savedId: string }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const row = await findInsight(tx, insightId)
    if (!row) throw new AppError('insight_not_found', 'Failed to get insight details')
    const savedId = await addNote(tx, {
      userId,
      askId: row.askId,
      noteType: 'daily',
      contentSealed: context.vault.seal(sealed.note, userId, textOf(openInsight(context, row))),
      createdAt: context.now(),
    })
    if (!savedId) throw new AppError('insight_already_saved', 'This insight is already in your saved notes')
    return { savedId }
  })
}
