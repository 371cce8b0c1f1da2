import { addDays, calendarDate } from './calendar-date.ts'
import { zoneClock } from './zone-clock.ts'

/**
 * A calendar day on the clocks of a zone: instants in milliseconds since 1970, UTC. 23 or 25 hours long when
 * the clocks change.
 */
export interface DayInstants {
  start: number
  end: number
  /** the full hours, as the clocks show them */
  hours: { at: number; hour: number }[]
}

/** Some clocks change by this much. */
const HALF_HOUR = 1_800_000

/** @param date `YYYY-MM-DD`. Throws RangeError for an unknown zone or a date that does not exist. */
export function dayInstants(date: string, timeZone: string): DayInstants {
  const clock = zoneClock(timeZone)
  const day = calendarDate(date)
  const start = clock.instantOf(day)
  const end = clock.instantOf(addDays(day, 1))
  const hours: DayInstants['hours'] = []
  for (let at = start; at < end; at += HALF_HOUR) {
    const { hour, minute } = clock.read(at)
    if (minute === 0) hours.push({ at, hour })
  }
  return { start, end, hours }
}
