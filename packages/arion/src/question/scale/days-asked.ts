/** Which days somebody can give: "any day but a Friday", "weekends only", "not before the 12th". */
import { addDays, daysBetween, weekday, WEEKDAYS } from '../../language/calendar.ts'
import { timesIn } from '../../time/read-time.ts'
import type { Span, Stretch, TimeFrame } from '../../time/span.ts'
import { sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'

/** What is left out is left open. */
export interface Days {
  /** of the week, 1 Monday … 7 Sunday */
  weekdays?: readonly number[]
  /** local days, both included */
  from?: string
  to?: string
}

export function isOpenDay({ weekdays, from, to }: Days, day: string): boolean {
  const isInTime = (from === undefined || day >= from) && (to === undefined || day <= to)
  return isInTime && (weekdays === undefined || weekdays.includes(weekday(day)))
}

/** The stretch as far as it is open; one that ends before it is looked for after that. */
export function openPart(stretch: Span | null, { from, to }: Days, today: string): Span | null {
  if (from === undefined && to === undefined) return stretch
  const first = from ?? today
  if (!stretch) return { from: first, to: to ?? addDays(first, LOOKED_THROUGH), phrase: 'the time for it' }
  const begin = stretch.from > first ? stretch.from : first
  const end = to !== undefined && to < stretch.to ? to : stretch.to
  return begin <= end ? { ...stretch, from: begin, to: end } : openPart(null, { from: first }, today)
}
const LOOKED_THROUGH = 20

/**
 * null where none is said. `stretch`: from which a day is chosen; days that are only named hold in it alone.
 * `isAlone`: the words say nothing else, so that "before the 18th" is no time of its own.
 */
export function daysAsked(
  typed: string,
  stretch: Stretch | null,
  frame: TimeFrame,
  isAlone = false,
): Days | null {
  const isNear = stretch !== null && daysBetween(stretch.from, stretch.to) <= LONGEST
  const weekdays = weekdaysIn(typed, isNear || isAlone)
  const within = { ...frame, previous: stretch ?? frame.previous ?? null }
  const limit = (words: readonly string[]) => timeAfter(typed, words, within)
  const from = limit(NOT_BEFORE)?.from
  const to = limit(NOT_AFTER)?.to
  const after = isAlone && !from && !to ? limit(AFTER) : null
  const before = isAlone && !from && !to ? limit(BEFORE) : null
  const found: Days = {
    ...(weekdays && { weekdays }),
    ...((from ?? after) && { from: from ?? addDays(after!.to, 1) }),
    ...((to ?? before) && { to: to ?? addDays(before!.from, -1) }),
  }
  return Object.keys(found).length > 0 ? found : null
}
const LONGEST = 31

const NOT_BEFORE = [
  'not before',
  'nothing before',
  'no earlier than',
  'not earlier than',
  'no sooner than',
  'not until',
]
const NOT_AFTER = ['not after', 'nothing after', 'no later than', 'not later than', 'at the latest by']
const AFTER = ['after']
const BEFORE = ['before']

/** The day, or more, that stands right after one of these words. */
function timeAfter(typed: string, words: readonly string[], frame: TimeFrame): Stretch | null {
  const text = ` ${typed.toLowerCase()}`
  for (const lead of words) {
    const at = text.indexOf(` ${lead} `)
    if (at < 0) continue
    const rest = text.slice(at + lead.length + 2)
    const [first] = timesIn(rest, frame)
    if (first && first.at[0] <= ARTICLE && first.grain !== 'hour' && first.grain !== 'open') return first.span
  }
  return null
}
/** "the" or "on" may stand before it. */
const ARTICLE = 4

/** Days of the week that will do; null where nothing is said of them. */
function weekdaysIn(typed: string, takesNamed: boolean): number[] | null {
  const possible = new Set<number>()
  const left = new Set<number>()
  for (const sentence of sentencesOf(typed)) {
    const words = plain(sentence).split(' ')
    const named = namedIn(words)
    for (const { days, isOut } of named) for (const day of days) if (isOut) left.add(day)
    const isOnly = words.some((word) => ONLY.includes(word))
    const open = named.filter(({ isOut }) => !isOut).map(({ days }) => days)
    const isSet = open.flat().length > 1 && (isOnly || open.length > 1)
    if (words.some((word) => NOT_THEN.includes(word)) && !isOnly) continue
    if (isSet ? isOnly || takesNamed : isOnly) for (const day of open.flat()) possible.add(day)
  }
  if (possible.size > 0) return [...possible].filter((day) => !left.has(day))
  return left.size > 0 && left.size < ALL.length ? ALL.filter((day) => !left.has(day)) : null
}

const ALL = WEEKDAYS.map((_, index) => index + 1)
const WEEKEND = [6, 7]
const WORKING = ALL.slice(0, 5)
const ONLY: readonly string[] = ['only', 'just', 'must', 'needs', 'has', 'have']
const NOT_THEN: readonly string[] =
  "not except never can't cannot won't off busy impossible since last".split(' ')

interface Named {
  days: number[]
  /** they are named to be left out */
  isOut: boolean
}

/** In their order: "Thursday through Sunday" are four days. */
function namedIn(words: readonly string[]): Named[] {
  const found: Named[] = []
  for (const [index, word] of words.entries()) {
    const days = daysNamed(word)
    if (days.length === 0 || isOneDay(words, index)) continue
    const before = words.slice(0, index)
    while (LINKS.includes(before.at(-1) ?? '')) before.pop()
    const last = found.at(-1)
    const isListed = last !== undefined && daysNamed(before.at(-1) ?? '').length > 0
    if (last && isListed && THROUGH.includes(words[index - 1]!)) {
      for (let day = last.days.at(-1)!; day !== days[0];) {
        day = (day % ALL.length) + 1
        found.push({ days: [day], isOut: last.isOut })
      }
      continue
    }
    const isOut = OUT.includes(before.at(-1) ?? '') || isOutAfter(words, index) || (isListed && last.isOut)
    found.push({ days, isOut })
  }
  return found
}

/** Each day that a word stands for; "sun" may be another. */
function daysNamed(word: string): number[] {
  if (word.startsWith('weekend')) return WEEKEND
  if (word.startsWith('weekday') || word.startsWith('workday')) return WORKING
  const index = WEEKDAYS.findIndex((name) => {
    const day = name.toLowerCase()
    return word === day || word === `${day}s` || (SHORT.includes(word) && day.startsWith(word))
  })
  return index < 0 ? [] : [index + 1]
}
const SHORT: readonly string[] = 'mon tue tues wed weds thu thur thurs fri sat sun'.split(' ')

/** "not this Friday", "not Friday the 4th": one of them, and no day of the week. */
function isOneDay(words: readonly string[], index: number): boolean {
  const next = words[index + 1] === 'the' ? words[index + 2] : words[index + 1]
  return NEAR.includes(words[index - 1] ?? '') || Number.parseInt(next ?? '', 10) > 0
}
const NEAR: readonly string[] = ['this', 'next', 'last']

function isOutAfter(words: readonly string[], index: number): boolean {
  const [verb, ...rest] = words.slice(index + 1, index + 4)
  return (verb === 'is' || verb === 'are') && rest.some((word) => IMPOSSIBLE.includes(word))
}
const IMPOSSIBLE: readonly string[] = ['out', 'impossible', 'taken', 'full', 'off', 'busy', 'bad']

/** What may stand between. */
const LINKS: readonly string[] =
  'on a an the any for do make manage and or nor through thru to till until than from'.split(' ')
const THROUGH: readonly string[] = ['through', 'thru', 'to', 'till', 'until']
const OUT: readonly string[] =
  "but not no never except without avoid avoiding other apart can't cannot cant".split(' ')
