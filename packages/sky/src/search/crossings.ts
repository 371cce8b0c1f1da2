import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { longitudeIn, speedIn } from '../ephemeris/track.ts'
import type { Piece, Track } from '../ephemeris/track.ts'
import { arc, normalized } from '../aspects/angles.ts'

/** A body passes a longitude. `line` is the index of that longitude in the list asked for. */
export interface Crossing {
  line: number
  time: number
  isRetrograde: boolean
}

/** Longitudes to watch for, sorted once so that a piece finds those within its reach by bisection. */
export interface Lines {
  sorted: Float64Array
  order: Int32Array
}

export function linesOf(longitudes: readonly number[]): Lines {
  const wrapped = longitudes.map(normalized)
  const order = Int32Array.from(wrapped.keys()).sort((a, b) => wrapped[a]! - wrapped[b]!)
  return { sorted: Float64Array.from(order, (line) => wrapped[line]!), order }
}

/**
 * Every time between two Julian days at which a body passes one of the lines, in order of time. A line that is only touched
 * at a station counts once. Pieces meet without a gap: each begins at the longitude where the one before ended.
 */
export function crossings(track: Track, lines: Lines, from: number, to: number): Crossing[] {
  const found: Crossing[] = []
  let reached: number | null = null
  for (const piece of track.pieces(from, to)) {
    const start = Math.max(piece.start, from)
    const end = Math.min(piece.end, to)
    const turn = piece.turn !== null && piece.turn > start && piece.turn < end ? piece.turn : null
    const first = longitudeIn(piece, start)
    // of the piece's own wrapping
    const begin: number = reached === null ? first : first + arc(first, reached)
    if (turn === null) reached = sweep(piece, start, begin, end, lines, found)
    else reached = sweep(piece, turn, sweep(piece, start, begin, turn, lines, found), end, lines, found)
  }
  return found
}

/** Collects the crossings of one monotone stretch and gives the longitude at its end. */
function sweep(piece: Piece, start: number, begin: number, end: number, { sorted, order }: Lines, found: Crossing[]): number {
  const finish = longitudeIn(piece, end)
  const isRetrograde = finish < begin
  const low = Math.min(begin, finish)
  const high = Math.max(begin, finish)
  const count = sorted.length
  let turns = Math.floor(low / 360) * 360
  let i = firstAtLeast(sorted, low - turns)
  const before = found.length
  for (; count > 0; i++) {
    if (i === count) {
      i = 0
      turns += 360
    }
    const line = sorted[i]! + turns
    if (line > high) break
    // the begin belongs to the stretch before, the end to this one
    if (line === begin) continue
    found.push({ line: order[i]!, time: solve(piece, line, start, begin, end, finish), isRetrograde })
  }
  if (isRetrograde) reverseFrom(found, before)
  return finish
}

/** The time at which a monotone stretch reaches a longitude: Newton, kept within a bracket. */
function solve(piece: Piece, line: number, start: number, begin: number, end: number, finish: number): number {
  let [low, high] = [start, end]
  const rises = finish > begin
  let time = start + ((end - start) * (line - begin)) / (finish - begin)
  for (let step = 0; step < 60; step++) {
    const off = longitudeIn(piece, time) - line
    if (off > 0 === rises) high = time
    else low = time
    const next = time - off / speedIn(piece, time)
    const bounded = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(bounded - time) < 1e-9) return bounded
    time = bounded
  }
  return time
}

/** Puts right, with the engine, a time found in a piece that is not exact. */
export function refined(ephemeris: Ephemeris, track: Track, longitude: number, time: number): number {
  const [piece] = track.pieces(time, time)
  if (piece === undefined || piece.isExact) return time
  let better = time
  for (let step = 0; step < 4; step++) {
    const { longitude: reached, speed } = ephemeris.place(track.body, better)
    const correction = arc(reached, longitude) / speed
    better += correction
    if (Math.abs(correction) < 1e-8) break
  }
  return better
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

function reverseFrom(found: Crossing[], start: number) {
  const part = found.splice(start).reverse()
  found.push(...part)
}
