/** Days, stretches and hours as they are said, each with its claim. */
import { clock } from '../brief/time-frame.ts'
import type { DateRole, Subject } from '../claims/claim.ts'
import { daysBetween, MONTHS, partsOf, weekday, WEEKDAYS } from '../language/calendar.ts'
import type { Composer } from './composer.ts'

/** "3 May", with the year unless the reader will take the right one anyway. */
export function day(composer: Composer, at: Date, role: DateRole, of: Subject): string {
  const date = composer.sky.localDate(composer.context.frame.zone, at)
  composer.claim({ kind: 'date', of, said: { role, date, time: null } })
  return plainDay(composer, date)
}

/** "Friday 11 December" as a day of the calendar, of which nothing in the sky is said. */
export function calendarDay(composer: Composer, date: string): string {
  composer.claim({ kind: 'day', said: { role: 'at', date, time: null } })
  return `${WEEKDAYS[weekday(date) - 1]} ${plainDay(composer, date)}`
}

function plainDay(composer: Composer, date: string): string {
  const { year, month, day: number } = partsOf(date)
  const words = `${number} ${MONTHS[month - 1]}`
  if (isYearPlain(composer, date)) return words
  composer.writeYear(year)
  return `${words} ${year}`
}

/**
 * Without a year a date is the next such day from today on, or stands beside a year written in the same line.
 * What comes round again within a month of today's own date would be taken for the one of this year, so a
 * full year ahead is not bare.
 */
function isYearPlain(composer: Composer, date: string): boolean {
  if (partsOf(date).year !== composer.year) return false
  const ahead = daysBetween(composer.context.frame.today, date)
  return composer.hasYearInLine || (ahead >= 0 && ahead <= BARE_DAYS)
}

/** About eleven months. */
const BARE_DAYS = 335

/** "From 11 September to 6 September" would be taken for a slip. */
const FAR_DAYS = 300

/** "from 21 April to 16 May 2027", "from 1 to 27 May", "on 26 April"; word is "from" or "between". */
export function range(
  composer: Composer,
  from: Date,
  to: Date,
  of: Subject,
  word: 'from' | 'between' = 'from',
): string {
  const zone = composer.context.frame.zone
  const [a, b] = [composer.sky.localDate(zone, from), composer.sky.localDate(zone, to)]
  if (a === b) return `${word === 'from' ? 'on' : 'around'} ${day(composer, from, 'at', of)}`
  const roles: [DateRole, DateRole] = word === 'from' ? ['from', 'to'] : ['between', 'between']
  composer.claim({ kind: 'date', of, said: { role: roles[0], date: a, time: null } })
  composer.claim({ kind: 'date', of, said: { role: roles[1], date: b, time: null } })
  const [first, last] = [partsOf(a), partsOf(b)]
  const isEndYearSaid = first.year !== last.year || !isYearPlain(composer, b)
  // beside the end's year a beginning in the year before is bare only where it is still ahead in the running
  // year
  const isOrdered = first.month * 31 + first.day <= last.month * 31 + last.day
  const isNear = !isOrdered && first.year === last.year - 1 && daysBetween(a, b) < FAR_DAYS
  const isPlain =
    first.year === last.year ||
    (isNear && first.year === composer.thisYear && a >= composer.context.frame.today)
  const firstYear = isPlain ? '' : ` ${first.year}`
  const firstMonth =
    first.month === last.month && first.year === last.year && firstYear === ''
      ? ''
      : ` ${MONTHS[first.month - 1]}`
  if (isEndYearSaid) composer.writeYear(last.year)
  return `${word} ${first.day}${firstMonth}${firstYear} ${word === 'from' ? 'to' : 'and'} ${last.day} ${MONTHS[last.month - 1]}${isEndYearSaid ? ` ${last.year}` : ''}`
}

/** "Wednesday 25 November" */
export function weekdayDate(composer: Composer, at: Date, role: DateRole, of: Subject): string {
  const date = composer.sky.localDate(composer.context.frame.zone, at)
  return `${WEEKDAYS[weekday(date) - 1]} ${day(composer, at, role, of)}`
}

/**
 * "09:20", with whose clock it is at the first one that could be taken for another; `date` repeats the day
 * that was named before it.
 */
export function hour(
  composer: Composer,
  at: Date,
  role: DateRole,
  of: Subject,
  date: string | null = null,
): string {
  const time = clock(composer.sky, composer.context.frame.zone, at)
  composer.claim({ kind: 'date', of, said: { role, date, time } })
  return `${time}${clockName(composer, at)}`
}

/**
 * " New York time", once in an answer: where the clocks of the birthplace show another hour, or nobody knows
 * yet where the asker lives.
 */
function clockName(composer: Composer, at: Date): string {
  const { zone } = composer.context.frame
  const { birthTimeZone } = composer.input.asker
  if (!birthTimeZone || composer.named.has('clock')) return ''
  composer.named.add('clock')
  if (zone === 'UTC') return ' UTC'
  if (composer.sky.offsetAt(zone, at) === composer.sky.offsetAt(birthTimeZone, at)) return ''
  return ` ${zone.split('/').at(-1)!.replaceAll('_', ' ')} time`
}
