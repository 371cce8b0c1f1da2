import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { removeOne } from '../repository.ts'
import { tellChange } from './tell-change.ts'

/** Nobody signs in with it any more. Throws not_found. */
export async function removePasskey(context: PersonContext, passkeyId: string): Promise<{ success: true }> {
  const { db, actor } = context
  if (!(await db.asAuth((tx) => removeOne(tx, actor.userId, passkeyId))))
    throw new AppError('not_found', 'There is no such passkey')
  await tellChange(context, 'passkey_removed')
  return { success: true }
}
