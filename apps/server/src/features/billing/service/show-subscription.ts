import { PlanId, SubscriptionStatus } from '@astrarium/contracts'
import type { Subscription } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { findSubscription, planBy } from '../repository.ts'
import { graceEnd } from '../standing.ts'

/** The plan, what is paid for it, and what comes next. */
export async function showSubscription(context: UserContext): Promise<Subscription> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const row = await findSubscription(tx, userId)
    if (!row) throw new Error('An account without a subscription')
    const { name } = await planBy(tx, row.planId)
    return {
      planId: PlanId.parse(row.planId),
      planName: name,
      status: SubscriptionStatus.parse(row.status),
      hasBilling: row.providerSubscriptionId !== null,
      currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      nextPlanId: PlanId.nullable().parse(row.nextPlanId),
      graceEndsAt: row.pastDueSince ? graceEnd(row.pastDueSince).toISOString() : null,
    }
  })
}
