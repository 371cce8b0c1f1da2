import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { mayDebug } from '../policy.ts'
import { hasRole } from '../repository.ts'

/** May this person see what stood behind answers? */
export async function canDebug(context: UserContext, tx: Tx): Promise<boolean> {
  return mayDebug(context.config, { hasRole: await hasRole(tx, context.actor.userId) })
}
