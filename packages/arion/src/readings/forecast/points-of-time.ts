/** Points of time that come again each year, or once. */
import { addDays, addMonths, dateOf, daysInMonth, MONTHS, partsOf } from '../../language/calendar.ts'

export type Stretch = { from: string; to: string; until?: string }

/** Without a year of its own it is there in every year. */
export interface TimePoint {
  year: number | null
  /** null: that year has no such day */
  inYear: (year: number) => Stretch | null
}

export function fixed({ from, to }: Stretch): TimePoint {
  return { year: partsOf(from).year, inYear: () => ({ from, to }) }
}

export function dayPoint(year: number | null, month: number, day: number): TimePoint {
  const isDay = (y: number) => month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(y, month)
  return {
    year,
    inYear: (y) => (isDay(y) ? { from: dateOf(y, month, day), to: dateOf(y, month, day) } : null),
  }
}

export function monthPoint(year: number | null, month: number): TimePoint {
  return { year, inYear: (y) => (month >= 1 && month <= 12 ? months(y, month, 1) : null) }
}

/** "until 2028" ends where 2028 begins. */
export function yearPoint(year: number): TimePoint {
  return { year, inYear: () => ({ ...months(year, 1, 12), until: `${year - 1}-12-31` }) }
}

export function months(year: number, first: number, count: number): Stretch {
  const from = dateOf(year, first, 1)
  return { from, to: addDays(addMonths(from, count), -1) }
}

/**
 * Thirds of a month or a season, the first and last quarter of a year and its middle four months, the ends of
 * a week.
 */
export function partOf(whole: Stretch | null, part: string): Stretch | null {
  if (!whole || whole.from === whole.to) return null
  const { from, to } = whole
  const { year, month } = partsOf(from)
  if (to >= addMonths(from, 11)) {
    if (part === 'mid') return { ...months(year, 5, 4), until: `${year}-06-30` }
    return part === 'start' ? months(year, 1, 3) : months(year, 10, 3)
  }
  if (to > addDays(from, 40)) {
    const first = addMonths(from, part === 'start' ? 0 : part === 'mid' ? 1 : 2)
    return months(partsOf(first).year, partsOf(first).month, 1)
  }
  if (to > addDays(from, 20)) {
    if (part === 'mid')
      return { from: dateOf(year, month, 11), to: dateOf(year, month, 20), until: dateOf(year, month, 15) }
    return part === 'start' ? { from, to: dateOf(year, month, 10) } : { from: dateOf(year, month, 21), to }
  }
  return part === 'start'
    ? { from, to: addDays(from, 1) }
    : part === 'mid'
      ? { from: addDays(from, 2), to: addDays(from, 3) }
      : { from: addDays(from, 4), to }
}

export function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}
