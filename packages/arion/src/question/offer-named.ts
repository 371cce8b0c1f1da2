/** Which offer is meant by words that name it. */
import type { ThreadTurn } from '../types.ts'
import { plain } from './plain-text.ts'

/** An offer that is typed is taken as one that is pressed. */
export function offerSaid(question: string, { asksBack }: ThreadTurn): number | null {
  const index = asksBack?.offers.findIndex(({ label }) => plain(label) === plain(question)) ?? -1
  return index < 0 ? null : index
}

/** Begins an offer of the question as it was put, looked at as another side of life. */
export const THE_SAME = 'The same, but about '

/** Under an answer only a place names one: "yes" may be said to the answer itself. */
export function placeNamed(question: string, { offers }: NonNullable<ThreadTurn['asksBack']>): number | null {
  const index = NAMES_OF_PLACES.findIndex((names) => names.test(plain(question)))
  if (index >= 0) return index < offers.length ? index : null
  return LAST.test(plain(question)) ? offers.length - 1 : null
}

/** "the second one", "2", "both", "yes": which offer is meant, counted from 0. */
export function offerNamed(question: string, count: number): number | null {
  const text = question
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
  const index = NAMES_OF_PLACES.findIndex((names) => names.test(text))
  if (index >= 0) return index < count ? index : null
  if (LAST.test(text)) return count - 1
  return /^(yes|yep|yeah|both|all|all of them|either|any|sure|ok|okay)( please| of them)?$/.test(text)
    ? 0
    : null
}

const NAMES_OF_PLACES = [
  /^(ok |so |yes |and )*(the )?(first|1|1st|one)( one)?( please| then)?$/,
  /^(ok |so |yes |and )*(the )?(second|2|2nd|two|other)( one)?( please| then)?$/,
  /^(ok |so |yes |and )*(the )?(third|3|3rd|three)( one)?( please| then)?$/,
]
const LAST = /^(and )?(the )?last( one)?( please)?$/
