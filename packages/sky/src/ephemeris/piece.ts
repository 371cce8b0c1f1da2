import type { Planet } from '../types.ts'
import { arc } from '../aspects/angles.ts'
import { chebyshevAt, chebyshevFit, chebyshevNodes, chebyshevSlopeAt, chebyshevTail } from './chebyshev.ts'
import type { Ephemeris } from './ephemeris.ts'

export type TrackBody = Planet | 'chiron'

/** A stretch of a body's longitude as a polynomial, monotone in time. Times are Julian days UT. */
export interface Piece {
  start: number
  end: number
  /** longitudes at start and end, unwrapped alike */
  first: number
  last: number
  /** of the longitude over `middle` − `half` to `middle` + `half` as −1 to 1 */
  coefficients: Float64Array
  middle: number
  half: number
  /** false within a day or so of a conjunction with the Sun, where the bending of light makes the longitude too angular for a polynomial: up to 3″ off */
  isExact: boolean
}

/** Longitude (not wrapped) at a time of the piece. */
export function longitudeIn({ coefficients, middle, half }: Piece, time: number): number {
  return chebyshevAt(coefficients, (time - middle) / half)
}

/** Speed at a time of the piece, degrees a day. */
export function speedIn({ coefficients, middle, half }: Piece, time: number): number {
  return chebyshevSlopeAt(coefficients, (time - middle) / half) / half
}

/** The time at which a piece reaches a longitude: Newton from a straight line, kept within a bracket. */
export function timeOf(piece: Piece, line: number): number {
  const { first, last } = piece
  const rises = last > first
  let low = piece.start
  let high = piece.end
  let time = low + (high - low) * Math.min(1, Math.max(0, (line - first) / (last - first)))
  for (let step = 0; step < 60; step++) {
    const off = longitudeIn(piece, time) - line
    if (off > 0 === rises) high = time
    else low = time
    const next = time - off / speedIn(piece, time)
    const bounded = next >= low && next <= high ? next : (low + high) / 2
    // the error squares with each step: after one of a second nothing is left
    if (Math.abs(bounded - time) < 1e-5 && bounded === next) return bounded
    if (high - low < 1e-9) return bounded
    time = bounded
  }
  return time
}

/** With 12 coefficients a block is good to 0.0003″ (measured against the engine); the tail of a bad one is larger than this, in degrees. */
const COEFFICIENTS = 12
const NODES = chebyshevNodes(COEFFICIENTS)
const LARGEST_TAIL = 0.002 / 3600
/** Blocks near a conjunction with the Sun are halved down to this, then marked. */
const SHORTEST_PIECE = 0.25

/** Pieces of several bodies over one stretch of time. */
export function fitTogether(ephemeris: Ephemeris, bodies: readonly TrackBody[], start: number, end: number): Piece[][] {
  const values = bodies.map(() => new Float64Array(COEFFICIENTS))
  NODES.forEach((node, k) => {
    const time = start + ((end - start) * (node + 1)) / 2
    bodies.forEach((body, i) => (values[i]![k] = ephemeris.longitude(body, time)))
  })
  return bodies.map((body, i) => piecesOf(ephemeris, body, start, end, chebyshevFit(unwrapped(values[i]!))))
}

/** The pieces of one body, given the polynomial through all of the stretch: it stands, or the stretch is halved. */
function piecesOf(ephemeris: Ephemeris, body: TrackBody, start: number, end: number, coefficients: Float64Array): Piece[] {
  const isExact = chebyshevTail(coefficients) <= LARGEST_TAIL
  const middle = (start + end) / 2
  if (!isExact && end - start > SHORTEST_PIECE) {
    return [...fitTogether(ephemeris, [body], start, middle)[0]!, ...fitTogether(ephemeris, [body], middle, end)[0]!]
  }
  const whole: Piece = {
    start,
    end,
    first: chebyshevAt(coefficients, -1),
    last: chebyshevAt(coefficients, 1),
    coefficients,
    middle,
    half: (end - start) / 2,
    isExact,
  }
  return chebyshevSlopeAt(coefficients, -1) * chebyshevSlopeAt(coefficients, 1) < 0 ? splitAtTurn(whole) : [whole]
}

/** Longitudes without the jumps at 360°. */
function unwrapped(longitudes: Float64Array): Float64Array {
  for (let k = 1; k < longitudes.length; k++) longitudes[k] = longitudes[k - 1]! + arc(longitudes[k - 1]!, longitudes[k]!)
  return longitudes
}

/** No body turns twice within a piece: even Mercury takes 19 days from one station to the next. */
function splitAtTurn(piece: Piece): [Piece, Piece] {
  const before = speedIn(piece, piece.start)
  let [low, high] = [piece.start, piece.end]
  while (high - low > 1e-8) {
    const middle = (low + high) / 2
    if (speedIn(piece, middle) * before > 0) low = middle
    else high = middle
  }
  const turn = (low + high) / 2
  const longitude = longitudeIn(piece, turn)
  return [
    { ...piece, end: turn, last: longitude },
    { ...piece, start: turn, first: longitude },
  ]
}
