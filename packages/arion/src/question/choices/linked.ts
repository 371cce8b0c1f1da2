/** Whether two times are held against each other by the words between them. */
import { plainText } from '../../time/plain-text.ts'

export function wordsOf(typed: string): string[] {
  return plainText(typed).text.split(' ').filter(Boolean)
}

/** One of several is asked for by name: then "and" between them sets them against each other as well. */
export function weighsIn(typed: string): boolean {
  return wordsOf(typed).some((word) => WEIGHS.has(word))
}

const WEIGHS: ReadonlySet<string> = new Set(
  'better best which choose choosing decide deciding torn prefer pick compare compared easier kinder gentler lighter wiser safer suit suits'.split(
    ' ',
  ),
)

/** `or`: the second is set against the first; `list`: more are to come; null: they have nothing in common. */
export function linkBetween(gap: string, weighs: boolean): 'or' | 'list' | null {
  const all = wordsOf(gap)
  const end = all.findLastIndex((word) => ENDS.includes(word))
  const words = all.slice(end + 1)
  // "Should I go on Friday? Or on Sunday?"
  if (end >= 0 && words[0] !== 'or') return null
  const at = words.findLastIndex((word) => SETS_AGAINST.has(word) || (weighs && JOINS.has(word)))
  if (at < 0) return words.every((word) => word === ',') && words.length > 0 ? 'list' : null
  return at <= LONGEST_BEFORE && words.slice(at + 1).every((word) => LEADS_TO.has(word)) ? 'or' : null
}

/** So many words may belong to the first of them: "ok for the talk with the lawyer or …". */
const LONGEST_BEFORE = 10
const ENDS: readonly string[] = ['.', '?', '!', ';']
const SETS_AGAINST: ReadonlySet<string> = new Set('or vs versus than /'.split(' '))
const JOINS: ReadonlySet<string> = new Set('and with & to'.split(' '))
/** What may stand before the second time without another deed in it: "or should I wait until". */
const LEADS_TO: ReadonlySet<string> = new Set(
  ', on the in at for from until till til by to is would be should shall could can do does i we it rather better maybe perhaps either just instead even wait leave push put hold off postpone delay move go ask take make pick choose what about how of'.split(
    ' ',
  ),
)
