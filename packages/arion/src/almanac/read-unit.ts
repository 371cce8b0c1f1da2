import type { UsedPhrase } from '../types.ts'

const READ = 'read.'

/**
 * What a blueprint told, for the person's memory: it tells nearly all there is to say of a chart, so its
 * words are not kept from other answers, but come after all that was not read there, and one at a time.
 */
export function asRead(told: readonly UsedPhrase[]): UsedPhrase[] {
  return told
    .filter(({ unit }) => !/^(?:form|placed)\./.test(unit))
    .map(({ unit, day }) => ({ unit: `${READ}${unit}`, day }))
}

/** By what a unit of lore stands in the memory that was read there. */
export function readUnit(id: string): string {
  return `${READ}${id}`
}
