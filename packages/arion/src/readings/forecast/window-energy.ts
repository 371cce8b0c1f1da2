/** Which of the four kinds of time a window is: the nature of the aspect times the body that makes it. */
import { WINDOW_ENERGIES } from '@astrarium/contracts'
import type { WindowEnergy } from '@astrarium/contracts'
import type { Planet } from '@astrarium/sky'
import { tonesOf } from '../../almanac/timed-fact-lines.ts'
import type { TimedFact } from '../../brief/facts.ts'

/**
 * A soft aspect (sextile, trine, or a meeting with Sun, Mercury, Venus or Jupiter) of a quick body or Jupiter
 * opens, and so does one of Uranus; Mars drives whatever it touches; Saturn and Neptune slow down and ask for
 * thought; Pluto changes, and so does a hard aspect (square, opposition, or a meeting) of Uranus. A hard
 * aspect of the quick bodies stirs, except Venus, which makes one weigh things. A stay in a house is read as
 * its body's own nature.
 */
const BY_TONE: Record<Planet, { soft: WindowEnergy; hard: WindowEnergy; house: WindowEnergy }> = {
  sun: { soft: 'opening', hard: 'dynamic', house: 'opening' },
  moon: { soft: 'opening', hard: 'reflective', house: 'reflective' },
  mercury: { soft: 'opening', hard: 'dynamic', house: 'opening' },
  venus: { soft: 'opening', hard: 'reflective', house: 'opening' },
  mars: { soft: 'dynamic', hard: 'dynamic', house: 'dynamic' },
  jupiter: { soft: 'opening', hard: 'dynamic', house: 'opening' },
  saturn: { soft: 'reflective', hard: 'reflective', house: 'reflective' },
  uranus: { soft: 'opening', hard: 'transformative', house: 'transformative' },
  neptune: { soft: 'reflective', hard: 'reflective', house: 'reflective' },
  pluto: { soft: 'transformative', hard: 'transformative', house: 'transformative' },
}

export function energyOf(fact: TimedFact): WindowEnergy {
  return BY_TONE[fact.body][mannerOf(fact)]
}

/** The kind that weighs most among the windows of a forecast. */
export function dominantEnergy(windows: readonly TimedFact[]): WindowEnergy {
  const weightOf = (energy: WindowEnergy) =>
    windows.filter((fact) => energyOf(fact) === energy).reduce((total, { weight }) => total + weight, 0)
  return [...WINDOW_ENERGIES].sort((a, b) => weightOf(b) - weightOf(a))[0]!
}

/** The lore's last word for a transit or a stay: `saturn.hard`, `jupiter.house`. */
export function mannerOf(fact: TimedFact): 'soft' | 'hard' | 'house' {
  if (fact.kind === 'passage') return 'house'
  return tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'soft' : 'hard'
}
