import type { World } from '../../../platform/world.ts'
import { staleBefore } from '../policy.ts'
import { removeStale } from '../repository.ts'

/** Accounts unconfirmed for 7 days go, with the birth details that waited beside them. */
export async function removeStaleSignUps(world: World): Promise<number> {
  return world.db.asJobs((tx) => removeStale(tx, staleBefore(world.now())))
}
