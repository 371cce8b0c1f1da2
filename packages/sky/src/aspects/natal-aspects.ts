import { ASPECT_NAMES } from '../types.ts'
import type { MajorAspect, NatalAspect, Point } from '../types.ts'
import { arc } from './angles.ts'
import { natalOrb } from './orbs.ts'

/** A point with its motion; Ascendant and Midheaven count as standing still (speed 0). */
export interface MovingPoint {
  point: Point
  longitude: number
  speed: number
}

/** The major aspects between the points, each pair once, in the order given; tightest first. */
export function aspectsBetween(points: readonly MovingPoint[]): Omit<NatalAspect, 'isUncertain'>[] {
  const found: Omit<NatalAspect, 'isUncertain'>[] = []
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) {
      const aspect = aspectOf(a, b)
      if (aspect !== null) found.push(aspect)
    }
  })
  return found.toSorted((one, other) => one.orb - other.orb)
}

function aspectOf(a: MovingPoint, b: MovingPoint): Omit<NatalAspect, 'isUncertain'> | null {
  const apart = arc(a.longitude, b.longitude)
  const distance = Math.abs(apart)
  const aspect = nearestAspect(distance)
  const orb = Math.abs(distance - aspect)
  if (orb > natalOrb(a.point, b.point, aspect)) return null
  const widening = (b.speed - a.speed) * Math.sign(apart)
  const isApplying = distance > aspect ? widening < 0 : widening > 0
  return { a: a.point, b: b.point, aspect, name: ASPECT_NAMES[aspect], orb, isApplying }
}

/** Of the five angles the one closest to a distance of 0 to 180. */
function nearestAspect(distance: number): MajorAspect {
  if (distance < 30) return 0
  if (distance < 75) return 60
  if (distance < 105) return 90
  return distance < 150 ? 120 : 180
}
