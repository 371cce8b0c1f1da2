import { type CalendarDate, DAY_MS, normalDate, weekdayOf } from './calendar-date.ts'
import { zoneClock } from './zone-clock.ts'

export type TickUnit = 'hour' | 'day' | 'month' | 'year'

export interface Tick {
  /** milliseconds */
  at: number
  /** the unit that begins here and names it: the first of January begins a year, whatever the step */
  names: TickUnit
}

export interface TimeTicks {
  /** with a label each, never nearer to one another than a label needs */
  major: Tick[]
  /** the next finer division, milliseconds; what already is a major one is left out */
  minor: number[]
}

interface Step {
  unit: TickUnit
  every: number
  /** how long one is, in the mean */
  days: number
  /** px that a label needs */
  room: number
}

const STEPS: Step[] = [
  { unit: 'hour', every: 6, days: 0.25, room: 120 },
  { unit: 'hour', every: 12, days: 0.5, room: 120 },
  { unit: 'day', every: 1, days: 1, room: 48 },
  { unit: 'day', every: 2, days: 2, room: 48 },
  { unit: 'day', every: 7, days: 7, room: 48 },
  { unit: 'month', every: 1, days: 30.44, room: 44 },
  { unit: 'month', every: 3, days: 91.3, room: 44 },
  { unit: 'year', every: 1, days: 365.25, room: 40 },
  { unit: 'year', every: 2, days: 730.5, room: 40 },
  { unit: 'year', every: 5, days: 1826, room: 40 },
]
/** More labels than this are noise, however much room there is. */
const MOST_LABELS = 16
const MINOR_ROOM = 6

/**
 * Where an axis is divided, its end left out: hours for a day or two, then days, weeks from Monday, months,
 * quarters, years, all as the zone has them.
 * @param width px of the axis between the two instants, which are milliseconds
 */
export function timeTicks(from: number, to: number, width: number, timeZone: string): TimeTicks {
  const days = (to - from) / DAY_MS
  if (!(days > 0) || !(width > 0)) return { major: [], minor: [] }
  const roomFor = (step: Step) => (width * step.days) / days
  const chosen = STEPS.findIndex((step) => roomFor(step) >= step.room && days / step.days <= MOST_LABELS)
  const step = STEPS[chosen === -1 ? STEPS.length - 1 : chosen]!
  const finer = STEPS.slice(0, STEPS.indexOf(step)).find((other) => roomFor(other) >= MINOR_ROOM)
  const major = ticksOf(step, from, to, timeZone)
  const taken = new Set(major.map(({ at }) => at))
  const minor = finer
    ? ticksOf(finer, from, to, timeZone).flatMap(({ at }) => (taken.has(at) ? [] : [at]))
    : []
  return { major, minor }
}

function ticksOf({ unit, every }: Step, from: number, to: number, timeZone: string): Tick[] {
  const clock = zoneClock(timeZone)
  const found: Tick[] = []
  let day = firstDay(clock.read(from), unit, every)
  for (;;) {
    const hours = unit === 'hour' ? Array.from({ length: 24 / every }, (_, index) => index * every) : [0]
    for (const hour of hours) {
      const at = clock.instantOf(day, hour)
      if (at >= to) return found
      if (at >= from) found.push({ at, names: hour > 0 ? 'hour' : nameOf(day, unit) })
    }
    day = next(day, unit, every)
  }
}

/** The last beginning of a step at or before a day; weeks begin on Mondays, pairs of days with the span. */
function firstDay({ year, month, day }: CalendarDate, unit: TickUnit, every: number): CalendarDate {
  if (unit === 'year') return { year: year - (year % every), month: 1, day: 1 }
  if (unit === 'month') return { year, month: month - ((month - 1) % every), day: 1 }
  if (unit === 'day' && every === 7)
    return normalDate({ year, month, day: day - ((weekdayOf({ year, month, day }) + 6) % 7) })
  return { year, month, day }
}

function next({ year, month, day }: CalendarDate, unit: TickUnit, every: number): CalendarDate {
  if (unit === 'year') return { year: year + every, month, day }
  if (unit === 'month') return normalDate({ year, month: month + every, day })
  return normalDate({ year, month, day: day + (unit === 'hour' ? 1 : every) })
}

function nameOf({ month, day }: CalendarDate, unit: TickUnit): TickUnit {
  if (unit === 'year' || (unit === 'month' && month === 1 && day === 1)) return 'year'
  return unit === 'hour' ? 'day' : unit
}
