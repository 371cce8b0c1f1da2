import type { MajorAspect, Point } from '../types.ts'
import { arc, separation } from '../aspects/angles.ts'
import { longitudeIn, timeOf } from '../ephemeris/piece.ts'
import type { Piece, TrackBody } from '../ephemeris/piece.ts'
import { TRACK_BEGIN, TRACK_END } from '../ephemeris/track.ts'
import type { Track } from '../ephemeris/track.ts'

/** A longitude at which a body stands in exact aspect to a point. */
export interface Target {
  point: Point
  aspect: MajorAspect
  longitude: number
}

/** A body within orb of a target. Times are Julian days; null where the search ran into the end of the data. */
export interface Stay {
  body: TrackBody
  target: Target
  enters: number | null
  passes: Pass[]
  leaves: number | null
}

/** `isExact` is false where the time is good to 3″ of longitude only. */
interface Pass {
  time: number
  isExact: boolean
}

/**
 * Every stay of a body that touches the span, followed beyond it to both of its own ends, nearly in order of entering.
 * @param targets in order of longitude
 * @param orbs for each target
 */
export function findStays(track: Track, targets: readonly Target[], orbs: Float64Array, from: number, to: number): Stay[] {
  const widest = orbs.reduce((a, b) => Math.max(a, b), 0)
  const begin = track.at(from).longitude
  const found: Stay[] = []
  const open: (Stay | null)[] = targets.map(() => null)
  function enter(i: number, time: number | null): Stay {
    const stay: Stay = { body: track.body, target: targets[i]!, enters: time, passes: [], leaves: null }
    found.push(stay)
    open[i] = stay
    return stay
  }

  targets.forEach((target, i) => {
    if (separation(begin, target.longitude) <= orbs[i]!) followBack(track, enter(i, null), orbs[i]!, from)
  })
  for (const stretch of stretches(track, from, to)) {
    for (const i of targetsWithin(targets, stretch, widest)) {
      const { enters, passes, leaves } = meeting(stretch, targets[i]!.longitude, orbs[i]!)
      const stay = open[i] ?? (enters === null ? null : enter(i, enters))
      if (stay === null) continue
      if (passes !== null) stay.passes.push({ time: passes, isExact: stretch.piece.isExact })
      if (leaves !== null) {
        stay.leaves = leaves
        open[i] = null
      }
    }
  }
  open.forEach((stay, i) => stay && followOn(track, stay, orbs[i]!, to))
  return found
}

/** The smallest distance of a stay that never closes: such a body turns within it, and its closest moment is one of its stations. */
export function closestMoment(track: Track, { target, enters, leaves }: Stay): { orb: number; time: number } {
  const [from, to] = [enters ?? TRACK_BEGIN, leaves ?? TRACK_END]
  const moments = [from, ...track.turns(from, to), to].map((time) => ({
    time,
    orb: separation(track.at(time).longitude, target.longitude),
  }))
  return moments.reduce((best, moment) => (moment.orb < best.orb ? moment : best))
}

/** A piece, or the part of it within the span: the begin belongs to the stretch before, the finish to this one. */
interface Stretch {
  piece: Piece
  begin: number
  finish: number
}

/** Stretches meet without a gap: each begins at the longitude where the one before ended. */
function stretches(track: Track, from: number, to: number): Stretch[] {
  let reached: number | null = null
  return track.pieces(from, to).map((piece) => {
    const start = piece.start < from ? longitudeIn(piece, from) : piece.first
    const finish = piece.end > to ? longitudeIn(piece, to) : piece.last
    const begin: number = reached === null ? start : start + arc(start, reached)
    reached = finish
    return { piece, begin, finish }
  })
}

/** Indices of the targets whose orb a stretch can touch, found by bisection. */
function targetsWithin(targets: readonly Target[], { begin, finish }: Stretch, widest: number): number[] {
  const count = targets.length
  const low = Math.min(begin, finish) - widest
  const high = Math.max(begin, finish) + widest
  let turns = Math.floor(low / 360) * 360
  let [i, end] = [0, count]
  while (i < end) {
    const middle = (i + end) >> 1
    if (targets[middle]!.longitude < low - turns) i = middle + 1
    else end = middle
  }
  const found: number[] = []
  for (let left = count; left > 0; left--, i++) {
    if (i === count) {
      i = 0
      turns += 360
    }
    if (targets[i]!.longitude + turns > high) break
    found.push(i)
  }
  return found
}

function followBack(track: Track, stay: Stay, orb: number, from: number) {
  for (let end = from; end > TRACK_BEGIN && stay.enters === null; end -= STEP_DAYS) {
    for (const stretch of stretches(track, Math.max(TRACK_BEGIN, end - STEP_DAYS), end).toReversed()) {
      const { enters, passes } = meeting(stretch, stay.target.longitude, orb)
      if (passes !== null) stay.passes.unshift({ time: passes, isExact: stretch.piece.isExact })
      stay.enters = enters
      if (enters !== null) break
    }
  }
}

function followOn(track: Track, stay: Stay, orb: number, to: number) {
  for (let start = to; start < TRACK_END && stay.leaves === null; start += STEP_DAYS) {
    for (const stretch of stretches(track, start, Math.min(TRACK_END, start + STEP_DAYS))) {
      const { passes, leaves } = meeting(stretch, stay.target.longitude, orb)
      if (passes !== null) stay.passes.push({ time: passes, isExact: stretch.piece.isExact })
      stay.leaves = leaves
      if (leaves !== null) break
    }
  }
}

/** Steps in which an open stay is followed beyond the span; a slow planet's lasts up to three years. */
const STEP_DAYS = 160

/** When a stretch, monotone as it is, comes into the orb of a longitude, passes it and leaves it, as far as it does. */
function meeting({ piece, begin, finish }: Stretch, longitude: number, orb: number) {
  // the turn of the longitude that lies by this stretch; targets lie less than 180° around it
  const line = longitude + 360 * Math.round(((begin + finish) / 2 - longitude) / 360)
  // mirrored for a retrograde body, so that it always moves upwards
  const sign = finish < begin ? -1 : 1
  const low = sign * begin
  const high = sign * finish
  const centre = sign * line
  const near = centre - orb
  const far = centre + orb
  return {
    enters: near > low && near <= high ? timeOf(piece, sign * near) : null,
    passes: centre > low && centre <= high ? timeOf(piece, line) : null,
    leaves: far > low && far <= high ? timeOf(piece, sign * far) : null,
  }
}
