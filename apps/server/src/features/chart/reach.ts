import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { ChartSettings } from '@astrarium/contracts'
import { ASPECT_NAMES, MAJOR_ASPECTS, MINOR_ASPECT_NAMES, MINOR_ASPECTS } from '@astrarium/sky'
import type { NatalReach } from '@astrarium/sky'

/**
 * Orbs as the engine is told them: those that differ from its own, and of the minor aspects those that are
 * wanted. One that is not keeps the engine's, since a pattern may stand on it.
 */
export function reachOf(orbs: ChartSettings['orbs']): NatalReach {
  const usual = DEFAULT_CHART_SETTINGS.orbs
  return Object.fromEntries(
    [
      ...MAJOR_ASPECTS.map((aspect) => [aspect, ASPECT_NAMES[aspect]] as const),
      ...MINOR_ASPECTS.map((aspect) => [aspect, MINOR_ASPECT_NAMES[aspect]] as const),
    ].flatMap(([aspect, name]) => (orbs[name] === usual[name] ? [] : [[aspect, orbs[name]]])),
  )
}
