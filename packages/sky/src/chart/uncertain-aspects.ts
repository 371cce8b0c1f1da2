import type { MajorAspect, Point } from '../types.ts'
import { separation } from '../aspects/angles.ts'
import { natalOrb } from '../aspects/orbs.ts'
import { travelAt } from './travel.ts'
import type { Travel } from './travel.ts'
import type { TurningHouses } from './turning-houses.ts'

/** More than what any aspect can do between two points of its grid (Moon in three hours, Ascendant in four minutes). */
const BETWEEN_GRID_POINTS = 0.01

/** Whether an aspect between two bodies may be absent at some moment of their travels, which share one grid. */
export function mayMiss(a: Point, b: Point, aspect: MajorAspect, one: Travel, other: Travel): boolean {
  const limit = natalOrb(a, b, aspect) - BETWEEN_GRID_POINTS
  return one.longitudes.some((longitude, i) => Math.abs(separation(longitude, other.longitudes[i]!) - aspect) > limit)
}

/** The same between a body and an angle (or, without a travel, between the two angles). */
export function mayMissAngle(a: Point, b: Point, aspect: MajorAspect, turning: TurningHouses, travel: Travel | null): boolean {
  const limit = natalOrb(a, b, aspect) - BETWEEN_GRID_POINTS
  return turning.moments.some(({ time, ascendant, midheaven }) => {
    const angle = b === 'asc' ? ascendant : midheaven
    const other = travel === null ? ascendant : travelAt(travel, time)
    return Math.abs(separation(other, angle) - aspect) > limit
  })
}
