import type { Context } from '../../../platform/context.ts'
import { OVERDUE_MS } from '../limits.ts'
import { countWaiting } from '../repository.ts'

export async function countOverdueLetters({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.asJobs((tx) => countWaiting(tx, new Date(now().getTime() - OVERDUE_MS)))
}
