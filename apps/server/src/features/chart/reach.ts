import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { ChartSettings } from '@astrarium/contracts'
import { ASPECT_NAMES, MAJOR_ASPECTS } from '@astrarium/sky'
import type { NatalReach } from '@astrarium/sky'

/** Orbs as the engine is told them: those that differ from its own. */
export function reachOf(orbs: ChartSettings['orbs']): NatalReach {
  return Object.fromEntries(
    MAJOR_ASPECTS.flatMap((aspect) => {
      const name = ASPECT_NAMES[aspect]
      return orbs[name] === DEFAULT_CHART_SETTINGS.orbs[name] ? [] : [[aspect, orbs[name]]]
    }),
  )
}
