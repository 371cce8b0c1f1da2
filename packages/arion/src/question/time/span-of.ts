/** Stretches that the readers of a span are made of. */
import { addDays, dateOf, daysInMonth, MONTHS, partsOf, weekday } from '../../language/calendar.ts'
import { elementAt } from '../../must.ts'
import type { Span, SpanFrame } from './span.ts'

export const MONTH = `(${MONTHS.map((name) => name.toLowerCase()).join('|')}|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)`

export type Reader = (text: string, frame: SpanFrame) => Span | null

export function one(date: string, phrase: string): Span {
  return { from: date, to: date, phrase }
}

export function week(start: string, phrase: string): Span {
  return { from: start, to: addDays(start, 6), phrase }
}

export function month(start: string, phrase: string): Span {
  const { year, month: m } = partsOf(start)
  return { from: start, to: dateOf(year, m, daysInMonth(year, m)), phrase }
}

export function monthPhrase(start: string, today: string): string {
  const { year, month: m } = partsOf(start)
  return year === partsOf(today).year ? elementAt(MONTHS, m - 1) : `${MONTHS[m - 1]} ${year}`
}

export function monday(today: string): string {
  return addDays(today, 1 - weekday(today))
}

export function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}
