import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { paymentsOf } from '../plan-prices.ts'
import { findSubscription } from '../repository.ts'
import { lookAtCustomer } from './look-at-customer.ts'

/** Ends the plan with its period, or takes it back. Throws no_subscription, cancel_failed, resume_failed. */
export async function setCancelAtPeriodEnd(
  context: PersonContext,
  wish: 'cancel' | 'resume',
): Promise<{ success: true }> {
  const { userId } = context.actor
  const payments = paymentsOf(context)
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (!known?.providerSubscriptionId || !known.providerCustomerId)
    throw new AppError('no_subscription', 'No active subscription found')
  try {
    await payments.setCancelAtPeriodEnd(known.providerSubscriptionId, wish)
    await lookAtCustomer(context, known.providerCustomerId)
  } catch (error) {
    throw wish === 'cancel'
      ? new AppError('cancel_failed', 'The subscription could not be cancelled', { cause: error })
      : new AppError('resume_failed', 'The subscription could not be resumed', { cause: error })
  }
  return { success: true }
}
