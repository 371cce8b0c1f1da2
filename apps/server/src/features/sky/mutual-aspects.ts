import { arc } from '@astrarium/sky'
import type { MajorAspect, Planet, Sky } from '@astrarium/sky'

/** Two bodies stand in an exact aspect to each other. */
export interface MutualAspect {
  at: Date
  /** the quicker one */
  a: Planet
  b: Planet
  aspect: MajorAspect
}

/** The quick ones first, in the order in which one speaks of them. */
const BODIES = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
const PAIRS = BODIES.flatMap((a, i) => BODIES.slice(i + 1).map((b) => ({ a, b })))
/** Longitude of `a` less that of `b`. */
const ANGLES = [0, 60, 90, 120, 180, -60, -90, -120] as const
const STEP = 2 * 3_600_000

/**
 * Every exact major aspect between Sun and Pluto in [from, to), in order of time, good to a millisecond of
 * the engine's own longitudes. Looked for in steps of two hours: a pair that turns round within one and
 * passes the exact angle twice by a second of arc is left out.
 */
export function mutualAspects(sky: Sky, from: Date, to: Date): MutualAspect[] {
  const times: number[] = []
  for (let time = from.getTime(); time < to.getTime(); time += STEP) times.push(time)
  times.push(to.getTime())
  const longitudes = new Map(
    BODIES.map((body) => [body, times.map((time) => sky.position(body, new Date(time)).longitude)]),
  )
  const found = PAIRS.flatMap(({ a, b }) =>
    ANGLES.flatMap((angle) => {
      const away = times.map((_, i) => arc(angle, longitudes.get(a)![i]! - longitudes.get(b)![i]!))
      const awayAt = (time: number) =>
        arc(angle, sky.position(a, new Date(time)).longitude - sky.position(b, new Date(time)).longitude)
      return away.slice(1).flatMap((after, i): MutualAspect[] => {
        const before = away[i]!
        // at the far side of the circle the difference jumps from 180 to −180
        if (before < 0 === after < 0 || Math.abs(before - after) > 180) return []
        const at = new Date(turnOfSign(awayAt, times[i]!, times[i + 1]!))
        return [{ at, a, b, aspect: Math.abs(angle) as MajorAspect }]
      })
    }),
  )
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Where a function changes its sign between two times, to the millisecond. */
function turnOfSign(value: (time: number) => number, from: number, to: number): number {
  const isBelow = value(from) < 0
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (value(middle) < 0 === isBelow) low = middle
    else high = middle
  }
  return high
}
