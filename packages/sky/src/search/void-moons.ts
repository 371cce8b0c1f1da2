import { checkOneOf } from '../check-one-of.ts'
import { PLANETS, SIGNS } from '../types.ts'
import type { MajorAspect, Planet, VoidMoon } from '../types.ts'
import { arc, normalized } from '../aspects/angles.ts'
import { TRACK_BEGIN } from '../ephemeris/track.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import { passes } from './crossings.ts'
import type { Tables } from './tables.ts'

const SIGN_STARTS = SIGNS.map((_, i) => i * 30)
/** The Moon takes at most 2.7 days through a sign. */
const LONGEST_STAY = 3
/** Moon minus body at their aspects, going round; each with the aspect's angle. */
const ELONGATIONS = [0, 60, 90, 120, 180, 240, 270, 300] as const
const aspectAt = (elongation: number) => (elongation > 180 ? 360 - elongation : elongation) as MajorAspect

/** See `Sky.voidMoons`. */
export function findVoidMoons(
  tables: Tables,
  from: Date,
  to: Date,
  bodies: readonly Planet[] = PLANETS,
): VoidMoon[] {
  checkSpan(from, to)
  for (const body of bodies) checkOneOf(PLANETS, body, 'body')
  const others = bodies.filter((body) => body !== 'moon')
  const [begin, end] = [julianDay(from), julianDay(to)]
  const entries = passes(
    tables,
    'moon',
    SIGN_STARTS,
    Math.max(TRACK_BEGIN, begin - LONGEST_STAY),
    end + LONGEST_STAY,
  )
  return entries.slice(1).flatMap((next, i): VoidMoon[] => {
    const entered = entries[i]!.time
    const last = lastAspect(tables, others, entered, next.time)
    const begins = last?.time ?? entered
    if (next.time < begin || begins > end) return []
    const [sign, towards] = [SIGNS[(next.line + 11) % 12]!, SIGNS[next.line]!]
    return [
      {
        begins: instantOf(begins),
        ends: instantOf(next.time),
        sign,
        towards,
        last: last && { body: last.body, aspect: last.aspect },
      },
    ]
  })
}

/**
 * The last exact aspect of the Moon in a sign: looked for back from where it leaves, since it always gains on
 * every body.
 */
function lastAspect(tables: Tables, bodies: readonly Planet[], entered: number, leaves: number) {
  const found = bodies.map((body) => {
    const gone = elongation(tables, body, leaves)
    const angle = ELONGATIONS.findLast((one) => one <= gone)!
    return {
      body,
      aspect: aspectAt(angle),
      time: timeOfElongation(tables, body, angle, leaves, gone - angle),
    }
  })
  const within = found.filter(({ time }) => time > entered && time <= leaves)
  return within.length === 0 ? null : within.reduce((latest, one) => (one.time > latest.time ? one : latest))
}

/** When, up to a time, Moon minus body was `angle`, `behind` degrees less than then. */
function timeOfElongation(
  tables: Tables,
  body: Planet,
  angle: number,
  until: number,
  behind: number,
): number {
  const [moon, other] = [tables.tracks.of('moon'), tables.tracks.of(body)]
  const gainAt = (time: number) => moon.at(time).speed - other.at(time).speed
  let time = Math.max(TRACK_BEGIN, until - behind / gainAt(until))
  for (let step = 0; step < 20; step++) {
    const correction = arc(elongation(tables, body, time), angle) / gainAt(time)
    time = Math.max(TRACK_BEGIN, time + correction)
    if (Math.abs(correction) < 1e-8) break
  }
  return time
}

/** Moon minus body, 0 ≤ angle < 360. */
function elongation({ tracks }: Tables, body: Planet, time: number): number {
  return normalized(tracks.of('moon').at(time).longitude - tracks.of(body).at(time).longitude)
}
