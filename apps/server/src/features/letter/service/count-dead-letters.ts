import type { Context } from '../../../platform/context.ts'
import { DEAD_COUNT_MS } from '../limits.ts'
import { countDead } from '../repository.ts'

export async function countDeadLetters({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.asJobs((tx) => countDead(tx, new Date(now().getTime() - DEAD_COUNT_MS)))
}
