import type { Station } from '../types.ts'
import type { TrackBody } from '../ephemeris/track.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import type { Tables } from './tables.ts'

const TURNING_BODIES = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'] as const
/** The table's turn and the engine's zero of speed lie within minutes of each other; the search brackets generously. */
const BRACKET_DAYS = 0.5

/** See `Sky.stations`: the zero of the engine's speed in longitude, Mercury to Pluto and Chiron, in order of time. */
export function findStations(tables: Tables, from: Date, to: Date): Station[] {
  checkSpan(from, to)
  const [begin, end] = [julianDay(from), julianDay(to)]
  const found = TURNING_BODIES.flatMap((body) =>
    tables.track(body).pieces(begin - BRACKET_DAYS, end + BRACKET_DAYS).flatMap(({ turn }) => (turn === null ? [] : stationNear(tables, body, turn))),
  )
  return found
    .filter(({ time }) => time >= begin && time <= end)
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, body, kind, longitude }) => ({ at: instantOf(time), body, kind, longitude }))
}

function stationNear(tables: Tables, body: Station['body'], turn: number) {
  const speedBefore = speed(tables, body, turn - BRACKET_DAYS)
  let [low, high] = [turn - BRACKET_DAYS, turn + BRACKET_DAYS]
  while (high - low > 1e-8) {
    const middle = (low + high) / 2
    if (speed(tables, body, middle) * speedBefore > 0) low = middle
    else high = middle
  }
  const time = (low + high) / 2
  return { time, body, kind: speedBefore > 0 ? ('retrograde' as const) : ('direct' as const), longitude: tables.ephemeris.longitude(body, time) }
}

function speed(tables: Tables, body: TrackBody, time: number): number {
  return tables.ephemeris.place(body, time).speed
}
