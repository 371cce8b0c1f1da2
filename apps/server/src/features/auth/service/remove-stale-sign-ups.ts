import type { Context } from '../../../platform/context.ts'
import { staleBefore } from '../limits.ts'
import { removeStale, removeStaleEmailChanges } from '../repository.ts'

/**
 * Accounts unconfirmed for 7 days go, with the birth details that waited beside them; so do changes of
 * address that were never confirmed.
 */
export async function removeStaleSignUps(context: Context): Promise<number> {
  return context.db.asJobs(async (tx) => {
    await removeStaleEmailChanges(tx, context.now())
    return removeStale(tx, staleBefore(context.now()))
  })
}
