/** Lists of days of which one is to be chosen: "Cafe has 18, 19 and 27", "19 is friday, 20, 21, which". */
import { remembered } from '../../language/remembered.ts'
import { frameKey } from '../../time/frame-key.ts'
import { plainText } from '../../time/plain-text.ts'
import { MONTH } from '../../time/phrases/words.ts'
import { timesIn } from '../../time/read-time.ts'
import type { FoundTime, TimeFrame } from '../../time/span.ts'
import { tenseAt } from '../../time/tense.ts'
import { carnivalDays } from './carnival-days.ts'
import { datesOf } from './day-dates.ts'
import type { ToDate } from './day-dates.ts'
import { dayItems } from './day-items.ts'
import type { DayItem } from './day-items.ts'
import {
  asksNothingElse,
  daysOffered,
  daysRuledOut,
  isChosen,
  isSpanned,
  mayBeginDays,
  namesDays,
  oneAsked,
  whichAsked,
} from './days-asked-of.ts'
import type { Held } from './held.ts'
import { joinOf } from './joins.ts'
import type { Join } from './joins.ts'
import { wordsOf } from './linked.ts'

export interface ListedDays {
  held: Held[]
  /** one of them is asked for in words, or somebody offers them */
  isHeldOut: boolean
}

const MOST = 5

/** null where no list of days stands, or nothing sets one of them against the others. */
export const daysListed = remembered(listedOnce, (typed, frame) => `${frameKey(frame, typed)}${typed}`)

function listedOnce(typed: string, frame: TimeFrame): ListedDays | null {
  const { text } = plainText(typed)
  if (!MAY_LIST.test(text)) return null
  const asks = whichAsked(text)
  const runs = runsOf(typed, placesIn(typed, frame), asks)
  const found = runs.map((run) => listOf(typed, run, frame, asks)).filter((one) => one !== null)
  return found.toSorted((a, b) => b.held.length - a.held.length)[0] ?? null
}

/** Most messages have none of these. */
const MAY_LIST = / o?\d|day | gras | muses /

/** A day at its place in what was typed. */
interface Place extends ToDate {
  at: [number, number]
  words: string
  time: FoundTime | null
}

interface Run {
  places: Place[]
  joins: Join[]
}

function placesIn(typed: string, frame: TimeFrame): Place[] {
  const { text, at } = plainText(typed)
  const place = (start: number, end: number) => {
    const own = at(start, end)
    return { at: own, words: typed.slice(...own), time: null }
  }
  const numbers: Place[] = dayItems(text, frame.zone ?? '', frame.today).map((item) => ({
    ...place(item.start, item.end),
    ...(item.words !== undefined && { words: item.words }),
    item,
    date: null,
  }))
  const carnival: Place[] = carnivalDays(text, frame.today).map(({ start, end, date }) => ({
    ...place(start, end),
    item: null,
    date,
  }))
  const named: Place[] = timesIn(typed, frame)
    .filter(({ grain, tense, span }) => grain === 'day' && tense !== 'past' && span.from >= frame.today)
    .filter((time) => !LIMITED.test(typed.slice(...time.at)) && !/\d/.test(typed.slice(...time.at)))
    .map((time) => ({ at: time.at, words: typed.slice(...time.at), time, item: null, date: time.span.from }))
  const apart = (one: Place, others: readonly Place[]) =>
    others.every((other) => one.at[1] <= other.at[0] || one.at[0] >= other.at[1])
  const own = [...numbers, ...carnival.filter((one) => apart(one, numbers))]
  return withoutNames([...own, ...named.filter((one) => apart(one, own))], typed)
}

const LIMITED = /^(?:by|before|until|till?|since|after|from|up|due|deadline)\b/i

/** "Kings day jan 6" is the 6th of January. */
function withoutNames(places: readonly Place[], typed: string): Place[] {
  const inOrder = places
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map((one, index, all) => {
      const before = all[index - 1]
      const isNamed = before?.date && isSameDay(before, one, typed.slice(before.at[1], one.at[0]))
      // "Guru Purnima the 18th" is in the month of the feast
      return isNamed && one.item?.month === null ? { ...one, item: null, date: before.date } : one
    })
  return inOrder.flatMap((one, index) => {
    const next = inOrder[index + 1]
    return next && isSameDay(one, next, typed.slice(one.at[1], next.at[0])) ? [] : [one]
  })
}

