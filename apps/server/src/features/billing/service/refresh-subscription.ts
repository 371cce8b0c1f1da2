import type { Subscription } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findSubscription } from '../repository.ts'
import { lookAtCustomer } from './look-at-customer.ts'
import { showSubscription } from './show-subscription.ts'

/** What stands with the provider at this moment. Throws refresh_failed when that cannot be read. */
export async function refreshSubscription(context: UserContext): Promise<Subscription> {
  const { userId } = context.actor
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (known?.providerCustomerId)
    try {
      await lookAtCustomer(context, known.providerCustomerId)
    } catch (error) {
      throw new AppError('refresh_failed', 'The payment provider does not answer', { cause: error })
    }
  return showSubscription(context)
}
