import type { Context } from '../../../platform/context.ts'
import { OVERDUE_MS } from '../limits.ts'
import { overdueErasures } from '../repository.ts'

/** Accounts that should be gone by now: a promise that is being broken. */
export async function countOverdueErasures({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - OVERDUE_MS)
  return (await db.asJobs((tx) => overdueErasures(tx, before))).length
}
