import { SkyError } from '../types.ts'

/**
 * First instant for which the bundled ephemeris (DE431, 1800 to 2399) has every body: it begins within 1
 * January 1800.
 */
const FIRST_INSTANT = Date.UTC(1800, 0, 2)
/** The instant after the last one that is answered. */
const END_INSTANT = Date.UTC(2201, 0, 1)
export const FIRST_YEAR = 1800
export const LAST_YEAR = 2200

const DAY_MS = 86_400_000
const UNIX_EPOCH_JD = 2_440_587.5

/**
 * Julian day of an instant, UTC taken as UT (as the Swiss Ephemeris' `_ut` functions expect; the two differ
 * by less than 0.9 s).
 */
export function julianDay(at: Date): number {
  return at.getTime() / DAY_MS + UNIX_EPOCH_JD
}

/** The instant of a Julian day (UT), to the nearest millisecond. */
export function instantOf(julianDay: number): Date {
  return new Date(Math.round((julianDay - UNIX_EPOCH_JD) * DAY_MS))
}

/**
 * Throws `invalid_instant` for what is no date, `out_of_range` outside 2 January 1800 to 31 December 2200.
 */
export function checkInstant(at: Date, what = 'instant'): void {
  const time = at instanceof Date ? at.getTime() : NaN
  if (Number.isNaN(time)) throw new SkyError('invalid_instant', `the ${what} is not a valid Date`)
  if (time < FIRST_INSTANT || time >= END_INSTANT) {
    // without the instant itself: a message ends up in logs, and a birth has no place there
    throw new SkyError(
      'out_of_range',
      `the ${what} lies outside 2 January 1800 to 31 December 2200 (UTC), the range of the ephemeris`,
    )
  }
}

/** Checks both ends, and that they stand in order. */
export function checkSpan(from: Date, to: Date): void {
  checkInstant(from, 'begin of the span')
  checkInstant(to, 'end of the span')
  if (from > to) throw new SkyError('invalid_instant', 'the span ends before it begins')
}
