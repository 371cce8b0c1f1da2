import { checkOneOf } from '../check-one-of.ts'
import { PARTS_OF_DAY, SkyError } from '../types.ts'
import type { LocalTime, PartOfDay } from '../types.ts'
import { FIRST_YEAR, LAST_YEAR, checkInstant } from './instant.ts'
import type { ZoneArchive } from './zone-archive.ts'
import type { ZoneHistory } from './tzif.ts'

/** No zone ever differed from Greenwich by more (Manila and Alaska stood 15:56 and 15:02 off), in seconds. */
const WIDEST_OFFSET = 16 * 3600

/**
 * The instants at which the clocks of a zone showed a local time.
 * @param local `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`, proleptic Gregorian, years 1800 to 2200
 * @throws SkyError `unknown_zone`, `invalid_local_time`, `out_of_range`
 */
export function readLocalTime(zones: ZoneArchive, zone: string, local: string): LocalTime {
  const history = zones.history(zone)
  const wall = wallSeconds(local)
  const matches: { offset: number; at: number }[] = []
  let gap: LocalTime | null = null
  for (let i = segmentAt(history, wall - WIDEST_OFFSET); i < history.starts.length; i++) {
    const offset = history.offsets[i]!
    const start = history.starts[i]!
    const end = history.starts[i + 1] ?? Infinity
    if (start > wall + WIDEST_OFFSET) break
    const at = wall - offset
    if (at >= start && at < end) matches.push({ offset, at })
    const next = history.offsets[i + 1]
    if (next !== undefined && wall >= end + offset && wall < end + next) {
      gap = {
        kind: 'skipped',
        offsets: [offset, next],
        instants: [instant(wall - offset), instant(wall - next)],
      }
    }
  }
  const first = matches[0]
  const last = matches.at(-1)
  if (first !== undefined && last !== undefined) {
    if (first === last) return { kind: 'unique', offsets: [first.offset], instants: [instant(first.at)] }
    return {
      kind: 'repeated',
      offsets: [first.offset, last.offset],
      instants: [instant(first.at), instant(last.at)],
    }
  }
  if (gap === null)
    throw new SkyError(
      'invalid_local_time',
      'the local time falls neither on nor between the readings of that clock',
    )
  return gap
}

/** Seconds east of Greenwich at an instant. */
export function offsetAt(zones: ZoneArchive, zone: string, at: Date): number {
  checkInstant(at)
  const history = zones.history(zone)
  return history.offsets[segmentAt(history, Math.floor(at.getTime() / 1000))]!
}

/** Whether the clocks of a zone stood ahead for summer. */
export function isSummerTime(zones: ZoneArchive, zone: string, at: Date): boolean {
  checkInstant(at)
  const history = zones.history(zone)
  return history.isSummer[segmentAt(history, Math.floor(at.getTime() / 1000))] === 1
}

/** The date on the zone's calendar, `YYYY-MM-DD`. */
export function localDate(zones: ZoneArchive, zone: string, at: Date): string {
  const offset = offsetAt(zones, zone, at)
  return dateOfDay(Math.floor((at.getTime() + offset * 1000) / 86_400_000))
}

/** A day is written once: an answer asks for a hundred of them. */
const dates = new Map<number, string>()
const MOST_DATES = 10_000

/** @param day counted from 1970 */
function dateOfDay(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
  if (dates.size >= MOST_DATES) dates.clear()
  dates.set(day, date)
  return date
}

/**
 * The first instant of a local day, and of the next one. Where clocks went forward over midnight the day
 * begins with the change.
 * @throws SkyError `invalid_local_time` for a date that is none, and for a day that a zone left out (Samoa,
 *   30 December 2011)
 */
export function localDay(zones: ZoneArchive, zone: string, date: string): [Date, Date] {
  if (!/^\d{4}-\d\d-\d\d$/.test(date))
    throw new SkyError('invalid_local_time', 'that is no date of the form YYYY-MM-DD')
  const history = zones.history(zone)
  const midnight = wallSeconds(`${date}T00:00`)
  const start = firstInstant(history, midnight)
  const end = firstInstant(history, midnight + 86_400)
  if (start >= end)
    throw new SkyError('invalid_local_time', 'that date never happened there: the calendar went past it')
  return [instant(start), instant(end)]
}

/**
 * The first instant of a part of a local day (from 00, 06, 12 and 18 o'clock on the zone's clocks), and of
 * what follows it.
 * @throws SkyError `invalid_input`, `invalid_local_time` also where a change of the clocks swallowed that
 *   part
 */
export function partOfDay(zones: ZoneArchive, zone: string, date: string, part: PartOfDay): [Date, Date] {
  checkOneOf(PARTS_OF_DAY, part, 'part of the day')
  const [dayStart, dayEnd] = localDay(zones, zone, date)
  const history = zones.history(zone)
  const begin = wallSeconds(`${date}T00:00`) + PARTS_OF_DAY.indexOf(part) * 21_600
  const start = part === 'night' ? dayStart : instant(firstInstant(history, begin))
  const end = part === 'evening' ? dayEnd : instant(firstInstant(history, begin + 21_600))
  if (start >= end)
    throw new SkyError('invalid_local_time', `that ${part} never happened there: the clocks went past it`)
  return [start, end]
}

/** The first instant from which the clocks show `wall` or later. */
function firstInstant(history: ZoneHistory, wall: number): number {
  for (let i = segmentAt(history, wall - WIDEST_OFFSET); ; i++) {
    const end = history.starts[i + 1] ?? Infinity
    const at = Math.max(wall - history.offsets[i]!, history.starts[i]!)
    if (at < end) return at
  }
}

/** Index of the segment in which an instant (seconds) lies. */
function segmentAt(history: ZoneHistory, at: number): number {
  let low = 0
  let high = history.starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (history.starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Seconds since 1970 of a wall clock, as if it stood in Greenwich. */
function wallSeconds(local: string): number {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/.exec(local)
  if (match === null)
    throw new SkyError(
      'invalid_local_time',
      'that is no local time of the form YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SS',
    )
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || hour > 23 || minute > 59 || second > 59)
    throw new SkyError('invalid_local_time', 'that local time is not on the calendar or the clock')
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw new SkyError('out_of_range', `that local time lies outside the years ${FIRST_YEAR} to ${LAST_YEAR}`)
  return date.getTime() / 1000 + hour * 3600 + minute * 60 + second
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
