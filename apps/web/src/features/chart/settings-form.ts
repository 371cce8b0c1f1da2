import type { ChartSettings } from '@astrarium/contracts'
import { MINOR_ORB_MAX, ORB_MAX, USUAL_ORBS } from '@astrarium/contracts'
import { ASPECT_NAMES, MAJOR_ASPECTS, MINOR_ASPECT_NAMES, MINOR_ASPECTS } from '@astrarium/sky/nouns'
import type { HouseSystem, LunarNode, NatalAspectName, Zodiac } from '@astrarium/sky/nouns'
import type { FieldErrors } from '../../ui/form/use-form.ts'
import { words } from '../../words/index.ts'

export const MAJOR: readonly NatalAspectName[] = MAJOR_ASPECTS.map((aspect) => ASPECT_NAMES[aspect])
export const MINOR: readonly NatalAspectName[] = MINOR_ASPECTS.map((aspect) => MINOR_ASPECT_NAMES[aspect])
const ASPECTS = [...MAJOR, ...MINOR]

/** The settings of charts as they stand in their form: an orb as typed, and whether its aspect counts. */
export type SettingsValues = { houseSystem: string; zodiac: string; node: string } & Record<
  NatalAspectName,
  string
> &
  Record<`${NatalAspectName}Counts`, boolean>

export function valuesOf({ houseSystem, zodiac, node, orbs }: ChartSettings): SettingsValues {
  return {
    houseSystem,
    zodiac,
    node,
    ...(Object.fromEntries(
      // what does not count shows how far it would
      ASPECTS.map((aspect) => [aspect, String(orbs[aspect] || USUAL_ORBS[aspect])]),
    ) as Record<NatalAspectName, string>),
    ...(Object.fromEntries(ASPECTS.map((aspect) => [`${aspect}Counts`, orbs[aspect] > 0])) as Record<
      `${NatalAspectName}Counts`,
      boolean
    >),
  }
}

/** Of values without a fault. */
export function settingsOf(values: SettingsValues): ChartSettings {
  return {
    // both offer nothing but what there is
    houseSystem: values.houseSystem as HouseSystem,
    zodiac: values.zodiac as Zodiac,
    node: values.node as LunarNode,
    orbs: Object.fromEntries(
      ASPECTS.map((aspect) => [aspect, values[`${aspect}Counts`] ? orbOf(values[aspect]) : 0]),
    ) as ChartSettings['orbs'],
  }
}

export function faultsIn(values: SettingsValues): FieldErrors<SettingsValues> {
  const copy = words.chartSettings
  const counted = ASPECTS.filter((aspect) => values[`${aspect}Counts`])
  const faults = counted.flatMap((aspect) => {
    const orb = orbOf(values[aspect])
    const most = MINOR.includes(aspect) ? MINOR_ORB_MAX : ORB_MAX
    return orb > 0 && orb <= most ? [] : [[aspect, copy.orbWrong(most)] as const]
  })
  return {
    ...Object.fromEntries(faults),
    ...(counted.length === 0 && { conjunctionCounts: copy.noAspect }),
  }
}

/** "7.5", "7,5" or "7.5°"; NaN for what is no number. */
function orbOf(typed: string): number {
  const text = typed.trim().replace(/°$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
