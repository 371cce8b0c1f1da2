import { type DateStyle, dateStyle } from './date-style.ts'
import { homeZone } from './home-zone.ts'

/**
 * Dates and times as people write them where the person's browser is at home, or as they chose in the
 * settings; in the language of our words, and in the zone that the account lives in. Instants are ISO 8601,
 * UTC.
 */

/** "en-JP" in a Japanese browser: a sentence in English has no 1988年11月4日 in it. */
export function localeBeside(own: string): string {
  const { language, region } = new Intl.Locale(own).maximize()
  return language === 'en' || !region ? own : `en-${region}`
}

/** Asked for when a date is written: a browser's first takes as long as a hundred others. */
const LOCALES: Record<DateStyle, () => string> = {
  browser: () => (ofBrowser ??= localeBeside(Intl.DateTimeFormat().resolvedOptions().locale)),
  'day-first': () => 'en-GB',
  'month-first': () => 'en-US',
}
let ofBrowser: string | undefined

export function formatDate(
  date: Date | string,
  options: Intl.DateTimeFormatOptions = LONG,
  style: DateStyle = dateStyle(),
): string {
  return formatOf(LOCALES[style](), { timeZone: homeZone(), ...options }).format(new Date(date))
}

/**
 * A date or a time that stands on the page of a reading. Arion writes "21 November 2026" and "14:35" in the
 * text itself, whatever the browser's language is, and one page must not write the same day in two ways.
 * @param at an instant, or a `YYYY-MM-DD` that belongs to no zone
 */
export function formatInReading(at: Date | string, options?: Intl.DateTimeFormatOptions): string {
  const isCalendarDay = typeof at === 'string' && at.length === 'YYYY-MM-DD'.length
  const written = readingFormat(isCalendarDay ? { ...(options ?? LONG), timeZone: 'UTC' } : options).format(
    new Date(at),
  )
  // "Saturday 21 November" has no comma, and with its year no other form
  return written.replace(/^(\p{L}+), /u, '$1 ')
}

/** The same for many. */
export function readingFormat(options: Intl.DateTimeFormatOptions = LONG): Intl.DateTimeFormat {
  return formatOf('en-GB', { timeZone: homeZone(), hourCycle: 'h23', ...options })
}

/** "09:09 AM", or as clocks are read there */
export function formatTime(date: Date | string): string {
  return formatDate(date, { hour: '2-digit', minute: '2-digit' })
}

/** A `YYYY-MM-DD` that belongs to no zone, such as a birth date. */
export function formatLocalDate(date: string, options: Intl.DateTimeFormatOptions = LONG): string {
  return formatDate(`${date}T12:00:00Z`, { ...options, timeZone: 'UTC' })
}

/** "3 minutes ago", "yesterday" */
export function formatRelative(date: Date | string, now: Date = new Date()): string {
  const seconds = (new Date(date).getTime() - now.getTime()) / 1000
  const format = new Intl.RelativeTimeFormat(LOCALES[dateStyle()](), { numeric: 'auto' })
  for (const [unit, size] of RELATIVE_UNITS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return format.format(Math.trunc(seconds), 'second')
}

/** Made once: that costs many times what using it does, and a page writes dozens of times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options])
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(name, made)
  return made
}

const formats = new Map<string, Intl.DateTimeFormat>()

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

const RELATIVE_UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
