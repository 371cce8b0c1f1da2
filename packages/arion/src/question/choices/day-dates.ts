/** The date of each day of a list: a month that is said once holds for all of them. */
import { addMonths, dateOf, daysInMonth, partsOf, weekday } from '../../language/calendar.ts'
import type { DayItem } from './day-items.ts'

/** @param date of what is named by no number, null of a number */
export interface ToDate {
  item: DayItem | null
  date: string | null
}

/** null where there is no such day. `anchor`: a day of the month that was spoken of before them. */
export function datesOf(all: readonly ToDate[], anchor: string | null, today: string): (string | null)[] {
  const dates: (string | null)[] = []
  for (const [index, { item, date }] of all.entries()) {
    const before = dates.findLast((each) => each !== null) ?? null
    const last = all[index - 1]?.item ?? null
    dates.push(item ? dateIn(item, all.slice(index + 1), { last, before, anchor, today }) : date)
  }
  return dates
}

interface Beside {
  last: DayItem | null
  before: string | null
  anchor: string | null
  today: string
}

function dateIn(
  item: DayItem,
  next: readonly ToDate[],
  { last, before, anchor, today }: Beside,
): string | null {
  const month = item.month ?? (goesOn(item, last) ? last!.month : null) ?? monthAfter(item, next)
  if (month !== null) return inMonth(item.day, month, today)
  if (before) return following(item, before, today)
  const start = anchor && anchor > today ? firstOf(anchor) : today
  return fitting(item, start > today ? start : today)
}

/** "8 June, the 15th or 1 July": the 15th is of June. */
function goesOn(item: DayItem, last: DayItem | null): boolean {
  return last !== null && last.month !== null && item.day > last.day
}

/** "the 24th, 25th or 26th of January"; in "the 30th or 2 January" the first is of the month before. */
function monthAfter(item: DayItem, next: readonly ToDate[]): number | null {
  const named = next.findIndex((each) => each.item === null || each.item.month !== null)
  const found = next[named]?.item
  if (!found || found.month === null) return null
  const days = [item, ...next.slice(0, named + 1).flatMap((each) => each.item ?? [])].map(({ day }) => day)
  const isOver = days.some((day, index) => index > 0 && days[index - 1]! - day >= TURN)
  return isOver ? ((found.month + 10) % 12) + 1 : found.month
}

/** After "the 30th" the 2nd is of the month after. */
const TURN = 20

function inMonth(day: number, month: number, today: string): string | null {
  const { year } = partsOf(today)
  const own = [year, year + 1].map((each) => dayOf(each, month, day)).filter((date) => date !== null)
  return own.find((date) => date >= today) ?? null
}

/** In the month of the one before it, or in the next where the numbers begin anew. */
function following(item: DayItem, before: string, today: string): string | null {
  const isAnew = partsOf(before).day - item.day >= TURN
  const start = firstOf(isAnew ? addMonths(firstOf(before), 1) : before)
  return fitting(item, start > today ? start : today)
}

/** The next such day; where its weekday is said, the next that falls on it, if that is near. */
function fitting({ day, weekday: said }: DayItem, from: string): string | null {
  const { year, month } = partsOf(from)
  const ahead = Array.from({ length: 5 }, (_, more) => partsOf(addMonths(dateOf(year, month, 1), more)))
    .map((each) => dayOf(each.year, each.month, day))
    .filter((date) => date !== null)
    .filter((date) => date >= from)
  return (said !== null && ahead.slice(0, 2).find((date) => weekday(date) === said)) || (ahead[0] ?? null)
}

function firstOf(date: string): string {
  return `${date.slice(0, 7)}-01`
}

function dayOf(year: number, month: number, day: number): string | null {
  return day <= daysInMonth(year, month) ? dateOf(year, month, day) : null
}
