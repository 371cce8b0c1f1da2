import type { PersonContext } from '../../../platform/context.ts'
import { paymentsOf } from '../plan-prices.ts'
import { findSubscription, keepCustomer } from '../repository.ts'

/** The provider's customer for this person: there is one before anything is bought, and never two. */
export async function customerOf(context: PersonContext): Promise<string> {
  const { userId, email } = context.actor
  const known = await context.db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (known?.providerCustomerId) return known.providerCustomerId
  // whoever is forgotten was looked at before
  const after = known?.looksBegun ?? 0
  const made = await paymentsOf(context).makeCustomer({ userId, email, after })
  return context.db.asUser(userId, (tx) => keepCustomer(tx, userId, made))
}
