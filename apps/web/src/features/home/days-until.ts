import { calendarDate, daysBetween } from '../../lib/calendar/calendar-date.ts'
import { zoneClock } from '../../lib/calendar/zone-clock.ts'

/** Calendar days from a date to an instant, on the clocks of a zone; 0 is the same day. */
export function daysUntil(fromDate: string, instant: string, timeZone: string): number {
  return daysBetween(calendarDate(fromDate), zoneClock(timeZone).read(Date.parse(instant)))
}
