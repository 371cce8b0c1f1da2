import type { Transit } from '@astrarium/contracts'
import { MEAN_MOTION } from '@astrarium/sky/nouns'
import { formatDate } from '../../lib/format.ts'
import { words } from '../../words/index.ts'

type Passage = Pick<Transit, 'transiting' | 'exact' | 'leaves'> & {
  /** the days that the exact one falls between where the birth time leaves it open */
  between?: [string, string] | null
}

/**
 * "exact 28 Nov": the next exact pass, else the last one, else how long it stays close. The year only where
 * it is another.
 * @param uncertainty how wide the natal place is for lack of a birth time, degrees; where that moves the day,
 *   none is named
 */
export function transitTiming(
  { transiting, exact, leaves, between }: Passage,
  now: Date,
  uncertainty = 0,
): string {
  const copy = words.chart.timing
  if (between) return copy.between(shortDate(between[0], now), shortDate(between[1], now))
  if (uncertainty > MEAN_MOTION[transiting]) return copy.dayOpen
  const today = dayOf(now)
  const next = exact.find((at) => dayOf(new Date(at)) >= today)
  if (next) return dayOf(new Date(next)) === today ? copy.exactToday : copy.exact(shortDate(next, now))
  const last = exact.at(-1)
  if (last) return copy.wasExact(shortDate(last, now))
  return leaves ? copy.closeUntil(shortDate(leaves, now)) : copy.close
}

/** Days in the zone of this browser, in an order that compares. */
function dayOf(at: Date): number {
  return at.getFullYear() * 10_000 + at.getMonth() * 100 + at.getDate()
}

function shortDate(at: string, now: Date): string {
  const isThisYear = new Date(at).getFullYear() === now.getFullYear()
  return formatDate(at, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })
}
