import type { PlanId } from '@astrarium/contracts'

export type ResetFrequency = 'daily' | 'monthly' | 'never'

export interface PlanLimits {
  planId: PlanId
  askLimitDaily: number | null
  askLimitMonthly: number | null
}

export const isUnlimited = (plan: PlanLimits): boolean => plan.askLimitMonthly === -1

/** How many Asks a fresh period has; null when they are not counted. */
export const limitOf = (plan: PlanLimits): number | null =>
  isUnlimited(plan) ? null : (plan.askLimitMonthly ?? plan.askLimitDaily ?? 0)

/** Free refills every day, paid plans with their billing period, Infinity has nothing to refill. */
export function resetFrequencyOf(plan: PlanLimits): ResetFrequency {
  if (isUnlimited(plan)) return 'never'
  return plan.askLimitMonthly === null ? 'daily' : 'monthly'
}

const TWENTY_HOURS = 20 * 3_600_000

/**
 * When a daily balance is next filled: at the first midnight of the person's zone that lies ahead and at
 * least 20 hours after the refill that is due, so that a change of zone never opens a second one in a day (a
 * day has 23 to 25 hours), and somebody who comes back at noon does not lose the coming midnight.
 * @param due when the refill that happens now was due, however long ago
 * @param midnightsAhead the coming local midnights, in order
 */
export function nextDailyReset(due: Date, midnightsAhead: readonly Date[]): Date {
  const next = midnightsAhead.find((midnight) => midnight.getTime() - due.getTime() >= TWENTY_HOURS)
  if (!next) throw new Error('Too few midnights to choose from')
  return next
}

const TWO_DAYS = 48 * 3_600_000

/**
 * Whether a daily refill lies where none can: a day has at most 25 hours, and a change of zone adds less than
 * another. It was fixed while the clock stood in the future.
 */
export const isOutOfReach = (reset: Date, now: Date): boolean => reset.getTime() - now.getTime() > TWO_DAYS

/** How many Asks of a period are left, after so many were taken in it. */
export const leftOf = (limit: number, used: number): number => Math.min(limit, Math.max(0, limit - used))
