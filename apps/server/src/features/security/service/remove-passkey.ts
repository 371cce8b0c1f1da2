import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { removeOne } from '../repository.ts'

/** Nobody signs in with it any more. Throws not_found. */
export async function removePasskey(
  { db, actor: { userId } }: PersonContext,
  passkeyId: string,
): Promise<{ success: true }> {
  if (!(await db.asAuth((tx) => removeOne(tx, userId, passkeyId))))
    throw new AppError('not_found', 'There is no such passkey')
  return { success: true }
}
