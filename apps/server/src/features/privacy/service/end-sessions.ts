import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { endSessionsBut, removeSession } from '../repository.ts'

/** Signs one browser out. Throws not_found. */
export async function endSession(context: PersonContext, sessionId: string): Promise<{ success: true }> {
  const { userId } = context.actor
  if (!(await context.db.asAuth((tx) => removeSession(tx, userId, sessionId))))
    throw new AppError('not_found', 'There is no such session')
  return { success: true }
}

/** Signs out everywhere but in one browser. */
export async function endOtherSessions(
  context: PersonContext,
  thisOne: string | null,
): Promise<{ success: true }> {
  await context.db.asAuth((tx) => endSessionsBut(tx, context.actor.userId, thisOne))
  return { success: true }
}
