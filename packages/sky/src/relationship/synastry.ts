import type { CrossAspect, MajorAspect, NatalChart, Point } from '../types.ts'
import { crossAspects, rangedPoints } from '../aspects/cross-aspects.ts'
import type { RangedPoint } from '../aspects/cross-aspects.ts'
import { natalOrb } from '../aspects/orbs.ts'
import { SHARED_POINTS } from '../aspects/aspect-points.ts'
import { houseOf } from '../houses/house-of.ts'
import { checkOneZodiac } from './one-zodiac.ts'

/**
 * Between two charts there are twice as many pairs as within one, so they have to be closer to mean
 * something.
 */
const SHARE_OF_NATAL = 0.7

/**
 * The widest orb of an aspect between two people's points, degrees: 0.7 of `natalOrb`, 7° between Sun and
 * Moon.
 */
export function synastryOrb(a: Point, b: Point, aspect: MajorAspect): number {
  return natalOrb(a, b, aspect) * SHARE_OF_NATAL
}

/**
 * The major aspects from the points of one person (`a`) to those of another (`b`): Sun to Pluto, true node,
 * Chiron, Ascendant and Midheaven; tightest first. Those that may be absent within the uncertainty of a birth
 * time are marked. Angles take part only where their owner's birth time is exact. Throws `invalid_input` for
 * charts of two zodiacs.
 */
export function synastryAspects(a: NatalChart, b: NatalChart): CrossAspect[] {
  checkOneZodiac(a, b)
  return crossAspects(rangedPoints(a, SHARED_POINTS), rangedPoints(b, SHARED_POINTS), synastryOrb)
}

export interface HouseOverlay {
  /** of the guest */
  point: Point
  /** of the host, 1 to 12 */
  house: number
}

/**
 * In which houses of one person (the host) the points of the other (the guest) fall; a point that may fall in
 * more than one within the uncertainty of the guest's birth time is left out. null where the host's birth
 * time is not exact: cusps move a degree in four minutes. Throws `invalid_input` for charts of two zodiacs.
 */
export function houseOverlays(guest: NatalChart, host: NatalChart): HouseOverlay[] | null {
  checkOneZodiac(guest, host)
  if (host.houses === null || host.span !== null) return null
  const { cusps } = host.houses
  return rangedPoints(guest, SHARED_POINTS).flatMap((ranged): HouseOverlay[] => {
    const houses = new Set(wayOf(ranged).map((longitude) => houseOf(longitude, cusps)))
    const [house] = houses
    return houses.size === 1 && house ? [{ point: ranged.point, house }] : []
  })
}

/** Longitudes where the point may stand, half a degree apart at most. */
function wayOf({ longitude, range }: RangedPoint): number[] {
  if (range === null) return [longitude]
  const steps = Math.ceil((range.to - range.from) * 2) + 1
  return Array.from({ length: steps + 1 }, (_, i) => range.from + ((range.to - range.from) * i) / steps)
}
