import type { World } from '../../../platform/world.ts'
import { FAILED_KEPT_MS, STRANDED_AFTER_MS } from '../policy.ts'
import { removeFailedAsks, strandedAsks } from '../repository.ts'
import { failAsk } from './fail-ask.ts'

/**
 * Gives back the Asks of questions whose server died while answering, and forgets questions that failed long
 * ago.
 */
export async function returnStrandedAsks(world: World): Promise<number> {
  const before = (ms: number) => new Date(world.now().getTime() - ms)
  const stranded = await world.db.asJobs((tx) => strandedAsks(tx, before(STRANDED_AFTER_MS)))
  for (const { id, userId } of stranded) await failAsk({ ...world, actor: { userId } }, id)
  await world.db.asJobs((tx) => removeFailedAsks(tx, before(FAILED_KEPT_MS)))
  return stranded.length
}
