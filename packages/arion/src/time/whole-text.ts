/** A text that is nothing but a time, as it is typed into a field for one. */
import { addDays } from '../language/calendar.ts'
import { readTime, timesIn } from './read-time.ts'
import type { FoundTime, TimeFrame } from './span.ts'

export type WholeTime =
  | FoundTime
  | { kind: 'none' }
  /** something is left over beside a time, or two times have a gap between them */
  | { kind: 'partly' }
  | { kind: 'unclear' }

/** Nothing of the text is left out: what is not understood to its last word is not narrowed to what is. */
export function wholeTime(text: string, frame: TimeFrame): WholeTime {
  const found = readTime(text, frame)
  if (found.kind === 'beyond_tables' || found.kind === 'unclear') return { kind: 'unclear' }
  if (found.kind === 'none') return found
  const [start, end] = found.at
  const isLeftOver = !FILLERS.test(text.slice(0, start)) || !FILLERS.test(text.slice(end))
  return isLeftOver || REPEATED.test(text) || hasGap(text, frame) || isOpenEnded(text, found)
    ? { kind: 'partly' }
    : found
}

const FILLERS =
  /^[\s,.!?]*(?:(?:in|on|at|during|over|throughout|for|the|all|of|between|about|around)\s+)*[\s,.!?]*$/i
const REPEATED = /\b(?:every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i

/** "March and June", "spring or autumn": what lies between them was not meant. */
function hasGap(text: string, frame: TimeFrame): boolean {
  const times = timesIn(text, frame)
  return times.some((time, index) => {
    const before = times[index - 1]
    if (!before) return false
    const joint = text.slice(before.at[1], time.at[0])
    return !/\b(?:and|to)\b|[-–&]/.test(joint) || addDays(before.span.to, 1) !== time.span.from
  })
}

/** After a month there is no end; after a day its weeks are meant. */
function isOpenEnded(text: string, { grain }: FoundTime): boolean {
  return /^(?:the \w+ )?after (?!next\b)/i.test(text) && grain !== 'day'
}
