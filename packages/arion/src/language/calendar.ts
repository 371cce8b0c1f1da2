/** Calendar days as `YYYY-MM-DD`, without zones or clocks. */

const DAY = 86_400_000

export function addDays(date: string, days: number): string {
  return new Date(toUtc(date) + days * DAY).toISOString().slice(0, 10)
}

/** Day of month is kept where the month has it, else the last day of that month. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const y = Math.floor(index / 12)
  const m = (index % 12) + 1
  return dateOf(y, m, Math.min(day, daysInMonth(y, m)))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY)
}

/** 1 Monday … 7 Sunday */
export function weekday(date: string): number {
  return ((new Date(toUtc(date)).getUTCDay() + 6) % 7) + 1
}

export function partsOf(date: string): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

export function dateOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

function toUtc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}
