import type { PersonContext } from '../../../platform/context.ts'
import { removeErasure } from '../repository.ts'

/** The account stays. */
export async function undoErasure(context: PersonContext): Promise<{ success: true }> {
  const { userId } = context.actor
  await context.db.asUser(userId, (tx) => removeErasure(tx, userId))
  return { success: true }
}
