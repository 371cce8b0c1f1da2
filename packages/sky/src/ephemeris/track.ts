import type { Planet } from '../types.ts'
import { arc, normalized } from '../aspects/angles.ts'
import { chebyshevFit, chebyshevSlope, chebyshevTail, chebyshevValue } from './chebyshev.ts'
import type { Ephemeris } from './ephemeris.ts'

export type TrackBody = Planet | 'chiron'

/** A stretch of a body's longitude as a polynomial. Times are Julian days UT. */
export interface Piece {
  start: number
  end: number
  /** of the unwrapped longitude, over start to end as −1 to 1 */
  coefficients: Float64Array
  /** false within a day or so of a conjunction with the Sun, where the bending of light makes the longitude too angular for a polynomial: up to 3″ off */
  isExact: boolean
  /** when the body turns, between start and end; the longitude is monotone to either side */
  turn: number | null
}

/** The longitude of one body as polynomial pieces, made on first use and kept: every search of everybody shares them. */
export interface Track {
  body: TrackBody
  /** pieces that cover a span, in order */
  pieces(from: number, to: number): Piece[]
  /** longitude (0 ≤ λ < 360) and speed at one time */
  at(time: number): { longitude: number; speed: number }
}

const PIECE_DAYS: Record<TrackBody, number> = {
  sun: 16, moon: 4, mercury: 8, venus: 16, mars: 16, jupiter: 16, saturn: 16, uranus: 16, neptune: 16, pluto: 16, chiron: 16,
}
/** With 12 coefficients a piece is good to 0.0003″ (measured against the engine); the tail of a bad one is larger than this, in degrees. */
const COEFFICIENTS = 12
const LARGEST_TAIL = 0.002 / 3600
/** Pieces near the Sun are halved down to this, then marked. */
const SHORTEST_PIECE = 2

export const TRACK_BEGIN = 2_378_497.5 // 1800-01-02
export const TRACK_END = 2_597_000 // in 2398, before the end of the data

export function openTrack(ephemeris: Ephemeris, body: TrackBody): Track {
  const days = PIECE_DAYS[body]
  const blocks = new Map<number, Piece[]>()

  function block(index: number): Piece[] {
    let pieces = blocks.get(index)
    if (pieces === undefined) {
      const start = TRACK_BEGIN + index * days
      pieces = fitPieces(ephemeris, body, start, start + days)
      blocks.set(index, pieces)
    }
    return pieces
  }

  return {
    body,
    pieces(from, to) {
      const first = Math.floor((from - TRACK_BEGIN) / days)
      const last = Math.max(first, Math.ceil((to - TRACK_BEGIN) / days) - 1)
      const found: Piece[] = []
      for (let index = first; index <= last; index++) {
        for (const piece of block(index)) if (piece.end >= from && piece.start <= to) found.push(piece)
      }
      return found
    },
    at(time) {
      const pieces = block(Math.floor((time - TRACK_BEGIN) / days))
      const piece = pieces.find(({ end }) => time <= end) ?? pieces.at(-1)!
      return { longitude: normalized(longitudeIn(piece, time)), speed: speedIn(piece, time) }
    },
  }
}

/** Longitude at a time of the piece, not wrapped. */
export function longitudeIn({ start, end, coefficients }: Piece, time: number): number {
  return chebyshevValue(coefficients, (2 * (time - start)) / (end - start) - 1)
}

/** Degrees per day. */
export function speedIn({ start, end, coefficients }: Piece, time: number): number {
  return (chebyshevSlope(coefficients, (2 * (time - start)) / (end - start) - 1) * 2) / (end - start)
}

function fitPieces(ephemeris: Ephemeris, body: TrackBody, start: number, end: number): Piece[] {
  const coefficients = fit(ephemeris, body, start, end)
  const isExact = chebyshevTail(coefficients) <= LARGEST_TAIL
  if (!isExact && end - start > SHORTEST_PIECE) {
    const middle = (start + end) / 2
    return [...fitPieces(ephemeris, body, start, middle), ...fitPieces(ephemeris, body, middle, end)]
  }
  const piece: Piece = { start, end, coefficients, isExact, turn: null }
  return [{ ...piece, turn: turnIn(piece) }]
}

function fit(ephemeris: Ephemeris, body: TrackBody, start: number, end: number): Float64Array {
  let previous: number | null = null
  return chebyshevFit((x) => {
    const longitude = ephemeris.longitude(body, start + ((end - start) * (x + 1)) / 2)
    previous = previous === null ? longitude : previous + arc(previous, longitude)
    return previous
  }, COEFFICIENTS)
}

/** No body turns twice within a piece: even Mercury takes 19 days from one station to the next. */
function turnIn(piece: Piece): number | null {
  const before = speedIn(piece, piece.start)
  if (before * speedIn(piece, piece.end) >= 0) return null
  let [low, high] = [piece.start, piece.end]
  while (high - low > 1e-7) {
    const middle = (low + high) / 2
    if (speedIn(piece, middle) * before > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
