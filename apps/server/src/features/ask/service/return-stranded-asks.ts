import type { Context } from '../../../platform/context.ts'
import { FAILED_KEPT_MS, RETURN_STRANDED_ASKS, STRANDED_AFTER_MS } from '../limits.ts'
import { removeFailedAsks, strandedAsks } from '../repository.ts'
import { failAsk } from './fail-ask.ts'

/**
 * Gives back the Asks of questions that nobody brought to an end (`takeUpAnswers` is there in seconds), and
 * forgets questions that failed long ago.
 */
export async function returnStrandedAsks(context: Context): Promise<number> {
  const before = (ms: number) => new Date(context.now().getTime() - ms)
  const stranded = await context.db.asJobs((tx) => strandedAsks(tx, before(STRANDED_AFTER_MS)))
  for (const { id, userId } of stranded)
    await failAsk({ ...context, actor: { kind: 'job', name: RETURN_STRANDED_ASKS, userId } }, { askId: id })
  await context.db.asJobs((tx) => removeFailedAsks(tx, before(FAILED_KEPT_MS)))
  return stranded.length
}
