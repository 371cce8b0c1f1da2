import type { World } from '../../../platform/world.ts'
import { UNSAVED_KEPT_MS } from '../policy.ts'
import { removeUnsaved } from '../repository.ts'

/** Forecasts that were not saved are kept for 30 days. Answers how many went. */
export function removeUnsavedForesights(world: World): Promise<number> {
  return world.db.asJobs((tx) => removeUnsaved(tx, new Date(world.now().getTime() - UNSAVED_KEPT_MS)))
}
