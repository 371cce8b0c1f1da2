import { BIRTH_YEAR_MIN } from '@astrarium/contracts'
import { daysInMonth } from '../../lib/calendar/calendar-date.ts'

/** What stands in the three fields, as typed: digits only. */
export interface BirthDateFields {
  day: string
  month: string
  year: string
}
export type BirthDatePart = keyof BirthDateFields

/** What the three fields say. `date` is `YYYY-MM-DD`; `part` is the field to correct. */
export type BirthDateReading =
  | { kind: 'empty' }
  | { kind: 'incomplete'; part: BirthDatePart }
  | { kind: 'day' | 'month' | 'year' | 'no_such_day' | 'not_yet'; part: BirthDatePart }
  | { kind: 'date'; date: string }

export const NO_BIRTH_DATE: BirthDateFields = { day: '', month: '', year: '' }
export const BIRTH_DATE_LENGTH = { day: 2, month: 2, year: 4 } as const

/**
 * Reads the three fields: day 1–31, month 1–12, year 1900 to that of `latest`, a day that exists (nothing
 * rolls over), and none after `latest` (`YYYY-MM-DD`, see `latestDateOnEarth`).
 */
export function readBirthDate(fields: BirthDateFields, latest: string): BirthDateReading {
  if (!fields.day && !fields.month && !fields.year) return { kind: 'empty' }
  const day = Number(fields.day)
  const month = Number(fields.month)
  const year = Number(fields.year)
  // what is already wrong is said before what is still missing
  if (fields.day && (day < 1 || day > 31)) return { kind: 'day', part: 'day' }
  if (fields.month && (month < 1 || month > 12)) return { kind: 'month', part: 'month' }
  if (fields.year.length === 4 && (year < BIRTH_YEAR_MIN || year > Number(latest.slice(0, 4))))
    return { kind: 'year', part: 'year' }
  if (!fields.day) return { kind: 'incomplete', part: 'day' }
  if (!fields.month) return { kind: 'incomplete', part: 'month' }
  if (fields.year.length < 4) return { kind: 'incomplete', part: 'year' }
  if (day > daysInMonth(year, month)) return { kind: 'no_such_day', part: 'day' }
  const date = `${fields.year}-${fields.month.padStart(2, '0')}-${fields.day.padStart(2, '0')}`
  return date > latest ? { kind: 'not_yet', part: 'year' } : { kind: 'date', date }
}

/** `YYYY-MM-DD` into the three fields. */
export function birthDateFields(date: string): BirthDateFields {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** The typed or pasted text without anything but its first digits. */
export function onlyDigits(typed: string, length: number): string {
  return typed.replace(/\D/g, '').slice(0, length)
}

/** The latest date that any clock on Earth shows (UTC+14), so that nobody's own today is refused. */
export function latestDateOnEarth(now: Date = new Date()): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}
