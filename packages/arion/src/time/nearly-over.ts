/** A stretch that is nearly over means the next one, too: on a Sunday "this week" is the week that begins. */
import { addDays, addMonths, daysBetween, weekday } from '../language/calendar.ts'
import type { Span } from './span.ts'

export function nearlyOver(span: Span, today: string): Span {
  const left = daysBetween(today, span.to)
  if (span.from > today || left < 0) return span
  if (span.phrase === 'this week' && left < 2)
    return { from: today, to: addDays(span.to, 7), phrase: left === 0 ? 'the week ahead' : 'the days ahead' }
  if (span.phrase === 'this month' && left < 3)
    return { ...span, to: addDays(addMonths(addDays(span.to, 1), 1), -1), phrase: 'the month ahead' }
  return span
}

/** On the last day of a week "last week" is the one that is just over. */
export function justOver(span: Span, today: string): Span {
  return span.phrase === 'last week' && weekday(today) === 7
    ? { ...span, from: addDays(span.from, 7), to: addDays(today, -1) }
    : span
}
