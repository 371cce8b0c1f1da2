/** Units of time as phrases count them: the day after so many, and the stretch about it. */
import { addDays, addMonths, partsOf } from '../../language/calendar.ts'
import type { Grain, Stretch } from '../span.ts'
import { dayName, monthName, monthOf, one, weekOf, yearOf } from '../point.ts'

/** "about three weeks" counts like three. */
export const ABOUT = '(?:about |around |roughly |another |at least |over |almost |nearly |more than )?'

/** Day after so many units. */
export function shifted(day: string, unit: string, count: number): string {
  if (unit === 'month') return addMonths(day, count)
  if (unit === 'quarter') return addMonths(day, count * 3)
  if (unit === 'year') return addMonths(day, count * 12)
  if (unit === 'decade') return addMonths(day, count * 120)
  return addDays(
    day,
    unit === 'week' || unit === 'weekend' ? count * 7 : unit === 'fortnight' ? count * 14 : count,
  )
}

export function around(date: string, unit: string): Stretch {
  if (unit === 'year' || unit === 'decade') return yearOf(partsOf(date).year)
  if (unit === 'month' || unit === 'quarter') return monthOf(date)
  return unit === 'day' || unit === 'night' ? one(date) : weekOf(date)
}

export function nameOf(date: string, unit: string, today: string): string {
  if (unit === 'year' || unit === 'decade') return date.slice(0, 4)
  if (unit === 'month' || unit === 'quarter') return monthName(date, today)
  return unit === 'day' || unit === 'night'
    ? dayName(date, today)
    : `the week of ${dayName(weekOf(date).from, today)}`
}

export function grainOf(unit: string): Grain {
  if (unit === 'day' || unit === 'night') return 'day'
  if (unit === 'week' || unit === 'fortnight' || unit === 'weekend') return 'week'
  return unit === 'month' ? 'month' : unit === 'quarter' ? 'season' : 'year'
}
