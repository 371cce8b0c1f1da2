/** How much a transit counts in a life: what comes once in decades before what comes every year. */
import type { Planet } from '@astrarium/sky'

export function rarity(body: Planet): number {
  return RARITY[body] ?? 0.15
}
const RARITY: Partial<Record<Planet, number>> = {
  pluto: 1.4,
  uranus: 1.3,
  neptune: 1.2,
  saturn: 1.2,
  jupiter: 0.65,
  mars: 0.4,
}
