import type { Context } from '../../../platform/context.ts'
import { ABANDONED_AFTER_MS, WRITE_BLUEPRINT } from '../limits.ts'
import { abandonedBlueprints } from '../repository.ts'

/**
 * Asks again for the work that a dead server, or a queue that could not be reached, left standing. Answers
 * how many there were.
 */
export async function takeUpAbandoned(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - ABANDONED_AFTER_MS)
  const userIds = await context.db.asJobs((tx) => abandonedBlueprints(tx, before))
  for (const userId of userIds) await context.jobs.send(WRITE_BLUEPRINT, userId)
  return userIds.length
}
