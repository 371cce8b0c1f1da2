import type { Balance } from '@astrarium/contracts'
import { daysBetween } from '../../lib/calendar/calendar-date.ts'
import { zoneClock } from '../../lib/calendar/zone-clock.ts'
import { homeZone } from '../../lib/home-zone.ts'
import { words } from '../../words/index.ts'

const copy = words.shell.asks
const DEFAULT_LIMIT = 5

/** How full the box of Asks is: current by limit (5 where there is none), 0 to 100; unlimited is 100. */
export function creditPercent({
  current,
  limit,
  isUnlimited,
}: Pick<Balance, 'current' | 'limit' | 'isUnlimited'>): number {
  if (isUnlimited) return 100
  return Math.min(100, Math.max(0, (current / (limit || DEFAULT_LIMIT)) * 100))
}

export function creditCount({
  current,
  limit,
  isUnlimited,
}: Pick<Balance, 'current' | 'limit' | 'isUnlimited'>): string {
  return isUnlimited ? copy.unlimited : copy.of(Math.max(0, current), limit ?? DEFAULT_LIMIT)
}

/** Today, Tomorrow, "N days" up to 7, weeks up to 30 days, else months; by the calendar of the account. */
export function resetCountdown(resetsAt: string, now: Date): string {
  const clock = zoneClock(homeZone())
  const days = daysBetween(clock.read(now.getTime()), clock.read(Date.parse(resetsAt)))
  if (days <= 0) return copy.today
  if (days === 1) return copy.tomorrow
  if (days <= 7) return copy.days(days)
  return days <= 30 ? copy.weeks(Math.ceil(days / 7)) : copy.months(Math.ceil(days / 30))
}
