import type { Line } from './geometry.ts'
import { pointAt } from './layout.ts'
import type { Point } from './layout.ts'

/** The `d` of lines that share a look: one element instead of 360. */
export function linesPath(lines: readonly Line[]): string {
  return lines.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')
}

export function polylinePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** An arc around the wheel's centre, counterclockwise from one screen angle to another. */
export function arcPath({ from, to, radius }: { from: number; to: number; radius: number }): string {
  const a = pointAt(radius, from)
  const b = pointAt(radius, to)
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${b.x} ${b.y}`
}

/** A piece of a ring between two screen angles. */
export function sectorPath(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [pointAt(outer, from), pointAt(outer, to), pointAt(inner, to), pointAt(inner, from)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 0 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 1 ${d.x} ${d.y}Z`
}
