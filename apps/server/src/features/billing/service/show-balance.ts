import type { Balance } from '@astrarium/contracts'
import { Balance as BalanceSchema } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findSubscription } from '../repository.ts'
import { refreshBalance } from './refresh-balance.ts'

/** What is left to ask, and when there will be more. */
export async function showBalance(context: UserContext): Promise<Balance> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const { currentTimeZone } = await readProfile(context, tx)
    const balance = await refreshBalance(context, tx, userId, currentTimeZone)
    const subscription = await findSubscription(tx, userId)
    return {
      planId: balance.plan.planId,
      planName: balance.plan.name,
      status: BalanceSchema.shape.status.parse(subscription?.status),
      current: balance.current,
      limit: balance.limit,
      isUnlimited: balance.isUnlimited,
      resets: balance.resets,
      resetsAt: balance.resetsAt?.toISOString() ?? null,
    }
  })
}
