import { phaseOfDay } from '@astrarium/sky'
import type { Context } from '../../../platform/context.ts'
import { addDailySky, findDailySky } from '../repository.ts'
import { skyOfDay, utcDay } from '../sky-of-day.ts'
import type { SkyOfDay } from '../sky-of-day.ts'

/**
 * The sky of these dates, made and kept where it was not yet. Two servers that make the same day make the
 * same, and one row stays.
 */
export async function keepDailySky(
  context: Pick<Context, 'db' | 'sky' | 'now'>,
  dates: readonly string[],
): Promise<SkyOfDay[]> {
  const known = await context.db.asJobs((tx) => findDailySky(tx, dates))
  const made = dates
    .filter((date) => known.every(({ forDate }) => forDate !== date))
    .map((forDate) => {
      const sky = skyOfDay(context.sky, forDate)
      return {
        forDate,
        sky,
        moonPhase: phaseOfDay(sky.quarters, ...utcDay(forDate)),
        createdAt: context.now(),
      }
    })
  if (made.length > 0) await context.db.asJobs((tx) => addDailySky(tx, made))
  return [...known, ...made]
    .toSorted((a, b) => a.forDate.localeCompare(b.forDate))
    .map(({ sky }) => sky as SkyOfDay)
}
