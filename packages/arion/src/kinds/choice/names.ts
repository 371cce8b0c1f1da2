/** The things to choose between, as they stand in a sentence. */
import { claimsNothing } from '../../check/claims-nothing.ts'
import type { Choice } from '../../question/choices/choices.ts'

const POSITIONS = ['the first', 'the second', 'the third', 'the fourth', 'the fifth']

/** What the check would take for a claim is counted instead. */
export function nameOf({ name }: Choice, index: number): string {
  return claimsNothing(name) ? name : POSITIONS[index]!
}

/** In a sentence: what is neither a thing nor a time is quoted, as a verb would upset the grammar. */
function quoted(name: string): string {
  return /^(a|an|the|your|now|today|tomorrow|tonight|after|before|in|on|at|next|this|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)\b/i.test(
    name,
  )
    ? name
    : `"${name}"`
}
/** {A} and {B} of a line of lore. */
export function named(text: string, a: { name: string }, b: { name: string }): string {
  return text
    .replaceAll('{A}', quoted(a.name))
    .replaceAll('{B}', quoted(b.name))
    .replace(/(?:^|[.?!] )"?[a-z]/g, (start) => start.toUpperCase())
}

export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
