import type { Context } from '../../../platform/context.ts'
import type { Reversal } from '../../../platform/payments/payments.ts'
import { paymentsOf } from '../plan-prices.ts'
import { findPayer } from '../repository.ts'

/** For the operator: money that went back or is demanded back, newest first, and whose account it was. */
export async function listReversals(
  context: Pick<Context, 'db' | 'payments'>,
  most: number,
): Promise<(Reversal & { userId: string | null })[]> {
  const reversals = await paymentsOf(context).reversals(most)
  return context.db.asJobs(async (tx) => {
    const known = []
    for (const reversal of reversals) {
      const payer = reversal.customerId === null ? null : await findPayer(tx, reversal.customerId)
      known.push({ ...reversal, userId: payer?.userId ?? null })
    }
    return known
  })
}
