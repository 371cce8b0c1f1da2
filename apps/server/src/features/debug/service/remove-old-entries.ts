import type { Context } from '../../../platform/context.ts'
import { KEPT_MS } from '../limits.ts'
import { removeEntries } from '../repository.ts'

/** Debug entries are kept for 30 days. Answers how many went. */
export function removeOldEntries(context: Context): Promise<number> {
  return context.db.asJobs((tx) => removeEntries(tx, new Date(context.now().getTime() - KEPT_MS)))
}
