import type { MajorAspect, Planet, Point, TransitWindow } from '../types.ts'
import { arc, firstAtLeast, separation } from '../aspects/angles.ts'
import { longitudeIn, timeOf } from '../ephemeris/piece.ts'
import type { Piece } from '../ephemeris/piece.ts'
import { TRACK_BEGIN, TRACK_END } from '../ephemeris/track.ts'
import type { Track } from '../ephemeris/track.ts'
import { instantOf, julianDay } from '../time/instant.ts'

/** A longitude at which a body stands in exact aspect to a point. */
export interface Target {
  point: Point
  aspect: MajorAspect
  longitude: number
}

/** The time at which a piece reaches the longitude of a target, put right where the piece is not exact. */
export type ExactTime = (piece: Piece, line: number, target: Target) => number

/**
 * Every stay of a body within orb that touches the span, followed beyond it to both of its own ends, in order
 * of entering.
 * @param targets in order of longitude
 * @param orbs for each target
 */
export function findWindows(
  track: Track,
  targets: readonly Target[],
  orbs: Float64Array,
  { from, to }: { from: number; to: number },
  exactTime: ExactTime,
): TransitWindow[] {
  const search = { track, exactTime }
  const count = targets.length
  const longitudes = Float64Array.from(targets, ({ longitude }) => longitude)
  const widest = orbs.reduce((a, b) => Math.max(a, b), 0)
  const begin = track.at(from).longitude
  const open: (TransitWindow | null)[] = targets.map((target, i) => {
    if (separation(begin, target.longitude) > orbs[i]!) return null
    const window = opened(track, target, null)
    followBack(search, window, target, orbs[i]!, from)
    return window
  })
  const found = open.filter((window) => window !== null)

  for (const stretch of stretches(track, from, to)) {
    const { piece, isRetrograde } = stretch
    const high = Math.max(stretch.begin, stretch.finish) + widest
    const low = Math.min(stretch.begin, stretch.finish) - widest
    let turns = Math.floor(low / 360) * 360
    let i = firstAtLeast(longitudes, low - turns)
    for (let left = count; left > 0; left--, i++) {
      if (i === count) {
        i = 0
        turns += 360
      }
      const line = longitudes[i]! + turns
      if (line > high) break
      // behind the line by this much it comes into orb, ahead of it by as much it leaves
      const orb = isRetrograde ? -orbs[i]! : orbs[i]!
      if (reaches(stretch, line - orb)) {
        open[i] = opened(track, targets[i]!, instantOf(timeOf(piece, line - orb)))
        found.push(open[i]!)
      }
      const window = open[i]
      if (!window) continue
      if (reaches(stretch, line)) window.exact.push(instantOf(exactTime(piece, line, targets[i]!)))
      if (reaches(stretch, line + orb)) {
        window.leaves = instantOf(timeOf(piece, line + orb))
        close(track, window, targets[i]!)
        open[i] = null
      }
    }
  }
  open.forEach((window, i) => {
    if (!window) return
    followOn(search, window, targets[i]!, orbs[i]!, to)
    close(track, window, targets[i]!)
  })
  return inOrder(found)
}

function opened({ body }: Track, { point, aspect }: Target, enters: Date | null): TransitWindow {
  return {
    transiting: body as Planet,
    natal: point,
    aspect,
    enters,
    exact: [],
    leaves: null,
    closest: NOT_YET,
  }
}

const NOT_YET = { orb: Number.NaN, at: new Date(Number.NaN) }

/** All of it is known: what was its closest moment? */
function close(track: Track, window: TransitWindow, target: Target) {
  const [exact] = window.exact
  window.closest = exact ? { orb: 0, at: exact } : closestMoment(track, window, target)
}

/**
 * Of a window that never closes: such a body turns within it, and its closest moment is one of its stations.
 */
