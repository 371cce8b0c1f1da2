/** How near is near. */
import type { Planet } from '@astrarium/sky'

/** Degrees to either side of exactness within which a transit is felt, and named. */
export const TRANSIT_ORBS: Record<Planet, number> = {
  sun: 1,
  moon: 1,
  mercury: 1,
  venus: 1,
  mars: 1.5,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 1.2,
  neptune: 1.2,
  pluto: 1.2,
}

/** Degrees within which a new or full moon, or an eclipse, is said to touch a place of the chart. */
export const LUNATION_ORB = 4
