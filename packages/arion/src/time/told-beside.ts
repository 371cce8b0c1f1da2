/** Which time told beside a question it asks about: "Will I pass?" after "the exam is on Friday". */
import { addDays, daysBetween, WEEKDAYS, weekday } from '../language/calendar.ts'
import { monthOf, weekendOf, weekOf, yearOf } from './point.ts'
import type { Resolved } from './resolved.ts'
import type { Sentence } from './sentences.ts'
import { isSetAside } from './set-aside.ts'
import type { TimeFrame } from './span.ts'
import { tenseAt } from './tense.ts'
import {
  ASKS_AHEAD,
  ASKS_OF_THEN,
  BEFORE_THAT,
  IN_IT,
  ON_THE_DAY,
  POINTED,
  THERE,
  WHICH_DAY,
  WHICH_OF,
} from './pointers.ts'

interface Told {
  text: string
  found: readonly Resolved[]
  sentences: readonly Sentence[]
  asked: Sentence
  frame: TimeFrame
  asksOfPast: boolean
}

/** How many sentences may stand between what is told and what is asked of it. */
const NEAR = 3
/** What follows a question explains it less than what leads up to it. */
const FURTHER_AFTER = 1.5

/** The time itself, or what the question makes of it; null where it asks of none of them. */
export function toldBeside(told: Told): Resolved | null {
  const { text, asked, frame } = told
  const words = ` ${text.slice(asked.start, asked.end)}`
  const near = nearestFirst(told)
  const pointed = POINTED.exec(words)?.groups
  const at = pointed && pointedAmong(near, pointed['unit'] ?? pointed['units'] ?? '', pointed['count'], told)
  if (at) return at
  if (told.asksOfPast) return IN_IT.test(words) || ASKS_OF_THEN.test(words) ? (near[0] ?? null) : null
  if (BEFORE_THAT.test(words)) {
    const due = near.find(({ isLimit, to }) => isLimit || to > frame.today)
    return due ? until(due, frame) : null
  }
  if (WHICH_OF.test(words)) return several(near, told) ?? near[0] ?? null
  if (WHICH_DAY.test(words)) {
    const range = near.find((each) => each.isLimit || each.from < each.to)
    return range ?? several(near, told) ?? near[0] ?? null
  }
  if (ON_THE_DAY.test(words)) return near.find(isDay) ?? null
  if (IN_IT.test(words) || THERE.test(words)) return near.find(({ isLimit }) => !isLimit) ?? near[0] ?? null
  const first = near[0]
  return first && ASKS_AHEAD.test(words) && farness(first, told) <= NEAR ? first : null
}

/** Times to come, or those behind where these are asked of; what shares a word goes first. */
function nearestFirst(told: Told): Resolved[] {
  const { text, found, asked, frame } = told
  const said = contentOf(text.slice(asked.start, asked.end))
  const rank = (each: Resolved) =>
    farness(each, told) -
    2 * sharedWith(clauseOf(text, each), said) +
    (each.tense === 'now' && !each.isLimit ? 0.5 : 0) +
    (each.grain === 'day' || each.isLimit ? 0 : 0.3)
  return found
    .filter((each) => !each.isFaint && !isSetAside(text, each) && !isSince(each, frame))
    .filter(
      ({ start, end, tense, from, isLimit }) =>
        (start < asked.start || start >= asked.end) &&
        (told.asksOfPast
          ? from <= frame.today
          : tense !== 'past' && (isLimit || tenseAt(text, [start, end]) !== 'past')),
    )
    .toSorted((one, other) => rank(one) - rank(other) || one.start - other.start)
}

function farness({ start }: Resolved, { sentences, asked }: Told): number {
  const place = sentences.findIndex((each) => start >= each.start && start < each.end)
  const far = sentences.indexOf(asked) - place
  return far > 0 ? far : -far * FURTHER_AFTER
}

function isSince({ isLimit, from }: Resolved, { today }: TimeFrame): boolean {
  return isLimit && from < today
}

