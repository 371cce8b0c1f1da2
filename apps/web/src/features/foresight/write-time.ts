import { readingFormat } from '../../lib/format.ts'
import { DAY_MS } from '../../lib/calendar/calendar-date.ts'
import type { TickUnit } from '../../lib/calendar/time-ticks.ts'

/** In so short a time the hour of a transit is worth knowing. */
const DAYS_WITH_HOURS = 20

/**
 * Writes instants as days of a zone, written as in the reading; for a span of days with the time too.
 * One writer for many: making a formatter costs more than drawing a row.
 */
export function timeWriter(
  timeZone: string,
  { from, to }: { from: string; to: string },
): (instant: string) => string {
  const isShort = Date.parse(to) - Date.parse(from) < DAYS_WITH_HOURS * DAY_MS
  const format = readingFormat({
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(isShort ? { hour: '2-digit', minute: '2-digit' } : { year: 'numeric' }),
  })
  return (instant) => format.format(new Date(instant))
}

/** What stands at a division of the axis: the largest unit that begins there. */
export function tickWriter(timeZone: string): (tick: { at: number; names: TickUnit }) => string {
  const formats: Record<TickUnit, Intl.DateTimeFormat> = {
    hour: readingFormat({ timeZone, hour: '2-digit', minute: '2-digit' }),
    day: readingFormat({ timeZone, day: 'numeric', month: 'short' }),
    month: readingFormat({ timeZone, month: 'short' }),
    year: readingFormat({ timeZone, year: 'numeric' }),
  }
  return ({ at, names }) => formats[names].format(at)
}
