/** The times that a question names, those apart that are read as one stretch. */
import { addDays, daysBetween, partsOf, weekday } from '../../language/calendar.ts'
import { monthOf } from '../../time/point.ts'
import { timesIn } from '../../time/read-time.ts'
import type { FoundTime, Grain, Stretch, TimeFrame } from '../../time/span.ts'
import { nameOf } from './choice-name.ts'
import { weighsIn, wordsOf } from './linked.ts'

/** A time at its place in the question. */
export interface Held extends Stretch {
  at: [number, number]
  words: string
  /** as it is called where it is no single day */
  name: string
  grain: Grain
}

/** Each time that is ahead, those apart that are read as one stretch. */
export function partsIn(typed: string, frame: TimeFrame): Held[] {
  const weighs = weighsIn(typed)
  const found = timesIn(typed, frame).filter(
    ({ span, grain, tense }) => grain !== 'open' && tense !== 'past' && span.to >= frame.today,
  )
  const parted = found.flatMap((time) => partsOfHull(typed, time, weighs))
  return withNextOne(typed, parted).filter((one, _, all) => !all.some((other) => isWithin(other, one)))
}

/** "the 11th, 12th or 14th" is read as one stretch: each of its days; "this week or next" is two weeks. */
function partsOfHull(typed: string, { span, at, grain }: FoundTime, weighs: boolean): Held[] {
  const words = typed.slice(...at)
  const [proper = ''] = span.phrase.split(' ')
  const name = proper.toLowerCase() === words.toLowerCase() ? proper : nameOf(words)
  const whole: Held = { from: span.from, to: span.to, at, words, name, grain }
  const said = wordsOf(words)
  const isParted = said.includes('or') || said.includes('/') || (weighs && said.includes('and'))
  if (!isParted || span.from === span.to) return [whole]
  if (grain !== 'day') {
    const unit = said.find((word) => word in UNITS)
    const length = unit && UNITS[unit]
    if (!unit || !length) return [whole]
    const first = length(span.from)
    const last = length(span.to)
    const isOfNow = said[0] === 'this'
    return [
      { ...whole, ...first, words: `${said[0]} ${unit}`, name: `${said[0]} ${unit}` },
      { ...whole, ...last, words: `next ${unit}`, name: isOfNow ? `next ${unit}` : `the ${unit} after` },
    ]
  }
  // "8 December at 10 or 15 December": the first number is an hour
  if (wordsOf(typed.slice(0, at[0])).at(-1) === 'at') {
    const start = at[0] + words.toLowerCase().indexOf(' or ') + ' or '.length
    return [{ ...whole, from: span.to, at: [start, at[1]], words: typed.slice(start, at[1]) }]
  }
  const days = said.flatMap((word) => {
    const number = numberIn(word)
    const day = number === null ? null : dayInside(span, number)
    return day === null ? [] : [{ ...whole, from: day, to: day, words: word }]
  })
  if (days.length > 1) return days
  return [
    { ...whole, to: span.from, words: said[0]! },
    { ...whole, from: span.to, words: said.at(-1)! },
  ]
}

const UNITS: Readonly<Record<string, (day: string) => Stretch>> = {
  week: (day) => ({ from: addDays(day, 1 - weekday(day)), to: addDays(day, 7 - weekday(day)) }),
  weekend: (day) => ({ from: addDays(day, 6 - weekday(day)), to: addDays(day, 7 - weekday(day)) }),
  month: monthOf,
}

/** A day of the month: "14th", "3"; as the readers of time write it, "o3". */
function numberIn(word: string): number | null {
  const number = parseInt(word.startsWith('o') ? word.slice(1) : word, 10)
  return number >= 1 && number <= 31 ? number : null
}

function dayInside({ from, to }: Stretch, number: number): string | null {
  for (let day = from; day <= to; day = addDays(day, 1)) if (partsOf(day).day === number) return day
  return null
}

/** "this weekend or the one after", "next week or the week after to begin": the one that follows. */
function withNextOne(typed: string, parts: readonly Held[]): Held[] {
  const result: Held[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const isNext = before && NEXT_ONE.includes(wordsOf(part.words).join(' '))
    const next = isNext ? following(before, wordsOf(part.words)) : null
    if (next || !isNext) result.push({ ...part, ...next })
  }
  const last = result.at(-1)
  const [or, ...rest] = last ? wordsOf(typed.slice(last.at[1])) : []
  const named = or === 'or' && NEXT_ONE.find((words) => rest.join(' ').startsWith(words))
  const end = named ? rest[named.split(' ').length] : undefined
  if (!last || !named || (end !== undefined && !ENDS_PHRASE.includes(end))) return result
  const next = following(last, named.split(' '))
  return next ? [...result, { ...last, words: named, ...next }] : result
}

const NEXT_ONE: readonly string[] = [
  'the week after',
  'the weekend after',
  'the month after',
  'the day after',
  'the one after',
  'the following one',
  'the next one',
  'the following',
  'the next',
  'next',
]
const ENDS_PHRASE: readonly string[] = ['?', '.', '!', ',', 'to', 'for', 'instead', 'that', 'is', 'would']

/** null where the next of its kind is no unit of the calendar. */
function following(
  { from, to, grain, name }: Held,
  words: readonly string[],
): (Stretch & { name: string }) | null {
  const isDay = from === to
  const unit = words.find((word) => word in UNITS || word === 'day') ?? (isDay ? '' : grain)
  const next = name.startsWith('this ') ? `next ${unit}` : `the ${unit} after`
  const length = UNITS[unit]
  // of a week that has begun the next one is whole
  if (length) return { ...length(addDays(length(from).to, 1)), name: next }
  if (unit === 'day') return { from: addDays(from, 1), to: addDays(to, 1), name: next }
  if (isDay) return { from: addDays(from, 7), to: addDays(to, 7), name: next }
  return null
}

function isWithin(inner: Held, outer: Held): boolean {
  return (
    inner !== outer &&
    inner.from >= outer.from &&
    inner.to <= outer.to &&
    daysBetween(inner.from, inner.to) < daysBetween(outer.from, outer.to)
  )
}
