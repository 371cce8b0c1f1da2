import type { PlanId, SubscriptionStatus } from '@astrarium/contracts'
import type { PaidSubscription } from '../../platform/payments/payments.ts'
import { GRACE_DAYS } from './limits.ts'

/** What somebody's subscriptions come to. Free, when nothing is paid for. */
export interface Standing {
  planId: PlanId
  status: Exclude<SubscriptionStatus, 'trialing' | 'canceled'>
  /** the one that counts */
  paid: PaidSubscription | null
  nextPlanId: PlanId | null
  /** bought twice: paid for beside the one that counts */
  superfluous: PaidSubscription[]
}

const DAY = 86_400_000

/**
 * The same whatever was told before, in whatever order: it follows from what the provider has now, and from
 * the hour. Of several that are paid for the one bought last counts; the provider names it first, also where
 * two began in one second.
 * @param subscriptions the newest first
 */
export function standingOf(
  subscriptions: readonly PaidSubscription[],
  planOf: (priceId: string) => PlanId | null,
  now: Date,
): Standing {
  const ours = subscriptions
    .filter(({ priceId }) => planOf(priceId) !== null)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const [counts, ...superfluous] = ours.filter(({ status }) => status === 'active' || status === 'past_due')
  const unfinished = ours.find(({ status }) => status === 'incomplete')
  if (!counts)
    return {
      planId: 'free',
      status: unfinished ? 'incomplete' : 'active',
      paid: unfinished ?? null,
      nextPlanId: null,
      superfluous: [],
    }
  const plan = planOf(counts.priceId) ?? 'free'
  const isGraceOver = counts.unpaidSince !== null && graceEnd(counts.unpaidSince) <= now
  return {
    planId: isGraceOver ? 'free' : plan,
    status: counts.status === 'past_due' ? 'past_due' : 'active',
    paid: counts,
    nextPlanId: counts.nextPriceId === null ? null : planOf(counts.nextPriceId),
    superfluous,
  }
}

export function graceEnd(unpaidSince: Date): Date {
  return new Date(unpaidSince.getTime() + GRACE_DAYS * DAY)
}
