import type { Line } from './geometry.ts'
import { pointAt } from './layout.ts'

/** The line along one angle, from one distance from the centre to another. */
export function radial(from: number, to: number, angle: number): Line {
  const a = pointAt(from, angle)
  const b = pointAt(to, angle)
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}
