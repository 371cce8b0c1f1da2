import type { CalendarDate } from './calendar-date.ts'

export interface ZoneClock {
  /**
   * The instant, in milliseconds, at which that day (or hour of it) begins there; a day that overflows its
   * month is the next one's. An hour that happens twice is the first of them, a skipped one is so much later.
   */
  instantOf(date: CalendarDate, hour?: number): number
  /** What calendar and clock show at an instant. */
  read(instant: number): CalendarDate & { hour: number; minute: number }
}

const HOUR = 3_600_000
/** Clocks change less often than this, so offsets so far to either side are those before and after. */
const APART = 24 * HOUR

/** The calendar and the clocks of an IANA zone. Throws RangeError for an unknown one. */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  function readAt(instant: number) {
    const read: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) read[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read
    return { year, month, day, hour, minute, asUtc: Date.UTC(year, month - 1, day, hour, minute, second) }
  }
  const offsetAt = (instant: number) => readAt(instant).asUtc - instant

  return {
    instantOf({ year, month, day }, hour = 0) {
      const wanted = Date.UTC(year, month - 1, day, hour)
      const [early, late] = [wanted - offsetAt(wanted - APART), wanted - offsetAt(wanted + APART)]
      const found = [early, late].filter((instant) => readAt(instant).asUtc === wanted)
      return found.length > 0 ? Math.min(...found) : early
    },
    read(instant) {
      const { year, month, day, hour, minute } = readAt(instant)
      return { year, month, day, hour, minute }
    },
  }
}
