import { MAJOR_ASPECTS, PLANETS, SkyError } from '../types.ts'
import type { MajorAspect, Planet, Point, TransitWindow } from '../types.ts'
import { normalized, separation } from '../aspects/angles.ts'
import { transitOrb } from '../aspects/orbs.ts'
import { TRACK_BEGIN, TRACK_END } from '../ephemeris/track.ts'
import type { Track } from '../ephemeris/track.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import { crossings, linesOf, refined } from './crossings.ts'
import type { Crossing } from './crossings.ts'
import type { Tables } from './tables.ts'

export interface TransitSearch {
  points: readonly { point: Point; longitude: number }[]
  from: Date
  to: Date
  bodies?: readonly Planet[]
  aspects?: readonly MajorAspect[]
  orb?: (body: Planet, point: Point, aspect: MajorAspect) => number
}

const EVERY_BODY_BUT_MOON = PLANETS.filter((body) => body !== 'moon')
const WIDEST_ORB = 15

/** See `Sky.transits`. In order of their first moment (entering, else the first exact pass). */
export function findTransits(tables: Tables, search: TransitSearch): TransitWindow[] {
  checkSpan(search.from, search.to)
  const [from, to] = [julianDay(search.from), julianDay(search.to)]
  const { bodies = EVERY_BODY_BUT_MOON } = search
  const found = bodies.flatMap((body) => stays(tables.track(body), targetsOf(search, body), from, to).map((stay) => windowOf(tables, body, stay)))
  const begin = (window: TransitWindow) => (window.enters ?? window.exact[0] ?? window.closest.at).getTime()
  return found.toSorted((a, b) => begin(a) - begin(b))
}

/** A longitude at which a body stands in exact aspect to a point. */
interface Target {
  point: Point
  aspect: MajorAspect
  longitude: number
  orb: number
}

/** A body within orb of a target; null where the search ran into the end of the data. */
interface Stay {
  target: Target
  enters: number | null
  passes: number[]
  leaves: number | null
}

function targetsOf({ points, aspects = MAJOR_ASPECTS, orb = transitOrb }: TransitSearch, body: Planet): Target[] {
  return points.flatMap(({ point, longitude }) => {
    if (!Number.isFinite(longitude)) throw new SkyError('invalid_angle', `the longitude of ${point} is ${longitude}`)
    return aspects.flatMap((aspect) => {
      const width = orb(body, point, aspect)
      if (!(width > 0 && width <= WIDEST_ORB)) throw new SkyError('invalid_angle', `an orb of ${width}° is not between 0 and ${WIDEST_ORB}`)
      const sides = aspect === 0 || aspect === 180 ? [aspect] : [aspect, -aspect]
      return sides.map((side): Target => ({ point, aspect, longitude: normalized(longitude + side), orb: width }))
    })
  })
}

/** Every stay that touches the span, followed beyond it to both of its own ends. */
function stays(track: Track, targets: readonly Target[], from: number, to: number): Stay[] {
  const events = eventsOf(track, targets, from, to)
  const begin = track.at(from).longitude
  const closed: Stay[] = []
  const openAtStart: Stay[] = []
  const openAtEnd: Stay[] = []
  targets.forEach((target, i) => {
    const isInside = separation(begin, target.longitude) <= target.orb
    let stay: Stay | null = isInside ? { target, enters: null, passes: [], leaves: null } : null
    if (stay) openAtStart.push(stay)
    for (const { kind, time } of events[i]!) {
      if (kind === 'enters') stay ??= { target, enters: time, passes: [], leaves: null }
      else if (stay && kind === 'passes') stay.passes.push(time)
      else if (stay) {
        stay.leaves = time
        closed.push(stay)
        stay = null
      }
    }
    if (stay) openAtEnd.push(stay)
  })
  followBack(track, openAtStart, from)
  followOn(track, openAtEnd, to)
  return [...closed, ...openAtEnd]
}

/** Steps in which an open stay is followed beyond the span; a slow planet's lasts up to three years. */
const STEP_DAYS = 160

function followBack(track: Track, stays: readonly Stay[], from: number) {
  let open = [...stays]
  for (let end = from; open.length > 0 && end > TRACK_BEGIN; end -= STEP_DAYS) {
    const events = eventsOf(track, open.map(({ target }) => target), Math.max(TRACK_BEGIN, end - STEP_DAYS), end)
    open = open.filter((stay, i) => {
      for (const { kind, time } of events[i]!.toReversed()) {
        if (kind === 'passes') stay.passes.unshift(time)
        if (kind === 'enters') {
          stay.enters = time
          return false
        }
      }
      return true
    })
  }
}

function followOn(track: Track, stays: readonly Stay[], to: number) {
  let open = [...stays]
  for (let start = to; open.length > 0 && start < TRACK_END; start += STEP_DAYS) {
    const events = eventsOf(track, open.map(({ target }) => target), start, Math.min(TRACK_END, start + STEP_DAYS))
    open = open.filter((stay, i) => {
      for (const { kind, time } of events[i]!) {
        if (kind === 'passes') stay.passes.push(time)
        if (kind === 'leaves') {
          stay.leaves = time
          return false
        }
      }
      return true
    })
  }
}

interface StayEvent {
  kind: 'enters' | 'passes' | 'leaves'
  time: number
}

/** For each target what happens to it in the span, in order of time. */
function eventsOf(track: Track, targets: readonly Target[], from: number, to: number): StayEvent[][] {
  const lines = targets.flatMap(({ longitude, orb }) => [longitude - orb, longitude, longitude + orb])
  const events: StayEvent[][] = targets.map(() => [])
  for (const crossing of crossings(track, linesOf(lines), from, to)) {
    events[Math.floor(crossing.line / 3)]!.push({ kind: kindOf(crossing), time: crossing.time })
  }
  return events
}

function kindOf({ line, isRetrograde }: Crossing): StayEvent['kind'] {
  const side = line % 3
  if (side === 1) return 'passes'
  return (side === 0) === isRetrograde ? 'leaves' : 'enters'
}

function windowOf(tables: Tables, body: Planet, { target, enters, passes, leaves }: Stay): TransitWindow {
  const track = tables.track(body)
  const exact = passes.map((time) => refined(tables.ephemeris, track, target.longitude, time))
  const closest = exact[0] === undefined ? closestIn(track, target, enters ?? TRACK_BEGIN, leaves ?? TRACK_END) : { orb: 0, time: exact[0] }
  return {
    transiting: body,
    natal: target.point,
    aspect: target.aspect,
    enters: enters === null ? null : instantOf(enters),
    exact: exact.map(instantOf),
    leaves: leaves === null ? null : instantOf(leaves),
    closest: { orb: closest.orb, at: instantOf(closest.time) },
  }
}

/** Where a body comes close without closing it turns: the closest moment is one of its stations. */
function closestIn(track: Track, target: Target, from: number, to: number): { orb: number; time: number } {
  const turns = track.pieces(from, to).flatMap(({ turn }) => turn ?? [])
  const moments = [from, ...turns.filter((turn) => turn > from && turn < to), to]
  const orbs = moments.map((time) => ({ time, orb: separation(track.at(time).longitude, target.longitude) }))
  return orbs.reduce((best, moment) => (moment.orb < best.orb ? moment : best))
}
