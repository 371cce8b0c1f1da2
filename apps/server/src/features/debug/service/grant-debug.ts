import type { Context } from '../../../platform/context.ts'
import { addRole, findUserId, removeRole } from '../repository.ts'

/** Gives the person with this address the debug role, or takes it back. False when nobody has the address. */
export function grantDebug(
  context: Pick<Context, 'db' | 'now'>,
  email: string,
  change: 'grant' | 'revoke' = 'grant',
): Promise<boolean> {
  return context.db.asOperator(async (tx) => {
    // addresses are kept in small letters
    const userId = await findUserId(tx, email.trim().toLowerCase())
    if (!userId) return false
    if (change === 'grant') await addRole(tx, userId, context.now())
    else await removeRole(tx, userId)
    return true
  })
}
