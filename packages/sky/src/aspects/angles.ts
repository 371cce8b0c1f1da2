import { SIGNS, SkyError } from '../types.ts'
import type { Angle, Sign } from '../types.ts'

/**
 * The same direction as 0 ≤ λ < 360. Throws `invalid_angle` for what is no finite number, and so do all the
 * others here.
 */
export function normalized(degrees: number): number {
  const rest = degrees % 360
  if (Number.isNaN(rest)) throw new SkyError('invalid_angle', 'an angle is no finite number')
  const positive = rest < 0 ? rest + 360 : rest
  // a tiny negative number plus 360 is 360
  return positive === 360 ? 0 : positive
}

/** The shortest way from `from` to `to`: −180 ≤ Δ < 180, positive in the order of the signs. */
export function arc(from: number, to: number): number {
  return normalized(to - from + 180) - 180
}

/** Distance of two directions, 0 to 180. */
export function separation(a: number, b: number): number {
  return Math.abs(arc(a, b))
}

/** The sign of a longitude, and the degree within it (0 ≤ degree < 30). */
export function signAndDegree(longitude: number): { sign: Sign; degree: number } {
  const within = normalized(longitude)
  const index = Math.floor(within / 30)
  return { sign: SIGNS[index]!, degree: within - index * 30 }
}

/** A longitude, brought to 0 ≤ λ < 360, with its sign and degree. */
export function angleOf(longitude: number): Angle {
  return { longitude: normalized(longitude), ...signAndDegree(longitude) }
}

/** Index of the first of ascending longitudes that is not below a value; their number when all are. */
export function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
