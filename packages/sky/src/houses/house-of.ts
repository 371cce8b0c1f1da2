import { SkyError } from '../types.ts'
import { arc } from '../aspects/angles.ts'

/** What subtracting two longitudes may cost, degrees. */
const ROUNDING = 1e-9

/**
 * The house (1 to 12) in which a longitude falls: the one between whose cusp and the next, the short way
 * round, it lies. Close to the poles the cusps of some systems run backwards or overlap (Topocentric); there
 * the first such house is taken. null when no house holds it, which only such overlapping cusps leave
 * possible. Throws `invalid_angle`.
 */
export function houseOf(longitude: number, cusps: readonly number[]): number | null {
  checkCusps(cusps)
  for (let i = 0; i < 12; i++) {
    const width = arc(cusps[i]!, cusps[(i + 1) % 12]!)
    const into = arc(cusps[i]!, longitude)
    if (width >= 0 ? into >= 0 && into < width : into <= 0 && into > width) return i + 1
  }
  // a last digit beside a cusp: before it to the house that begins there, and not before it to the other
  const onCusp = cusps.findIndex((cusp) => Math.abs(arc(cusp, longitude)) < ROUNDING)
  return onCusp < 0 ? null : onCusp + 1
}

/** Throws `invalid_angle` unless they are twelve finite numbers. */
export function checkCusps(cusps: readonly number[]): void {
  if (cusps.length !== 12 || !cusps.every(Number.isFinite))
    throw new SkyError('invalid_angle', 'house cusps are twelve longitudes')
}
