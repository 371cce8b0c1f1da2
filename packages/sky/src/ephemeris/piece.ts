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
  /** degrees a day at the start */
  firstSpeed: number
  /** of the longitude over `middle` − `half` to `middle` + `half` as −1 to 1 */
  coefficients: Float64Array
  middle: number
  half: number
  /**
   * false within a day or so of a conjunction with the Sun, where the bending of light makes the longitude
   * too angular for a polynomial: up to 3″ off
   */
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

/**
 * The time at which a piece reaches a longitude: Newton from the parabola through both ends, kept within a
 * bracket.
 */
export function timeOf(
  { start, end, first, last, firstSpeed, coefficients, middle, half }: Piece,
  line: number,
): number {
  const rises = last > first
  // as the polynomial counts time, from −1 to 1
  let low = (start - middle) / half
  let high = (end - middle) / half
  // over the piece as 0 to 1, where the parabola is slope·τ + bend·τ²
  const slope = firstSpeed * (end - start)
  const bend = last - first - slope
  const root = Math.sqrt(Math.max(0, slope * slope + 4 * bend * (line - first)))
  const guess = (2 * (line - first)) / (slope + (rises ? root : -root))
  let x = low + (high - low) * (guess > 0 ? Math.min(1, guess) : 0)
  // the error of a step of Newton is its square times f″/2f′
  const curvature = Math.abs(bend / (end - start) ** 2) * half
  for (let step = 0; step < 60; step++) {
    // value and slope together, by Clenshaw's recurrence (see chebyshev.ts)
    const twice = 2 * x
    let b1 = 0
    let b2 = 0
    let d1 = 0
    let d2 = 0
    for (let j = coefficients.length - 1; j > 0; j--) {
      const c = coefficients[j]!
      const b0 = twice * b1 - b2 + c
      const d0 = twice * d1 - d2 + j * c
      b2 = b1
      b1 = b0
      d2 = d1
      d1 = d0
    }
    const off = x * b1 - b2 + coefficients[0]! - line
    if (off > 0 === rises) high = x
    else low = x
    const next = x - off / d1
    const isWithin = next >= low && next <= high
    const moved = (next - x) * half
    const left = moved * moved * (curvature / Math.abs(d1) + FLATTEST)
    x = isWithin ? next : (low + high) / 2
    if ((isWithin && left < ACCURATE) || (high - low) * half < ACCURATE) break
  }
  return middle + half * x
}

/** Days, 0.09 ms. */
const ACCURATE = 1e-9
/** f″/2f′ is taken for no less than this (a day⁻¹): within a piece it can be more than its mean. */
const FLATTEST = 1e-3

/**
 * With 12 coefficients a block is good to 0.0003″ (measured against the engine); the tail of a bad one is
 * larger than this, in degrees.
 */
const COEFFICIENTS = 12
const NODES = chebyshevNodes(COEFFICIENTS)
const LARGEST_TAIL = 0.002 / 3600
/** Blocks near a conjunction with the Sun are halved down to this, then marked. */
const SHORTEST_PIECE = 0.25

/** Pieces of several bodies over one stretch of time. */
export function fitTogether(
  ephemeris: Ephemeris,
  bodies: readonly TrackBody[],
  start: number,
  end: number,
): Piece[][] {
  const values = bodies.map(() => new Float64Array(COEFFICIENTS))
  NODES.forEach((node, k) => {
    const time = start + ((end - start) * (node + 1)) / 2
    bodies.forEach((body, i) => (values[i]![k] = ephemeris.longitude(body, time)))
  })
  return bodies.map((body, i) => piecesOf(ephemeris, body, start, end, chebyshevFit(unwrapped(values[i]!))))
}

/**
 * The pieces of one body, given the polynomial through all of the stretch: it stands, or the stretch is
 * halved.
 */
function piecesOf(
  ephemeris: Ephemeris,
  body: TrackBody,
  start: number,
  end: number,
  coefficients: Float64Array,
): Piece[] {
  const isExact = chebyshevTail(coefficients) <= LARGEST_TAIL
  const middle = (start + end) / 2
  if (!isExact && end - start > SHORTEST_PIECE) {
    return [
      ...fitTogether(ephemeris, [body], start, middle)[0]!,
      ...fitTogether(ephemeris, [body], middle, end)[0]!,
    ]
  }
  const half = (end - start) / 2
  const [firstSpeed, lastSpeed] = [
    chebyshevSlopeAt(coefficients, -1) / half,
    chebyshevSlopeAt(coefficients, 1) / half,
  ]
  const whole: Piece = {
    start,
    end,
    first: chebyshevAt(coefficients, -1),
    last: chebyshevAt(coefficients, 1),
    firstSpeed,
    coefficients,
    middle,
    half,
    isExact,
  }
  return firstSpeed * lastSpeed < 0 ? splitAtTurn(whole) : [whole]
}

/** Longitudes without the jumps at 360°. */
function unwrapped(longitudes: Float64Array): Float64Array {
  for (let k = 1; k < longitudes.length; k++)
    longitudes[k] = longitudes[k - 1]! + arc(longitudes[k - 1]!, longitudes[k]!)
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
    { ...piece, start: turn, first: longitude, firstSpeed: 0 },
  ]
}
