import { ASPECT_NAMES, MAJOR_ASPECTS } from '../types.ts'
import type { CrossAspect, MajorAspect, NatalChart, Placement, Point } from '../types.ts'
import { arc, separation } from './angles.ts'
import { orbsOver } from './orb-range.ts'

/** A point that stands somewhere between two unwrapped longitudes, or at one. */
export interface RangedPoint {
  point: Point
  longitude: number
  range: { from: number; to: number } | null
}

/**
 * Every major aspect between points of two charts that there is, or may be; tightest first. Throws nothing.
 */
export function crossAspects(
  ones: readonly RangedPoint[],
  others: readonly RangedPoint[],
  orbOf: (a: Point, b: Point, aspect: MajorAspect) => number,
): CrossAspect[] {
  const found: CrossAspect[] = []
  for (const a of ones)
    for (const b of others) {
      const apart = separation(a.longitude, b.longitude)
      const isExact = a.range === null && b.range === null
      const doubt = isExact ? 0 : widestOf(a) + widestOf(b)
      for (const aspect of MAJOR_ASPECTS) {
        const limit = orbOf(a.point, b.point, aspect)
        const orb = Math.abs(apart - aspect)
        // an orb changes no faster than the two move
        if (orb > limit + doubt) continue
        const plain = { a: a.point, b: b.point, aspect, name: ASPECT_NAMES[aspect], orb }
        if (isExact) found.push({ ...plain, isUncertain: false })
        else {
          const range = orbsOver(distances(a, b), aspect)
          if (range.from <= limit) found.push({ ...plain, isUncertain: range.to > limit, range })
        }
      }
    }
  return found.toSorted((one, other) => one.orb - other.orb)
}

/** How far a point may stand from the longitude given for it. */
function widestOf(ranged: RangedPoint): number {
  const { back, ahead } = spread(ranged)
  return Math.max(Math.abs(back), Math.abs(ahead))
}

/**
 * The least and the most that the second may stand from the first: the births are independent of each other.
 */
function distances(a: RangedPoint, b: RangedPoint): [number, number] {
  const [one, other] = [spread(a), spread(b)]
  const apart = arc(a.longitude, b.longitude)
  return [apart + other.back - one.ahead, apart + other.ahead - one.back]
}

/** How far a point may stand behind (≤ 0) and ahead of the longitude given for it. */
function spread({ longitude, range }: RangedPoint): { back: number; ahead: number } {
  if (range === null) return { back: 0, ahead: 0 }
  const back = arc(longitude, range.from)
  return { back, ahead: back + range.to - range.from }
}

/**
 * Points of a chart for aspects with another chart: those asked for that the chart has. Its angles have no
 * range: with an approximate time they move by a degree in four minutes, so they are left out then.
 */
export function rangedPoints(chart: NatalChart, points: readonly Point[]): RangedPoint[] {
  const of = (placement: Placement): RangedPoint => ({
    point: placement.body,
    longitude: placement.longitude,
    range: placement.range,
  })
  const angle = (point: 'asc' | 'mc', found: { longitude: number } | null): RangedPoint[] =>
    found && chart.span === null && points.includes(point)
      ? [{ point, longitude: found.longitude, range: null }]
      : []
  return [
    ...chart.placements.filter(({ body }) => points.includes(body)).map(of),
    ...angle('asc', chart.ascendant),
    ...angle('mc', chart.midheaven),
  ]
}
