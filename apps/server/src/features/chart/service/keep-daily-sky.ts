import type { World } from '../../../platform/world.ts'
import { addDailySky, findDailySky } from '../repository.ts'
import { phaseOfDay, skyOfDay, utcDay } from './sky-of-day.ts'
import type { SkyOfDay } from './sky-of-day.ts'

/**
 * The sky of these dates, made and kept where it was not yet. Two servers that make the same day make the
 * same, and one row stays.
 */
export async function keepDailySky(
  world: Pick<World, 'db' | 'sky' | 'now'>,
  dates: readonly string[],
): Promise<SkyOfDay[]> {
  const known = await world.db.asJobs((tx) => findDailySky(tx, dates))
  const made = dates
    .filter((date) => known.every(({ forDate }) => forDate !== date))
    .map((forDate) => {
      const sky = skyOfDay(world.sky, forDate)
      return { forDate, sky, moonPhase: phaseOfDay(sky.quarters, ...utcDay(forDate)), createdAt: world.now() }
    })
  if (made.length > 0) await world.db.asJobs((tx) => addDailySky(tx, made))
  return [...known, ...made]
    .toSorted((a, b) => a.forDate.localeCompare(b.forDate))
    .map(({ sky }) => sky as SkyOfDay)
}
