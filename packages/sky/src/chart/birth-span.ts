import { checkOneOf } from '../check-one-of.ts'
import { PARTS_OF_DAY, SkyError } from '../types.ts'
import type { TimeAccuracy } from '../types.ts'
import { checkInstant } from '../time/instant.ts'

/** The longest local day there was (a zone that moved over the date line) is two days. */
const LONGEST_DAY_MS = 50 * 3_600_000
const WIDEST_MINUTES = 720

/** From when to when the birth may have been; null when the time is exact. Throws `invalid_instant`. */
export function birthSpan(
  at: Date,
  accuracy: TimeAccuracy,
  day: readonly [Date, Date] | undefined,
): [Date, Date] | null {
  checkOneOf(['exact', 'approximate', 'unknown'], accuracy.kind, 'accuracy')
  if (accuracy.kind === 'exact') return null
  if (accuracy.kind === 'approximate') {
    const { minutes } = accuracy
    if (!(minutes >= 0 && minutes <= WIDEST_MINUTES)) {
      throw new SkyError(
        'invalid_instant',
        `the ± minutes are not between 0 and ${WIDEST_MINUTES}; a wider uncertainty is an unknown time`,
      )
    }
    return checked([new Date(at.getTime() - minutes * 60_000), new Date(at.getTime() + minutes * 60_000)])
  }
  if (day === undefined)
    throw new SkyError(
      'invalid_instant',
      'a chart of an unknown time needs `day`, the local day as [start, end), see localDay',
    )
  if (accuracy.part !== undefined) checkOneOf(PARTS_OF_DAY, accuracy.part, 'part of the day')
  const [start, end] = day
  // the end itself is no part of it: the last day of the data ends where the data do
  checked([start, new Date(end.getTime() - 1)])
  if (!(start <= at && at < end && end.getTime() - start.getTime() <= LONGEST_DAY_MS)) {
    throw new SkyError(
      'invalid_instant',
      'the instant does not lie in the local day that was given, or that is longer than 50 hours',
    )
  }
  return [start, end]
}

function checked(span: [Date, Date]): [Date, Date] {
  checkInstant(span[0], 'earliest birth instant')
  checkInstant(span[1], 'latest birth instant')
  return span
}
