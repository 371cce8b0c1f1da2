import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { removeNote } from '../repository.ts'

/** Takes a note away; the insight of its day stays. Throws insight_not_found. */
export async function deleteSavedInsight(context: UserContext, savedId: string): Promise<{ success: true }> {
  const isRemoved = await context.db.asUser(context.actor.userId, (tx) => removeNote(tx, savedId))
  if (!isRemoved) throw new AppError('insight_not_found', 'There is no such note')
  return { success: true }
}
