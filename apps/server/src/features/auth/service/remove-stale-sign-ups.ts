import type { Context } from '../../../platform/context.ts'
import { staleBefore } from '../limits.ts'
import { removeStale } from '../repository.ts'

/** Accounts unconfirmed for 7 days go, with the birth details that waited beside them. */
export async function removeStaleSignUps(context: Context): Promise<number> {
  return context.db.asJobs((tx) => removeStale(tx, staleBefore(context.now())))
}
