import type { Context } from '../../../platform/context.ts'
import { removeOldTries, unlockFromAhead } from '../repository.ts'

/** What was counted of tries is forgotten when it is over, and what was counted while a clock was ahead. */
export async function forgetTries(context: Context): Promise<void> {
  await context.db.asJobs(async (tx) => {
    await removeOldTries(tx, context.now())
    await unlockFromAhead(tx, context.now())
  })
}
