import type { UsedPhrase } from '../types.ts'

const READ = 'read.'

/**
 * What a blueprint told, for the person's memory: it tells nearly all there is to say of a chart, so its
 * words are not kept from other answers, which only choose others of the same meaning where there are any.
 */
export function asRead(told: readonly UsedPhrase[]): UsedPhrase[] {
  return told
    .filter(({ unit }) => unit.includes('~'))
    .map(({ unit, day }) => ({ unit: `${READ}${unit}`, day }))
}

/** By what a unit of lore stands in the memory that was read there. */
export function readUnit(id: string): string {
  return `${READ}${id}`
}
