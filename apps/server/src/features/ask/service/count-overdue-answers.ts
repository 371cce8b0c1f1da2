import type { Context } from '../../../platform/context.ts'
import { OVERDUE_MS } from '../limits.ts'
import { strandedAsks } from '../repository.ts'

/** Questions that nobody brought to an end, and whose Asks should have gone back by now. */
export async function countOverdueAnswers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - OVERDUE_MS)
  return (await db.asJobs((tx) => strandedAsks(tx, before))).length
}
