import { MAJOR_ASPECTS, MINOR_ASPECTS, SkyError } from '../types.ts'
import type { MajorAspect, MinorAspect, NatalReach, Planet, Point } from '../types.ts'

/** How far a point's aspects reach in a natal chart, in degrees; a pair takes the mean of its two. */
const NATAL_REACH: Record<Point, number> = {
  sun: 10,
  moon: 10,
  mercury: 7,
  venus: 7,
  mars: 7.5,
  jupiter: 8,
  saturn: 8,
  uranus: 6,
  neptune: 6,
  pluto: 6,
  asc: 7,
  mc: 7,
  mean_node: 3,
  true_node: 3,
  chiron: 3,
  mean_lilith: 2,
  true_lilith: 2,
}
/** The weaker the aspect, the closer it has to be. */
const NATAL_SHARE: Record<MajorAspect | MinorAspect, number> = {
  0: 1,
  180: 1,
  120: 0.9,
  90: 0.9,
  60: 0.6,
  150: 0.3,
  30: 0.2,
  45: 0.2,
  135: 0.2,
  72: 0.15,
  144: 0.15,
}

const TRANSIT_REACH: Record<Planet, number> = {
  sun: 1.5,
  moon: 1.5,
  mercury: 1.5,
  venus: 1.5,
  mars: 2,
  jupiter: 2,
  saturn: 2,
  uranus: 2,
  neptune: 2,
  pluto: 2,
}
const TRANSIT_SHARE: Record<MajorAspect, number> = { 0: 1, 60: 0.75, 90: 1, 120: 1, 180: 1 }

/**
 * The widest orb at which two natal points still form an aspect, degrees: Sun and Moon 10°, Venus and Mars
 * 7.25°, two outer planets 6°; squares and trines 0.9 of that, sextiles 0.6, quincunxes 0.3, semisextiles,
 * semisquares and sesquiquadrates 0.2, quintiles and biquintiles 0.15 (so 3°, 2° and 1.5° between Sun and
 * Moon). Schools differ; these lie within what is usual. Throws `invalid_input` for no point or aspect.
 */
export function natalOrb(a: Point, b: Point, aspect: MajorAspect | MinorAspect): number {
  return known(((NATAL_REACH[a] + NATAL_REACH[b]) / 2) * NATAL_SHARE[aspect])
}

/** The widest that a major aspect can be told from the other major ones, and a minor one from any. */
const WIDEST = 15
const WIDEST_MINOR = 3

/** How far each aspect reaches between two points; null where a reach of 0 leaves it out. */
export type Orbs = (a: Point, b: Point, aspect: MajorAspect | MinorAspect) => number | null

/**
 * `natalOrb`, wider or narrower as a chart wants each aspect. Throws `invalid_angle` beyond 0 to 15°, of a
 * minor aspect 3°.
 */
export function orbsWithin(reach: NatalReach): Orbs {
  checkReach(reach, MAJOR_ASPECTS, WIDEST)
  checkReach(reach, MINOR_ASPECTS, WIDEST_MINOR)
  return (a, b, aspect) => {
    const degrees = reach[aspect]
    if (degrees === 0) return null
    const orb = natalOrb(a, b, aspect)
    return degrees === undefined ? orb : (orb * degrees) / natalOrb('sun', 'moon', aspect)
  }
}

function checkReach(
  reach: NatalReach,
  aspects: readonly (MajorAspect | MinorAspect)[],
  widest: number,
): void {
  for (const aspect of aspects) {
    const degrees = reach[aspect]
    if (degrees !== undefined && !(degrees >= 0 && degrees <= widest))
      throw new SkyError('invalid_angle', `an aspect of ${aspect}° reaches 0 to ${widest} degrees`)
  }
}

/**
 * The orb of a transit when the caller names none: 2° from Mars outwards, 1.5° for the faster bodies;
 * sextiles three quarters of it. Throws `invalid_input`.
 */
export function transitOrb(body: Planet, _point: Point, aspect: MajorAspect): number {
  return known(TRANSIT_REACH[body] * TRANSIT_SHARE[aspect])
}

/** A name that is in none of the lists above makes an orb that is no number. */
function known(orb: number): number {
  if (Number.isNaN(orb)) throw new SkyError('invalid_input', 'there is no such body, point or aspect')
  return orb
}
