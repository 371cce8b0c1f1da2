import type { Context } from '../../../platform/context.ts'
import { removeExpired } from '../repository.ts'

/** What nobody answered in time, and the traces of what was answered. */
export function removeExpiredRequests(context: Context): Promise<number> {
  return context.db.asJobs((tx) => removeExpired(tx, context.now()))
}
