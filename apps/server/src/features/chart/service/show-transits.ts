import type { Point, TransitWindow } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { natalChartOf } from './natal-chart-of.ts'
import { personalTransits, toShownTransit } from './personal-transits.ts'

const SHOWN = 5
/** how much a passage weighs: the slow ones shape a season, the quick ones a day */
const WEIGHT: Partial<Record<string, number>> = {
  saturn: 1.1,
  jupiter: 1,
  uranus: 1,
  pluto: 1,
  neptune: 0.85,
  mars: 0.6,
  venus: 0.45,
  mercury: 0.4,
  sun: 0.35,
}
const POINT_WEIGHT: Partial<Record<Point, number>> = {
  sun: 1,
  moon: 1,
  asc: 0.95,
  mc: 0.9,
  venus: 0.8,
  mercury: 0.75,
  mars: 0.75,
  jupiter: 0.5,
  saturn: 0.6,
}

/** The transits in orb now that weigh most, soonest exact first. Throws chart_missing. */
export async function showTransits(world: PersonalWorld) {
  const chart = natalChartOf(world, await readProfile(world))
  if (!chart) throw new AppError('chart_missing', 'There is no chart yet')
  const now = world.now()
  const windows = personalTransits(world, chart, now, now)
  return {
    transits: windows
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, SHOWN)
      .toSorted((a, b) => nextExact(a, now) - nextExact(b, now))
      .map(toShownTransit),
  }
}

const weight = (window: TransitWindow) =>
  (WEIGHT[window.transiting] ?? 0.3) * (POINT_WEIGHT[window.natal] ?? 0.3) * (window.exact.length ? 1 : 0.55)
const nextExact = (window: TransitWindow, now: Date) =>
  (window.exact.find((at) => at >= now) ?? window.exact.at(-1) ?? window.closest.at).getTime()
