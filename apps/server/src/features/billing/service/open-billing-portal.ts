import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { checkOurAddress } from '../our-address.ts'
import { paymentsOf } from '../plan-prices.ts'
import { findSubscription } from '../repository.ts'

/** Where cards are changed and bills are found. Throws no_subscription for whoever never bought anything. */
export async function openBillingPortal(context: PersonContext, returnUrl: string): Promise<string> {
  checkOurAddress(context, { returnUrl })
  const { userId } = context.actor
  const payments = paymentsOf(context)
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (!known?.providerCustomerId) throw new AppError('no_subscription', 'No active subscription found')
  try {
    return await payments.openPortal(known.providerCustomerId, returnUrl)
  } catch (error) {
    throw new AppError('portal_failed', 'The billing portal could not be opened', { cause: error })
  }
}
