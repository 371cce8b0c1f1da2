import { daysBetween } from '../src/language/calendar.ts'

/** The days that two stretches share, of all days in either: 0 to 1. Local dates, both ends included. */
export function overlapOf([from, to]: [string, string], [start, end]: [string, string]): number {
  const days = (first: string, last: string) => Math.max(0, daysBetween(first, last) + 1)
  const shared = days(from > start ? from : start, to < end ? to : end)
  return shared / (days(from, to) + days(start, end) - shared)
}
