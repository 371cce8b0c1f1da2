import type { Ring } from '@astrarium/contracts'
import { around, meet } from './gaps.ts'
import type { Stretch } from './gaps.ts'
import { SEAL_RADIUS, pointAt, radiusOf } from './orbit.ts'

export const RING_NAME_SIZE = 16
const FREE_AT_ENDS = 8
const FREE_TO_SEAL = 7
const TOP = 90
/** degrees away from the top; further down a name would stand on its head */
const FURTHEST = 78

/** The part of the groove that a ring's name takes, with the free room at its ends. */
export function nameStretch(angle: number, width: number, ring: Ring): Stretch {
  return around(angle, width + 2 * FREE_AT_ENDS, radiusOf(ring))
}

/** Where a ring's name has room on its own circle, as near to the top as can be; null where it has none. */
export function nameAngle(ring: Ring, width: number, seals: readonly number[]): number | null {
  const radius = radiusOf(ring)
  const taken = seals.map((angle) => around(angle, 2 * (SEAL_RADIUS + FREE_TO_SEAL), radius))
  for (let away = 0; away <= FURTHEST; away += 1)
    for (const angle of away === 0 ? [TOP] : [TOP - away, TOP + away]) {
      const stretch = nameStretch(angle, width, ring)
      const isUpright = stretch.from > -8 && stretch.to < 188
      if (isUpright && !taken.some((seal) => meet(stretch, seal))) return angle
    }
  return null
}

/** Circles that cover a name along its ring: what stands beside it keeps clear of them. */
export function nameCover(angle: number, width: number, ring: Ring) {
  const radius = radiusOf(ring)
  const { from, to } = around(angle, width, radius)
  const count = Math.max(2, Math.ceil(width / 9))
  return Array.from({ length: count }, (_, at) => ({
    ...pointAt(radius, from + ((to - from) * (at + 0.5)) / count),
    r: RING_NAME_SIZE / 2 + 1,
  }))
}

/**
 * The `d` of the line that a name is written along, clockwise over the top. The text is turned to its place:
 * Chromium does not follow a path that changes.
 */
export function namePath(ring: Ring): string {
  const radius = radiusOf(ring)
  const a = pointAt(radius, TOP + 89)
  const b = pointAt(radius, TOP - 89)
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`
}
