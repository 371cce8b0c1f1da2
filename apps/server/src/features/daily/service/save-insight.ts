import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { addNote, findInsight } from '../repository.ts'
import { openInsight, textOf } from './insight-reading.ts'

/** Keeps an insight as a note, in its text form. Throws insight_not_found, insight_already_saved. */
export function saveInsight(world: PersonalWorld, insightId: string): Promise<{ savedId: string }> {
  const { userId } = world.actor
  return world.db.asUser(userId, async (tx) => {
    const row = await findInsight(tx, insightId)
    if (!row) throw new AppError('insight_not_found', 'Failed to get insight details')
    const savedId = await addNote(tx, {
      userId,
      askId: row.askId,
      noteType: 'daily',
      contentSealed: world.vault.seal(userId, 'saved_insight', textOf(openInsight(world, row))),
      createdAt: world.now(),
    })
    if (!savedId) throw new AppError('insight_already_saved', 'This insight is already in your saved notes')
    return { savedId }
  })
}