function closestMoment(
  track: Track,
  { enters, leaves }: TransitWindow,
  target: Target,
): TransitWindow['closest'] {
  const [from, to] = [enters ? julianDay(enters) : TRACK_BEGIN, leaves ? julianDay(leaves) : TRACK_END]
  const moments = [from, ...track.turns(from, to), to].map((time) => ({
    time,
    orb: separation(track.at(time).longitude, target.longitude),
  }))
  const { orb, time } = moments.reduce((best, moment) => (moment.orb < best.orb ? moment : best))
  return { orb, at: instantOf(time) }
}

/**
 * A piece, or the part of it within the span: the begin belongs to the stretch before, the finish to this
 * one.
 */
interface Stretch {
  piece: Piece
  begin: number
  finish: number
  isRetrograde: boolean
}

/** Stretches meet without a gap: each begins at the longitude where the one before ended. */
function stretches(track: Track, from: number, to: number): Stretch[] {
  let reached: number | null = null
  return track.pieces(from, to).map((piece) => {
    const start = piece.start < from ? longitudeIn(piece, from) : piece.first
    const finish = piece.end > to ? longitudeIn(piece, to) : piece.last
    const begin: number = reached === null ? start : start + arc(start, reached)
    reached = finish
    return { piece, begin, finish, isRetrograde: finish < begin }
  })
}

/** Whether a stretch, monotone as it is, comes to a longitude (of its own turn). */
function reaches({ begin, finish, isRetrograde }: Stretch, line: number): boolean {
  return isRetrograde ? line < begin && line >= finish : line > begin && line <= finish
}

interface Search {
  track: Track
  exactTime: ExactTime
}

function followBack(
  { track, exactTime }: Search,
  window: TransitWindow,
  target: Target,
  reach: number,
  from: number,
) {
  for (let end = from; end > TRACK_BEGIN; end -= STEP_DAYS) {
    for (const stretch of stretches(track, Math.max(TRACK_BEGIN, end - STEP_DAYS), end).toReversed()) {
      const { piece, isRetrograde } = stretch
      const line = lineBy(stretch, target)
      const enters = isRetrograde ? line + reach : line - reach
      if (reaches(stretch, line)) window.exact.unshift(instantOf(exactTime(piece, line, target)))
      if (!reaches(stretch, enters)) continue
      window.enters = instantOf(timeOf(piece, enters))
      return
    }
  }
}

function followOn(
  { track, exactTime }: Search,
  window: TransitWindow,
  target: Target,
  reach: number,
  to: number,
) {
  for (let start = to; start < TRACK_END; start += STEP_DAYS) {
    for (const stretch of stretches(track, start, Math.min(TRACK_END, start + STEP_DAYS))) {
      const { piece, isRetrograde } = stretch
      const line = lineBy(stretch, target)
      const leaves = isRetrograde ? line - reach : line + reach
      if (reaches(stretch, line)) window.exact.push(instantOf(exactTime(piece, line, target)))
      if (!reaches(stretch, leaves)) continue
      window.leaves = instantOf(timeOf(piece, leaves))
      return
    }
  }
}

/** Steps in which an open window is followed beyond the span; a slow planet's lasts up to three years. */
const STEP_DAYS = 160

/** The turn of a target's longitude that lies by this stretch. */
function lineBy({ begin, finish }: Stretch, { longitude }: Target): number {
  return longitude + 360 * Math.round(((begin + finish) / 2 - longitude) / 360)
}

/** Sorts by moving each back to its place: windows are found nearly in order, so that this is a walk. */
function inOrder(windows: TransitWindow[]): TransitWindow[] {
  for (let k = 1; k < windows.length; k++) {
    const window = windows[k]!
    const begin = beginOf(window)
    let place = k
    for (; place > 0 && beginOf(windows[place - 1]!) > begin; place--) windows[place] = windows[place - 1]!
    windows[place] = window
  }
  return windows
}

/** For sorting, Unix time in ms; what began before the data comes first. */
export function beginOf({ enters }: TransitWindow): number {
  return enters === null ? BEFORE_ALL : enters.getTime()
}

const BEFORE_ALL = instantOf(TRACK_BEGIN - 1).getTime()
