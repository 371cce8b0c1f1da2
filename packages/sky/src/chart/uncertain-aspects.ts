import { MAJOR_ASPECTS, MINOR_ASPECTS } from '../types.ts'
import type { MajorAspect, MinorAspect, NatalAspect, Point } from '../types.ts'
import { arc } from '../aspects/angles.ts'
import { aspectOf } from '../aspects/natal-aspects.ts'
import type { MovingPoint } from '../aspects/natal-aspects.ts'
import { orbsOver } from '../aspects/orb-range.ts'
import type { Orbs } from '../aspects/orbs.ts'
import { travelAt } from './travel.ts'
import type { Travel } from './travel.ts'
import type { TurningHouses } from './turning-houses.ts'

/** What may have been instead, while the birth time is not exact. */
export interface Doubt {
  travels: Partial<Record<Point, Travel>>
  /** null when nothing can be said of houses at all */
  turning: TurningHouses | null
}

/**
 * More than what any aspect can do between two points of its grid (Moon in three hours, Ascendant in four
 * minutes).
 */
const BETWEEN_GRID_POINTS = 0.01

/**
 * Every aspect that there is, or may have been, at some moment of the doubt; those that may be absent are
 * marked. Tightest first.
 */
export function aspectsInDoubt(points: readonly MovingPoint[], doubt: Doubt, orbs: Orbs) {
  const [major, minor] = [[] as NatalAspect[], [] as NatalAspect<MinorAspect>[]]
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) {
      const apart = distancesOf(a.point, b.point, doubt)
      major.push(...MAJOR_ASPECTS.flatMap((aspect) => inDoubt(a, b, aspect, apart, orbs)))
      minor.push(...MINOR_ASPECTS.flatMap((aspect) => inDoubt(a, b, aspect, apart, orbs)))
    }
  })
  const tightestFirst = (one: { orb: number }, other: { orb: number }) => one.orb - other.orb
  return { aspects: major.toSorted(tightestFirst), minorAspects: minor.toSorted(tightestFirst) }
}

function inDoubt<Angle extends MajorAspect | MinorAspect>(
  a: MovingPoint,
  b: MovingPoint,
  aspect: Angle,
  apart: readonly number[],
  orbs: Orbs,
): NatalAspect<Angle>[] {
  const limit = orbs(a.point, b.point, aspect)
  const range = orbsOver(apart, aspect)
  return limit === null || range.from > limit
    ? []
    : [{ ...aspectOf(a, b, aspect), isUncertain: range.to > limit - BETWEEN_GRID_POINTS, range }]
}

/** How far the second point stands from the first at every moment, unwrapped. */
function distancesOf(a: Point, b: Point, { travels, turning }: Doubt): number[] {
  const [one, other] = [travels[a], travels[b]]
  const raw =
    one && other
      ? one.longitudes.map((longitude, i) => other.longitudes[i]! - longitude)
      : turning!.moments.map((moment) => longitudeAt(b, moment, other) - longitudeAt(a, moment, one))
  let reached = raw[0]!
  return raw.map((distance) => (reached += arc(reached, distance)))
}

function longitudeAt(
  point: Point,
  moment: TurningHouses['moments'][number],
  travel: Travel | undefined,
): number {
  if (travel) return travelAt(travel, moment.time)
  return point === 'asc' ? moment.ascendant : moment.midheaven
}
