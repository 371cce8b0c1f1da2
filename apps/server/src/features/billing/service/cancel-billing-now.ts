import type { PlanId } from '@astrarium/contracts'
import { PlanId as PlanIdSchema } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { paymentsOf, planOfPrice } from '../plan-prices.ts'
import { findSubscription, setSubscription } from '../repository.ts'
import { standingOf } from '../standing.ts'
import { lookAtCustomer } from './look-at-customer.ts'

/** What ended, and what goes back to the card; `planId` is null where nothing was paid for. */
export interface BillingEnd {
  planId: PlanId | null
  refundedCents: number
  currency: string
}

const NOTHING: BillingEnd = { planId: null, refundedCents: 0, currency: 'aud' }

/**
 * For the erasure of an account: every subscription ends at once, the days that are left of it are paid back,
 * and the provider forgets card and address. The account stands on Free afterwards. May be asked twice, and
 * does nothing for whoever never paid. Throws cancel_failed when the provider does not answer.
 */
export async function cancelBillingNow(context: Context, userId: string): Promise<BillingEnd> {
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  const customerId = known?.providerCustomerId
  if (!customerId) return NOTHING
  try {
    const payments = paymentsOf(context)
    const now = context.now()
    const subscriptions = await payments.subscriptionsOf(customerId)
    const { paid, superfluous } = standingOf(subscriptions, (id) => planOfPrice(payments, id), now)
    let end = NOTHING
    for (const subscription of paid ? [paid, ...superfluous] : []) {
      const { cents, currency } = await payments.refund(subscription, { part: 'unused', at: now })
      end = { planId: end.planId ?? planOf(known.planId), refundedCents: end.refundedCents + cents, currency }
    }
    for (const { id, status } of subscriptions) if (status !== 'ended') await payments.endNow(id)
    await lookAtCustomer(context, customerId)
    await payments.forgetCustomer(customerId)
    await context.db.asUser(userId, (tx) => setSubscription(tx, userId, { providerCustomerId: null }))
    return end
  } catch (error) {
    throw new AppError('cancel_failed', 'The subscription could not be cancelled', { cause: error })
  }
}

function planOf(planId: string): PlanId | null {
  return planId === 'free' ? null : PlanIdSchema.parse(planId)
}
