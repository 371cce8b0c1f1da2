import { SkyError } from '../types.ts'
import type { HouseSystem, Houses } from '../types.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

/** Cusps at a place. Where the system has no solution (Placidus and Koch beyond the polar circles) Porphyry stands in, and is named. */
export function castHouses(ephemeris: Ephemeris, julianDay: number, latitude: number, longitude: number, requested: HouseSystem): Houses {
  const { cusps, isSolved } = ephemeris.cusps(julianDay, latitude, longitude, requested)
  return { system: isSolved ? requested : 'porphyry', requested, cusps }
}

/** Latitude −90 to 90, longitude −180 to 180 (east positive). Throws `invalid_place`. */
export function checkPlace(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90)) throw new SkyError('invalid_place', `latitude ${latitude} is not between −90 and 90`)
  if (!(Math.abs(longitude) <= 180)) throw new SkyError('invalid_place', `longitude ${longitude} is not between −180 and 180`)
}
