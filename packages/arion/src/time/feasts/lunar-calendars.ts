/** Days of the Hebrew, Islamic and Chinese calendars, which the platform's own tables know. */
import { addDays, dateOf, daysBetween } from '../../language/calendar.ts'
import { dateAt, elongation, instantOf, MOON_SPEED, nextAt } from './sun-and-moon.ts'

export type Calendar = 'hebrew' | 'islamic-umalqura' | 'chinese'

const years = new Map<string, ReadonlyMap<string, string[]>>()

/**
 * The days of our year that are called so there: twice, once, or not at all. Months are numbered, but Hebrew
 * ones named.
 */
export function daysCalled(calendar: Calendar, year: number, month: string, day: number): string[] {
  const key = `${calendar} ${year}`
  const known = years.get(key) ?? namesOf(calendar, year)
  years.set(key, known)
  const days = known.get(`${month} ${day}`) ?? []
  return calendar === 'chinese' ? days.map((date) => moonCorrected(date, day)) : days
}

function namesOf(calendar: Calendar, year: number): Map<string, string[]> {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    day: 'numeric',
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    timeZone: 'UTC',
  })
  const names = new Map<string, string[]>()
  for (let date = dateOf(year, 1, 1); date <= dateOf(year, 12, 31); date = addDays(date, 1)) {
    const parts = format.formatToParts(new Date(`${date}T12:00:00Z`))
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
    const name = `${part('month')} ${part('day')}`
    names.set(name, [...(names.get(name) ?? []), date])
  }
  return names
}

const CHINA = 8

/**
 * A Chinese month begins on the day of the new Moon in China, which the platform misses by a day where it
 * falls near midnight (February 2027).
 */
function moonCorrected(date: string, day: number): string {
  const first = addDays(date, 1 - day)
  const newMoon = nextAt(elongation, 0, MOON_SPEED, instantOf(addDays(first, -3), 0, CHINA))
  return addDays(date, daysBetween(first, dateAt(newMoon, CHINA)))
}
