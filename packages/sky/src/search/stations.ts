import type { Station } from '../types.ts'
import { arc } from '../aspects/angles.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { TRACK_BEGIN } from '../ephemeris/track.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import type { Tables } from './tables.ts'

const TURNING_BODIES = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
] as const
/** Days by which a table's turn may be off: at a station the longitude stands, so that its time is soft. */
const TABLE_DOUBT = 0.05

/**
 * See `Sky.stations`: Mercury to Pluto and Chiron, in order of time. A station is the turn of the apparent
 * longitude itself, not the zero of the speed that the engine reports, which is up to five minutes off for
 * Pluto.
 */
export function findStations(tables: Tables, from: Date, to: Date): Station[] {
  checkSpan(from, to)
  const [begin, end] = [julianDay(from), julianDay(to)]
  const found = TURNING_BODIES.flatMap((body) => {
    const turns = tables.tracks.of(body).turns(Math.max(TRACK_BEGIN, begin - TABLE_DOUBT), end + TABLE_DOUBT)
    // on the border of two pieces a table may turn back and forth within seconds: that is one station
    const apart = turns.filter((turn, i) => i === 0 || turn - turns[i - 1]! > 1)
    return apart.map((turn) => ({ body, ...turningPoint(tables.ephemeris, body, turn) }))
  })
  return found
    .filter(({ time }) => time >= begin && time <= end)
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, body, kind }) => ({
      at: instantOf(time),
      body,
      kind,
      longitude: tables.ephemeris.longitude(body, time),
    }))
}

const STEP = 0.25

/** Newton on the derivatives of the engine's own longitudes (five-point formulas). */
function turningPoint(
  ephemeris: Ephemeris,
  body: Station['body'],
  near: number,
): { time: number; kind: Station['kind'] } {
  let time = near
  let bend = 0
  for (let step = 0; step < 3; step++) {
    const middle = ephemeris.longitude(body, time)
    const [a, b, d, e] = [-2, -1, 1, 2].map((k) =>
      arc(middle, ephemeris.longitude(body, time + k * STEP)),
    ) as [number, number, number, number]
    const slope = (a - 8 * b + 8 * d - e) / (12 * STEP)
    bend = (-a + 16 * b + 16 * d - e) / (12 * STEP * STEP)
    const correction = slope / bend
    time -= correction
    if (Math.abs(correction) < 1e-6) break
  }
  return { time, kind: bend < 0 ? 'retrograde' : 'direct' }
}
