import type { Context } from '../../../platform/context.ts'
import { EVENTS_KEPT_HOURS } from '../limits.ts'
import { removeEventsBefore } from '../repository.ts'

/** How many went. */
export function forgetEvents(context: Context): Promise<number> {
  return context.db.asJobs((tx) => removeEventsBefore(tx, EVENTS_KEPT_HOURS))
}
