import type { TransitNow } from '@astrarium/contracts'
import { formatDate } from '../../lib/format.ts'
import { words } from '../../words/index.ts'

/**
 * "exact 28 Nov": the next exact pass, else the last one, else how long it stays close. The year only where
 * it is another.
 */
export function transitTiming(
  { exact, leaves, between }: Pick<TransitNow, 'exact' | 'leaves' | 'between'>,
  now: Date,
): string {
  const copy = words.chart.timing
  const today = dayOf(now)
  if (between) {
    const isOver = dayOf(new Date(between[1])) < today
    return copy.between(shortDate(between[0], now), shortDate(between[1], now), isOver)
  }
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
