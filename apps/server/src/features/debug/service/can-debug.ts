import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { mayDebug } from '../policy.ts'
import { hasRole } from '../repository.ts'

/** May this person see what stood behind answers? */
export async function canDebug(world: PersonalWorld, tx: Tx): Promise<boolean> {
  return mayDebug(world.config, await hasRole(tx, world.actor.userId))
}
