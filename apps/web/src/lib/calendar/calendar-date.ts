// By hand until Temporal is in every browser that we build for (Safari lacks it); its polyfill is 20 KB.

/** A day of the calendar, in no zone. */
export interface CalendarDate {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

/** Milliseconds of 24 hours; a day on the clocks of a zone may be shorter or longer. */
export const DAY_MS = 86_400_000

/** @param date `YYYY-MM-DD` */
export function calendarDate(date: string): CalendarDate {
  return fromUtc(new Date(`${date}T00:00:00Z`))
}

/** The day that is meant when a month or a day overflows: 13/2026 is January 2027. */
export function normalDate(date: CalendarDate): CalendarDate {
  return fromUtc(toUtc(date))
}

export function addDays({ year, month, day }: CalendarDate, days: number): CalendarDate {
  return normalDate({ year, month, day: day + days })
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return toUtc(date).getUTCDay()
}

export function daysInMonth(year: number, month: number): number {
  return toUtc({ year, month: month + 1, day: 0 }).getUTCDate()
}

function toUtc({ year, month, day }: CalendarDate): Date {
  return new Date(Date.UTC(year, month - 1, day))
}

function fromUtc(date: Date): CalendarDate {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
