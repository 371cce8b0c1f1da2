import type { Lunation } from '../types.ts'
import { arc, normalized } from '../aspects/angles.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import type { Tables } from './tables.ts'

const KINDS = ['new', 'first_quarter', 'full', 'last_quarter'] as const
/** Degrees a day that the Moon gains on the Sun: on average, and at most. */
const MEAN_GAIN = 12.19075
const LARGEST_GAIN = 14.5

/** See `Sky.lunations`. */
export function findLunations(tables: Tables, from: Date, to: Date): Lunation[] {
  checkSpan(from, to)
  const end = julianDay(to)
  const found: Lunation[] = []
  let time = julianDay(from)
  let quarter = Math.ceil(elongation(tables, time) / 90)
  for (;;) {
    time = phaseTime(tables, (quarter % 4) * 90, time)
    if (time > end) return found
    found.push({
      at: instantOf(time),
      kind: KINDS[quarter % 4]!,
      longitude: tables.tracks.of('moon').at(time).longitude,
    })
    quarter++
    // past this phase, before the next
    time += 45 / LARGEST_GAIN
  }
}

/** The next time, at or after one that lies less than 90° before it, at which Moon minus Sun is `angle`. */
function phaseTime(tables: Tables, angle: number, after: number): number {
  let time = after + normalized(angle - elongation(tables, after)) / MEAN_GAIN
  for (let step = 0; step < 20; step++) {
    const gain = tables.tracks.of('moon').at(time).speed - tables.tracks.of('sun').at(time).speed
    const correction = arc(elongation(tables, time), angle) / gain
    time += correction
    if (Math.abs(correction) < 1e-9) break
  }
  return time
}

/** Moon minus Sun, 0 ≤ angle < 360. */
function elongation(tables: Tables, time: number): number {
  return normalized(tables.tracks.of('moon').at(time).longitude - tables.tracks.of('sun').at(time).longitude)
}