function isSameDay(named: Place, { item, date }: Place, gap: string): boolean {
  if (named.item || !named.date || !/^[\s,(]*$/.test(gap)) return false
  return item ? item.month !== null || Number(named.date.slice(8)) === item.day : named.date === date
}

/** Days that stand in a row; with words told of each only where it is asked which. */
function runsOf(typed: string, places: readonly Place[], asks: boolean): Run[] {
  const chained = (isTold: boolean) => {
    const runs: Run[] = []
    for (const place of places) {
      const run = runs.at(-1)
      const before = run?.places.at(-1)
      const isOneWord = before?.at[0] === place.at[0]
      const join = !before ? null : isOneWord ? 'or' : joinOf(typed.slice(before.at[1], place.at[0]))
      const isAlike = before && (before.item === null) === (place.item === null)
      // "friday the 13 million" are no two days
      const isApart = !before || isOneWord || isAlike || before.at[1] + 1 < place.at[0]
      const isJoined =
        join !== null && isApart && (join !== 'told' || (isTold && isPlain(before!) && isPlain(place)))
      if (run && isJoined) {
        run.places.push(place)
        run.joins.push(join)
      } else runs.push({ places: [place], joins: [] })
    }
    return runs.filter((run) => run.places.length > 1)
  }
  return asks ? [...chained(true), ...chained(false)] : chained(false)
}

/** Surely a day, wherever it stands. */
function isPlain({ item }: Place): boolean {
  return item !== null && !item.isBare
}

function listOf(typed: string, run: Run, frame: TimeFrame, asks: boolean): ListedDays | null {
  const { text } = plainText(typed)
  const numbers = run.places.flatMap(({ item }) => item ?? [])
  const around = aroundOf(typed, run)
  const isOffered = daysOffered(around.before) && asksNothingElse(typed)
  const isOfNames = numbers.length === 0 && run.places.every(({ time }) => time !== null)
  if (isOfNames && (run.places.length < FEWEST_NAMES || !(asks || isOffered))) return null
  if (!isSetAgainst(typed, run, { asks, isOffered })) return null
  if (daysRuledOut(around, oneAsked(text)) || isPast(text, numbers)) return null
  const isBare = numbers.length === run.places.length && numbers.every((each) => each.isBare)
  if (isBare && !(asks ? mayBeginDays(around.before) || isOffered : isOffered)) return null
  if (isBare && !isOfDays(text, numbers, around.after)) return null
  const held = heldOf(typed, run.places, frame)
  return held && { held, isHeldOut: asks || isOffered }
}

/** Two weekdays are read elsewhere; "got mon tues wed off, which one" has no "or". */
const FEWEST_NAMES = 3

function aroundOf(typed: string, { places }: Run): { before: string; after: string } {
  return { before: typed.slice(0, places[0]!.at[0]), after: typed.slice(places.at(-1)!.at[1]) }
}

/** By an "or", by what is asked of them, by whoever offers them, or since nothing else is said. */
function isSetAgainst(typed: string, run: Run, said: { asks: boolean; isOffered: boolean }): boolean {
  const { text } = plainText(typed)
  const { before, after } = aroundOf(typed, run)
  if (run.joins.includes('or')) return true
  const isJoined = run.joins.includes('and')
  if (isJoined && run.places.length === 2 && isSpanned(before)) return oneAsked(text) || isChosen(text)
  if (said.isOffered || oneAsked(text) || isChosen(text)) return true
  const isAlone = wordsOf(`${before} ${after}`).filter((word) => /[a-z]/.test(word)).length <= 3
  return !isJoined && (said.asks || isAlone)
}

/** Numbers alone: days are spoken of, and they are none of the clock and count nothing. */
function isOfDays(text: string, numbers: readonly DayItem[], after: string): boolean {
  const isLate = numbers.some(({ day }) => day > 12)
  return namesDays(text) && (isLate || DAY_ASKED.test(text)) && !COUNTS_ON.test(plainText(after).text)
}

const DAY_ASKED = / (?:which|what|best) (?:day|date|evening|night)s? /
/** ", 20 students" goes on with what the numbers count. */
const COUNTS_ON = /^ ?(?:,|or|and|&)? (?:or |and )?\d+ [a-z]/

function isPast(text: string, numbers: readonly DayItem[]): boolean {
  const [first] = numbers
  return first !== undefined && tenseAt(text, [first.start, first.end]) === 'past'
}

function heldOf(typed: string, places: readonly Place[], frame: TimeFrame): Held[] | null {
  const dates = datesOf(places, anchorBefore(typed, places[0]!, frame), frame.today)
  if (dates.includes(null)) return null
  const held = places.map(({ at, words, time }, index): Held => {
    const date = dates[index]!
    const name = time?.span.phrase ?? words
    return { from: date, to: time?.span.to ?? date, at, words, name, grain: 'day' }
  })
  const once = held.filter(({ from }, index) => held.findIndex((each) => each.from === from) === index)
  return once.length > 1 && once.length <= MOST ? once : null
}

/** The month that was named before the list: "75 on 19 December … the cafe has 18, 20 or 27". */
function anchorBefore(typed: string, first: Place, frame: TimeFrame): string | null {
  const told = timesIn(typed.slice(0, first.at[0]), frame).findLast(
    ({ at, span, tense }) => tense !== 'past' && span.to >= frame.today && OF_MONTH.test(typed.slice(...at)),
  )
  const previous = frame.previous && frame.previous.from > frame.today ? frame.previous.from : null
  if (!told) return previous
  return LIMITED.test(typed.slice(...told.at)) ? null : told.span.from
}
const OF_MONTH = new RegExp(`\\b(?:${MONTH.slice(3, -1)}|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\\b`, 'i')
