import type { World } from '../../../platform/world.ts'
import { ABANDONED_AFTER_MS, WRITE_BLUEPRINT } from '../policy.ts'
import { abandonedBlueprints } from '../repository.ts'

/**
 * Asks again for the work that a dead server, or a queue that could not be reached, left standing. Answers
 * how many there were.
 */
export async function takeUpAbandoned(world: World): Promise<number> {
  const before = new Date(world.now().getTime() - ABANDONED_AFTER_MS)
  const userIds = await world.db.asJobs((tx) => abandonedBlueprints(tx, before))
  for (const userId of userIds) await world.jobs.send(WRITE_BLUEPRINT, userId)
  return userIds.length
}
