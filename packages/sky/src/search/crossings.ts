import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { longitudeIn, timeOf } from '../ephemeris/piece.ts'
import type { Piece, TrackBody } from '../ephemeris/piece.ts'
import type { Track } from '../ephemeris/track.ts'
import { arc, firstAtLeast, normalized } from '../aspects/angles.ts'
import type { Tables } from './tables.ts'

/** A body passes a longitude. `line` is the index of that longitude in the list asked for. */
export interface Crossing {
  line: number
  time: number
  isRetrograde: boolean
  /** false where the time is good to 3″ of longitude only, see `refined` */
  isExact: boolean
}

/**
 * Every pass of a body over the longitudes between two Julian days, in order of time, put right by the engine
 * where the table is not exact.
 */
export function passes(
  tables: Tables,
  body: TrackBody,
  longitudes: readonly number[],
  from: number,
  to: number,
): Crossing[] {
  return crossings(tables.tracks.of(body), linesOf(longitudes), from, to).map((crossing) => ({
    ...crossing,
    time: crossing.isExact
      ? crossing.time
      : refined(tables.ephemeris, body, longitudes[crossing.line]!, crossing.time),
  }))
}

/** Longitudes to watch for, sorted once so that a piece finds those within its reach by bisection. */
export interface Lines {
  sorted: Float64Array
  order: Int32Array
}

function linesOf(longitudes: readonly number[]): Lines {
  const wrapped = longitudes.map(normalized)
  const order = Int32Array.from(wrapped.keys()).sort((a, b) => wrapped[a]! - wrapped[b]!)
  return { sorted: Float64Array.from(order, (line) => wrapped[line]!), order }
}

/**
 * Every time between two Julian days at which a body passes one of the lines, in order of time. A line that
 * is only touched at a station counts once. Pieces meet without a gap: each begins at the longitude where the
 * one before ended.
 */
function crossings(track: Track, lines: Lines, from: number, to: number): Crossing[] {
  const found: Crossing[] = []
  let reached: number | null = null
  for (const piece of track.pieces(from, to)) {
    const start = piece.start < from ? longitudeIn(piece, from) : piece.first
    const finish = piece.end > to ? longitudeIn(piece, to) : piece.last
    // the longitude where the piece before ended, of this piece's own wrapping
    const begin: number = reached === null ? start : start + arc(start, reached)
    collect(piece, begin, finish, lines, found)
    reached = finish
  }
  return found
}

/**
 * The crossings of one piece between two of its longitudes: the begin belongs to the piece before, the end to
 * this one.
 */
function collect(piece: Piece, begin: number, finish: number, { sorted, order }: Lines, found: Crossing[]) {
  const count = sorted.length
  if (count === 0) return
  const isRetrograde = finish < begin
  const low = isRetrograde ? finish : begin
  const high = isRetrograde ? begin : finish
  let turns = Math.floor(low / 360) * 360
  let i = firstAtLeast(sorted, low - turns)
  const before = found.length
  for (; ; i++) {
    if (i === count) {
      i = 0
      turns += 360
    }
    const line = sorted[i]! + turns
    if (line > high) break
    if (line !== begin)
      found.push({ line: order[i]!, time: timeOf(piece, line), isRetrograde, isExact: piece.isExact })
  }
  if (isRetrograde && found.length - before > 1) found.push(...found.splice(before).reverse())
}

/** Puts right, with the engine, a time found in a piece that is not exact. */
export function refined(ephemeris: Ephemeris, body: TrackBody, longitude: number, time: number): number {
  let better = time
  for (let step = 0; step < 4; step++) {
    const { longitude: reached, speed } = ephemeris.place(body, better)
    const correction = arc(reached, longitude) / speed
    better += correction
    if (Math.abs(correction) < 1e-7) break
  }
  return better
}
