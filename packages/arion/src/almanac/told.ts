import { hash } from 'node:crypto'
import type { Asker, UsedPhrase } from '../types.ts'

/** Forms of a sentence, and what was met: they say nothing of a chart, and are looked for by their names. */
const OPEN = /^(?:form|mourning|parting|bedside)(?:\.|$)/

/**
 * By what a unit that was told is kept: units name signs, houses, aspects and days, and with them a birth.
 * The mark is only compared. Without the key nobody finds the unit by trying, and each person has a key.
 */
export function markOfTold(unit: string, key: string): string {
  return OPEN.test(unit) ? unit : `told.${hash('sha256', `${key} ${unit}`, 'hex').slice(0, 32)}`
}

/** When each unit was told last, as local dates: by its name, or by the mark under which it was kept. */
export function openTold(
  told: readonly UsedPhrase[],
  { seed, toldKey = seed }: Pick<Asker, 'seed' | 'toldKey'>,
): (unit: string) => string | undefined {
  const days = new Map<string, string>()
  for (const { unit, day } of told) if (day > (days.get(unit) ?? '')) days.set(unit, day)
  // one answer asks for most units several times
  const asked = new Map<string, string | undefined>()
  return (unit) => {
    if (days.size > 0 && !asked.has(unit))
      asked.set(unit, days.get(unit) ?? days.get(markOfTold(unit, toldKey)))
    return asked.get(unit)
  }
}
