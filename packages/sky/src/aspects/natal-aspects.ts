import { ASPECT_NAMES, MINOR_ASPECT_NAMES } from '../types.ts'
import type { MajorAspect, MinorAspect, NatalAspect, Point } from '../types.ts'
import { arc } from './angles.ts'
import { orbsWithin } from './orbs.ts'
import type { Orbs } from './orbs.ts'

/** A point with its motion; Ascendant and Midheaven count as standing still (speed 0). */
export interface MovingPoint {
  point: Point
  longitude: number
  speed: number
}

export type PlainAspect<Angle extends MajorAspect | MinorAspect = MajorAspect> = Omit<
  NatalAspect<Angle>,
  'isUncertain' | 'range'
>

const NAMES: typeof ASPECT_NAMES & typeof MINOR_ASPECT_NAMES = { ...ASPECT_NAMES, ...MINOR_ASPECT_NAMES }

/** The major aspects between the points, each pair once, in the order given; tightest first. */
export function aspectsBetween(points: readonly MovingPoint[], orbs = orbsWithin({})): PlainAspect[] {
  return closeAspects(points, orbs, nearestMajor)
}

/** The same of the minor aspects: 30°, 45°, 72°, 135°, 144° and 150°. */
export function minorAspectsBetween(
  points: readonly MovingPoint[],
  orbs = orbsWithin({}),
): PlainAspect<MinorAspect>[] {
  return closeAspects(points, orbs, nearestMinor)
}

function closeAspects<Angle extends MajorAspect | MinorAspect>(
  points: readonly MovingPoint[],
  orbs: Orbs,
  nearest: (distance: number) => Angle,
) {
  const found: PlainAspect<Angle>[] = []
  points.forEach((a, i) => {
    for (let j = i + 1; j < points.length; j++) {
      const b = points[j]!
      const distance = Math.abs(arc(a.longitude, b.longitude))
      const angle = nearest(distance)
      const orb = orbs(a.point, b.point, angle)
      if (orb !== null && Math.abs(distance - angle) <= orb) found.push(aspectOf(a, b, angle))
    }
  })
  return found.toSorted((one, other) => one.orb - other.orb)
}

/** How two points stand to an aspect, however far from it they are. */
export function aspectOf<Angle extends MajorAspect | MinorAspect>(
  a: MovingPoint,
  b: MovingPoint,
  aspect: Angle,
): PlainAspect<Angle> {
  const apart = arc(a.longitude, b.longitude)
  const distance = Math.abs(apart)
  const widening = (b.speed - a.speed) * Math.sign(apart)
  const isApplying = distance > aspect ? widening < 0 : widening > 0
  return { a: a.point, b: b.point, aspect, name: NAMES[aspect], orb: Math.abs(distance - aspect), isApplying }
}

/** Of the five angles the one closest to a distance of 0 to 180. */
function nearestMajor(distance: number): MajorAspect {
  if (distance < 30) return 0
  if (distance < 75) return 60
  if (distance < 105) return 90
  return distance < 150 ? 120 : 180
}

/** Of the six angles the one closest to a distance of 0 to 180. */
function nearestMinor(distance: number): MinorAspect {
  if (distance < 37.5) return 30
  if (distance < 58.5) return 45
  if (distance < 103.5) return 72
  if (distance < 139.5) return 135
  return distance < 147 ? 144 : 150
}
