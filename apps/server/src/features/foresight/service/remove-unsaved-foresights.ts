import type { Context } from '../../../platform/context.ts'
import { UNSAVED_KEPT_MS } from '../limits.ts'
import { removeUnsaved } from '../repository.ts'

/** Forecasts that were not saved are kept for 30 days. Answers how many went. */
export function removeUnsavedForesights(context: Context): Promise<number> {
  return context.db.asJobs((tx) => removeUnsaved(tx, new Date(context.now().getTime() - UNSAVED_KEPT_MS)))
}
