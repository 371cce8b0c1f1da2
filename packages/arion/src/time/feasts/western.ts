/** Feasts that follow Easter, and those of a weekday in a month. */
import { addDays, dateOf, daysInMonth, weekday } from '../../language/calendar.ts'

/** Easter Sunday of the western churches (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dateOf(year, Math.floor(n / 31), (n % 31) + 1)
}

/** Easter Sunday of the orthodox churches: by the Julian calendar (the same chapter), told in ours. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const n = d + e + 114
  const julian = dateOf(year, Math.floor(n / 31), (n % 31) + 1)
  return addDays(julian, Math.floor(year / 100) - Math.floor(year / 400) - 2)
}

/** The first, second … Monday (1) to Sunday (7) of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, day: number, nth: number): string {
  if (nth < 0) {
    const last = dateOf(year, month, daysInMonth(year, month))
    return addDays(last, -((weekday(last) - day + 7) % 7))
  }
  const first = dateOf(year, month, 1)
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (nth - 1))
}

/** The fourth Sunday before Christmas. */
export function firstAdvent(year: number): string {
  const eve = dateOf(year, 12, 24)
  return addDays(eve, -(weekday(eve) % 7) - 21)
}
