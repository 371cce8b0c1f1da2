import type { World } from '../../../platform/world.ts'
import { SKY_KEPT_DAYS } from '../policy.ts'
import { removeDailySky } from '../repository.ts'
import { keepDailySky } from './keep-daily-sky.ts'

const DAY = 86_400_000

/**
 * Makes the sky of every date that it is now somewhere on Earth or soon will be, where it was not made yet;
 * old ones go.
 */
export async function prepareDailySky(world: Pick<World, 'db' | 'sky' | 'now'>): Promise<void> {
  const now = world.now().getTime()
  const dateIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
  await keepDailySky(world, [-1, 0, 1].map(dateIn))
  await world.db.asJobs((tx) => removeDailySky(tx, dateIn(-SKY_KEPT_DAYS)))
}
