import type { Context } from '../../../platform/context.ts'
import { endTrials } from '../repository.ts'

/** After 30 days the label goes, and nothing else: Free is free for ever. */
export async function endFreeTrials(context: Context): Promise<void> {
  await context.db.asJobs((tx) => endTrials(tx, context.now()))
}
