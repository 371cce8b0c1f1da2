import type { Context } from '../../../platform/context.ts'
import { CHANGE_ADDRESS } from '../limits.ts'
import { findSubscription } from '../repository.ts'

/** An account has moved: whoever pays is written to at its new address, as soon as the provider answers. */
export async function tellNewAddress({ db, jobs }: Context, userId: string): Promise<void> {
  const known = await db.asUser(userId, (tx) => findSubscription(tx, userId))
  if (known?.providerCustomerId) await jobs.send(CHANGE_ADDRESS, userId)
}
