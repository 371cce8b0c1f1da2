import type { World } from '../../../platform/world.ts'
import { KEPT_MS } from '../policy.ts'
import { removeEntries } from '../repository.ts'

/** Debug entries are kept for 30 days. Answers how many went. */
export function removeOldEntries(world: World): Promise<number> {
  return world.db.asJobs((tx) => removeEntries(tx, new Date(world.now().getTime() - KEPT_MS)))
}
