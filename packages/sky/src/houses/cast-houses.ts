import { SkyError } from '../types.ts'
import type { HouseSystem, Houses } from '../types.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

/** Houses and angles at a place and time. The angles do not depend on the house system. */
export interface CastHouses {
  houses: Houses
  ascendant: number
  midheaven: number
  vertex: number
}

/**
 * Where the system has no solution (Placidus and Koch beyond the polar circles) Porphyry stands in, and is
 * named.
 */
export function castHouses(
  ephemeris: Ephemeris,
  julianDay: number,
  latitude: number,
  longitude: number,
  requested: HouseSystem,
): CastHouses {
  const { cusps, isSolved, ...angles } = ephemeris.cusps(julianDay, latitude, longitude, requested)
  return { houses: { system: isSolved ? requested : 'porphyry', requested, cusps }, ...angles }
}

/** Latitude −90 to 90, longitude −180 to 180 (east positive). Throws `invalid_place`. */
export function checkPlace(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90))
    throw new SkyError('invalid_place', 'the latitude is not between −90 and 90')
  if (!(Math.abs(longitude) <= 180))
    throw new SkyError('invalid_place', 'the longitude is not between −180 and 180')
}
