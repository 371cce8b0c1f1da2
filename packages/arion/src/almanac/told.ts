import { hash } from '../language/hash.ts'
import type { UsedPhrase } from '../types.ts'

/** Forms of a sentence, and what was met: they say nothing of a chart, and are looked for by their names. */
const OPEN = /^(?:form|mourning|parting)(?:\.|$)/

/**
 * By what a unit that was told is kept: units name signs, houses, aspects and days, and with them a birth.
 * The mark is only compared, and is another one for everybody.
 */
export function markOfTold(unit: string, seed: string): string {
  if (OPEN.test(unit)) return unit
  return `told.${hash(`${seed}|${unit}`).toString(36)}.${hash(`${unit}|${seed}`).toString(36)}`
}

/** When each unit was told last, as local dates: by its name, or by the mark under which it was kept. */
export function openTold(told: readonly UsedPhrase[], seed: string): (unit: string) => string | undefined {
  const days = new Map<string, string>()
  for (const { unit, day } of told) if (day > (days.get(unit) ?? '')) days.set(unit, day)
  return (unit) => days.get(unit) ?? days.get(markOfTold(unit, seed))
}
