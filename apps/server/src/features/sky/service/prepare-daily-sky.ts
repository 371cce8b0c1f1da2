import type { Context } from '../../../platform/context.ts'
import { SKY_KEPT_DAYS } from '../limits.ts'
import { removeDailySky } from '../repository.ts'
import { keepDailySky } from './keep-daily-sky.ts'

const DAY = 86_400_000

/**
 * Makes the sky of every date that it is now somewhere on Earth or soon will be, where it was not made yet;
 * old ones go.
 */
export async function prepareDailySky(context: Pick<Context, 'db' | 'sky' | 'now'>): Promise<void> {
  const now = context.now().getTime()
  const dateIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
  await keepDailySky(context, [-1, 0, 1].map(dateIn))
  await context.db.asJobs((tx) => removeDailySky(tx, dateIn(-SKY_KEPT_DAYS)))
}
