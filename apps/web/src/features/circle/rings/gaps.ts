import { normalized } from '@astrarium/sky/wheel'
import { spanOf } from './orbit.ts'

/** A stretch of a ring in degrees; `from` ≤ `to`, both may pass 360. */
export interface Stretch {
  from: number
  to: number
}

export function around(angle: number, length: number, radius: number): Stretch {
  const half = spanOf(length, radius) / 2
  return { from: angle - half, to: angle + half }
}

/** Whether two stretches share a part of the circle. */
export function meet(a: Stretch, b: Stretch): boolean {
  const ahead = normalized(b.from - a.from)
  return ahead < a.to - a.from || 360 - ahead < b.to - b.from
}

/** What is left of the whole circle; stretches shorter than `crumb` degrees are dropped. */
export function freeStretches(taken: readonly Stretch[], crumb: number): Stretch[] {
  if (taken.length === 0) return [{ from: 0, to: 360 }]
  const sorted = taken
    .map(({ from, to }) => {
      const start = normalized(from)
      return { from: start, to: start + (to - from) }
    })
    .sort((a, b) => a.from - b.from)
  const free: Stretch[] = []
  // what reaches over the seam covers the beginning as well
  let at = Math.max(...sorted.map(({ to }) => to)) - 360
  for (const { from, to } of sorted) {
    if (from - at >= crumb) free.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  return free
}