function clauseOf(text: string, { start, end }: Resolved): string {
  const from = Math.max(
    ...[' , ', ' . ', ' ? ', ' ! ', ' ; '].map((stop) => text.lastIndexOf(stop, start)),
    0,
  )
  const stops = [' , ', ' . ', ' ? ', ' ! ', ' ; ']
    .map((stop) => text.indexOf(stop, end))
    .filter((at) => at >= 0)
  return text.slice(from, Math.min(...stops, text.length))
}

function contentOf(text: string): string[] {
  return (text.match(/[a-z]{4,}/g) ?? []).filter((word) => !EMPTY.has(word))
}

/** "opening" and "open" are of one stem. */
function sharedWith(clause: string, said: readonly string[]): number {
  const told = contentOf(clause)
  return said.some((word) => told.some((other) => other.slice(0, 4) === word.slice(0, 4))) ? 1 : 0
}

const EMPTY: ReadonlySet<string> = new Set(
  'that this those these them they then there their what when which will with would about should could have from does been into your mine ours more most just like look looks well time days week weeks month year going good best until before after between'.split(
    ' ',
  ),
)

/** "that evening", "those ten days", "that Sunday". */
function pointedAmong(near: readonly Resolved[], unit: string, count: string | undefined, told: Told) {
  const number = WEEKDAYS.findIndex((name) => unit.startsWith(name.toLowerCase())) + 1
  const isMany = unit.endsWith('s') || LASTING.includes(unit)
  if (isMany) {
    const length = Number(/\d+/.exec(count ?? '')?.[0] ?? 0) * (unit.startsWith('week') ? 7 : 1)
    const long = near.filter((each) => each.from < each.to)
    const fits = (each: Resolved) => Math.abs(daysBetween(each.from, each.to) + 1 - length) <= 1 + length / 5
    return (length > 1 ? long.find(fits) : null) ?? several(near, told) ?? long[0] ?? null
  }
  if (number > 0) return near.find((each) => isDay(each) && weekday(each.from) === number) ?? null
  const about = ABOUT[unit]
  if (!about) return near.find(isDay) ?? near.find((each) => daysBetween(each.from, each.to) < 4) ?? null
  const exact = near.find((each) => fitsUnit(each, unit))
  const day = near.find(isDay)
  return exact ?? (day ? { ...day, ...about(day.from) } : null)
}

const LASTING = ['stretch', 'time', 'leave', 'trip', 'visit', 'period', 'holiday']

const ABOUT: Readonly<Record<string, (date: string) => { from: string; to: string }>> = {
  week: weekOf,
  weekend: weekendOf,
  month: monthOf,
  year: (date) => yearOf(Number(date.slice(0, 4))),
}

const LENGTHS: Readonly<Record<string, [number, number]>> = {
  weekend: [2, 4],
  week: [5, 9],
  month: [26, 32],
  year: [300, 370],
}

function fitsUnit({ from, to }: Resolved, unit: string): boolean {
  const [least, most] = LENGTHS[unit] ?? [1, 1]
  const length = daysBetween(from, to) + 1
  return length >= least && length <= most
}

function isDay({ from, to, isLimit }: Resolved): boolean {
  return from === to && !isLimit
}

/** The days of one sentence: from the first to the last of them. */
function several(near: readonly Resolved[], { sentences }: Told): Resolved | null {
  for (const { start, end } of new Set(near.map((each) => sentenceOf(sentences, each)))) {
    const days = near
      .filter((each) => each.start >= start && each.start < end && each.grain === 'day' && !each.isLimit)
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    const [first, last] = [days[0], days.at(-1)]
    if (first && last && first.from < last.to && daysBetween(first.from, last.to) < 100)
      return days.length > 1 ? { ...first, to: last.to, phrase: `${first.phrase} and ${last.phrase}` } : first
  }
  return null
}

function sentenceOf(sentences: readonly Sentence[], { start }: Resolved): Sentence {
  return sentences.find((each) => start >= each.start && start < each.end)!
}

function until(due: Resolved, { today }: TimeFrame): Resolved {
  if (due.isLimit && due.from <= today) return due
  const to = due.isLimit ? addDays(due.from, -1) : due.from > today && due.grain === 'day' ? due.from : due.to
  return { ...due, from: today, to, phrase: `the time until ${due.phrase}`, isLimit: true }
}
