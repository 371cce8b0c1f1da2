import type { Context } from '../../../platform/context.ts'
import { paymentsOf } from '../plan-prices.ts'
import { findAddress, findSubscription } from '../repository.ts'

/** The provider's customer has the address that the account has now. Throws when the provider is away. */
export async function changeAddressThere(context: Context, userId: string): Promise<void> {
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (!known?.providerCustomerId) return
  const { email } = await context.db.asJobs((tx) => findAddress(tx, userId))
  await paymentsOf(context).changeAddress(known.providerCustomerId, email)
}
