/** How a day of a list is joined to the one before it. */
import { wordsOf } from './linked.ts'

/** `told`: something is said of the first between them */
export type Join = 'or' | 'and' | 'list' | 'told'

/** null where they have nothing in common, or the first is the beginning of a stretch. */
export function joinOf(gap: string): Join | null {
  const words = wordsOf(gap)
  if (words.some((word) => STRETCHES.has(word)) || words.join('') === '-') return null
  // "12th 19th or 26th", "the 4th? the 9th?"
  if (words.length === 0 || words.join('') === '?') return 'list'
  if (words.every((word) => !SEPARATES.has(word))) return null
  if (words.every((word) => SMALL.has(word) || SEPARATES.has(word) || HOUR.test(word))) {
    if (words.some((word) => ENDS.has(word)) && !words.includes('or')) return 'told'
    if (words.some((word) => SETS_AGAINST.has(word))) return 'or'
    return words.some((word) => JOINS.has(word)) ? 'and' : 'list'
  }
  const at = words.findLastIndex((word) => SEPARATES.has(word))
  const isShort = at >= 0 && at <= LONGEST_TOLD
  return isShort && words.slice(at + 1).every((word) => SMALL.has(word)) ? 'told' : null
}

const LONGEST_TOLD = 9
const STRETCHES: ReadonlySet<string> = new Set(['to', 'until', 'through', 'between'])
const SETS_AGAINST: ReadonlySet<string> = new Set(['or', '/', 'vs', 'versus', 'then'])
const JOINS: ReadonlySet<string> = new Set(['and', '&', 'with'])
const ENDS: ReadonlySet<string> = new Set(['.', ';', '?', '!'])
const SEPARATES: ReadonlySet<string> = new Set([',', ...SETS_AGAINST, 'and', '&', 'but', '-', ...ENDS])
const SMALL: ReadonlySet<string> = new Set(
  '( ) " on the in at for either else maybe perhaps possibly even also again both no yes not sure possible ok okay good fine morning afternoon evening night noon lunchtime am pm oclock h latest earliest only else if must be it could is'.split(
    ' ',
  ),
)
const HOUR = /^\d{1,2}(?:[:.]\d{2})?(?:am|pm|h)?$/
