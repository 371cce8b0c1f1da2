import type { World } from '../../../platform/world.ts'
import { returnAsk } from '../../billing/service/return-ask.ts'
import { STRANDED_AFTER_MS } from '../policy.ts'
import { endAsk, removeMessages, strandedAsks } from '../repository.ts'

/** Gives back the Asks of questions whose server died while answering. */
export async function returnStrandedAsks(world: World): Promise<number> {
  const before = new Date(world.now().getTime() - STRANDED_AFTER_MS)
  const stranded = await world.db.asJobs((tx) => strandedAsks(tx, before))
  for (const { id, userId } of stranded) {
    await world.db.asUser(userId, async (tx) => {
      if (!(await endAsk(tx, id, { status: 'failed' }))) return
      await removeMessages(tx, id)
      await returnAsk(world, tx, userId, id)
    })
  }
  return stranded.length
}
