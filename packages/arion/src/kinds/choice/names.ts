/** The things to choose between, as they stand in a sentence. */
import { claimsNothing } from '../../check/claims-nothing.ts'
import { capital, small } from '../../language/text.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import type { Choice } from '../../question/choices/choices.ts'

const POSITIONS = ['the first', 'the second', 'the third', 'the fourth', 'the fifth']

/** What the check would take for a claim is counted instead. */
export function nameOf({ name }: Choice, index: number): string {
  return claimsNothing(name) ? name : POSITIONS[index]!
}

/** How one of them is said in a sentence. */
export interface SaidName {
  name: string
  /** a thing or a time: what is neither is quoted, as a verb would upset the grammar */
  isNoun: boolean
}

/** `name` may be another one than the choice has: a place in the row, or a date. */
export function saidAs(name: string, choice: Choice): SaidName {
  return { name, isNoun: name !== choice.name || choice.isNoun }
}

function quoted({ name, isNoun }: SaidName): string {
  return isNoun ? name : `"${name}"`
}

/** {A} and {B} of a line of lore. */
export function named(text: string, a: SaidName, b: SaidName): string {
  return text
    .replaceAll('{A}', quoted(a))
    .replaceAll('{B}', quoted(b))
    .replace(/(?:^|[.?!] )"?[a-z]/g, (start) => start.toUpperCase())
}

/** The name leads the first of its lines in quotes: by itself "Take it." is read as the verdict. */
export function* ledBy(name: string, lines: Iterable<LineOrBreak>): Iterable<LineOrBreak> {
  let isLed = false
  for (const line of lines) {
    if (line === 'paragraph' || isLed) yield line
    else yield { ...line, text: `"${capital(name)}": ${small(line.text)}` }
    if (line !== 'paragraph') isLed = true
  }
}

export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
