import type { Balance } from '@astrarium/contracts'
import { Balance as BalanceSchema } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findSubscription } from '../repository.ts'
import { refreshBalance } from './refresh-balance.ts'

/** What is left to ask, and when there will be more. */
export async function showBalance(world: PersonalWorld): Promise<Balance> {
  const { userId } = world.actor
  return world.db.asUser(userId, async (tx) => {
    const { currentTimeZone } = await readProfile(world, tx)
    const balance = await refreshBalance(world, tx, userId, currentTimeZone)
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
