/** What the readers of single phrases find: a place in the text, and the stretches it can mean. */
import { addDays, addMonths, dateOf, daysInMonth, MONTHS, partsOf, weekday } from '../language/calendar.ts'
import type { Grain, Stretch, Tense, TimeFrame } from './span.ts'

export interface Point {
  /** offsets in the plain text */
  start: number
  end: number
  grain: Grain
  /** in order of time; a weekday or a month without a year has many */
  times: readonly Stretch[]
  name: (chosen: Stretch) => string
  /** said by the words themselves: "last week" */
  tense?: Tense
  /** "14th", "Monday": takes its month from what was spoken of */
  isLoose?: boolean
  /** yields to any other: "now" */
  isFaint?: boolean
  /** already a range, a limit or a part */
  isWhole?: boolean
}

export type Reader = (text: string, frame: TimeFrame) => Point[]

type Made = Omit<Point, 'start' | 'end'> | null

/** Each place where the pattern stands and `make` finds sense in it. Groups are named. */
export function scan(text: string, pattern: RegExp, make: (groups: Record<string, string>) => Made): Point[] {
  const found: Point[] = []
  for (const match of text.matchAll(pattern)) {
    const made = make(match.groups ?? {})
    if (!made) continue
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0
    found.push({ ...made, start: match.index + lead, end: match.index + match[0].trimEnd().length })
  }
  return found
}

/** The same in each year about today; null where a year has none. */
export function yearly(today: string, inYear: (year: number) => Stretch | Stretch[] | null): Stretch[] {
  const { year } = partsOf(today)
  return [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((more) => inYear(year + more) ?? [])
}

export function one(date: string): Stretch {
  return { from: date, to: date }
}

export function dayIn(year: number, month: number, day: number): Stretch | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return one(dateOf(year, month, day))
}

export function months(year: number, first: number, count: number): Stretch {
  const from = addMonths(dateOf(year, 1, 1), first - 1)
  return { from, to: addDays(addMonths(from, count), -1) }
}

export function yearOf(year: number): Stretch {
  return months(year, 1, 12)
}

export function monthOf(date: string): Stretch {
  const { year, month } = partsOf(date)
  return months(year, month, 1)
}

/** Monday to Sunday. */
export function weekOf(date: string): Stretch {
  const monday = addDays(date, 1 - weekday(date))
  return { from: monday, to: addDays(monday, 6) }
}

export function weekendOf(date: string): Stretch {
  const { from } = weekOf(date)
  return { from: addDays(from, 5), to: addDays(from, 6) }
}

/** "14 January", with the year where it is another than this. */
export function dayName(date: string, today: string): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${MONTHS[month - 1]}${year === partsOf(today).year ? '' : ` ${year}`}`
}

export function monthName(date: string, today: string): string {
  const { year, month } = partsOf(date)
  return `${MONTHS[month - 1]}${year === partsOf(today).year ? '' : ` ${year}`}`
}
