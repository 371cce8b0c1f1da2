import { SIGNS } from '../types.ts'
import type { Body, Placement } from '../types.ts'
import { arc, normalized } from '../aspects/angles.ts'
import type { Ephemeris, Observer } from '../ephemeris/ephemeris.ts'

/**
 * A body's way through a span of time: longitudes at a grid of Julian days, unwrapped (they may pass 360 or
 * fall below 0).
 */
export interface Travel {
  times: readonly number[]
  longitudes: readonly number[]
  from: number
  to: number
}

/** Between grid points a straight line is off by less than 0.001° even for the Moon. */
const GRID_DAYS = 3 / 24

export function gridOf(from: number, to: number, step = GRID_DAYS): number[] {
  const count = Math.max(1, Math.ceil((to - from) / step))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

/**
 * Follows bodies over a grid; turning points between grid points are found, so that `from` and `to` are their
 * true extremes.
 */
export function travelsOf<Name extends Body>(
  ephemeris: Ephemeris,
  bodies: readonly Name[],
  times: readonly number[],
): Record<Name, Travel> {
  // instant by instant, because the engine then works out Earth and nutation once for all bodies
  const moments = times.map((time) => bodies.map((body) => ephemeris.place(body, time)))
  const entries = bodies.map((body, i) => [
    body,
    travelOf(
      ephemeris,
      body,
      times,
      moments.map((places) => places[i]!),
    ),
  ])
  return Object.fromEntries(entries) as Record<Name, Travel>
}

function travelOf(
  ephemeris: Ephemeris,
  body: Body,
  times: readonly number[],
  places: readonly Observer[],
): Travel {
  const longitudes: number[] = []
  const extremes: number[] = []
  places.forEach((place, i) => {
    const previous = longitudes.at(-1)
    const reached = previous === undefined ? place.longitude : previous + arc(previous, place.longitude)
    longitudes.push(reached)
    const before = places[i - 1]
    if (before !== undefined && before.speed * place.speed < 0) {
      const turn = turningTime(ephemeris, body, times[i - 1]!, times[i]!, before.speed)
      extremes.push(reached + arc(reached, ephemeris.longitude(body, turn)))
    }
  })
  return {
    times,
    longitudes,
    from: Math.min(...longitudes, ...extremes),
    to: Math.max(...longitudes, ...extremes),
  }
}

/** Longitude at a time within the grid, unwrapped. */
export function travelAt({ times, longitudes }: Travel, time: number): number {
  const width = (times.at(-1)! - times[0]!) / (times.length - 1)
  const i = width === 0 ? 0 : Math.min(times.length - 2, Math.max(0, Math.floor((time - times[0]!) / width)))
  const share = width === 0 ? 0 : (time - times[i]!) / width
  return longitudes[i]! + (longitudes[i + 1]! - longitudes[i]!) * share
}

/** The travel as a placement shows it: it begins within 0 to 360 and names every sign that it touches. */
export function rangeOf({ from, to }: Pick<Travel, 'from' | 'to'>): NonNullable<Placement['range']> {
  const start = normalized(from)
  const end = start + (to - from)
  const first = Math.floor(start / 30)
  const count = Math.min(12, Math.floor(end / 30) - first + 1)
  return { from: start, to: end, signs: Array.from({ length: count }, (_, i) => SIGNS[(first + i) % 12]!) }
}

function turningTime(
  ephemeris: Ephemeris,
  body: Body,
  from: number,
  to: number,
  speedBefore: number,
): number {
  let [low, high] = [from, to]
  // a second is enough: at a turn the longitude stands
  while (high - low > 1 / 86_400) {
    const middle = (low + high) / 2
    if (ephemeris.place(body, middle).speed * speedBefore > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
