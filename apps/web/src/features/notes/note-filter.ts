import { dayInstants } from '../../lib/calendar/day-instants.ts'
import { words } from '../../words/index.ts'
import type { NoteWish } from './queries.ts'

const copy = words.circleNotes.filter

/** What is chosen above the notes; dates as `YYYY-MM-DD`, or empty. */
export interface NoteFilter {
  onlyFavourites: boolean
  onlyCompleted: boolean
  from: string
  until: string
}

export const NO_FILTER: NoteFilter = { onlyFavourites: false, onlyCompleted: false, from: '', until: '' }

/** The days are those of the person's zone, the last one whole. */
export function toWish(
  { onlyFavourites, onlyCompleted, from, until }: NoteFilter,
  search: string,
  timeZone: string,
): NoteWish {
  return {
    ...(onlyFavourites && { favourites: 'true' }),
    ...(onlyCompleted && { completed: 'true' }),
    ...(isDate(from) && { from: new Date(dayInstants(from, timeZone).start).toISOString() }),
    ...(search.trim() && { search: search.trim() }),
    ...(isDate(until) && { until: new Date(dayInstants(until, timeZone).end).toISOString() }),
  }
}

/** What of it leaves notes out, in words. */
export function namesOf({ onlyFavourites, onlyCompleted, from, until }: NoteFilter, search: string): string {
  return [
    onlyFavourites && copy.favourites,
    onlyCompleted && copy.completed,
    (from || until) && copy.byDates,
    search.trim() && copy.bySearch,
  ]
    .filter(Boolean)
    .join(', ')
}

// a year is typed digit by digit, and 0002 is none that is meant
const isDate = (text: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text)
