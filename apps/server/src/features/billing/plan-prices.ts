import { PlanId } from '@astrarium/contracts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { Payments } from '../../platform/payments/payments.ts'

/** Which plan a price is of, sold today or still paid by somebody; null for one that is none of ours. */
export function planOfPrice({ priceIds }: Payments, priceId: string): PlanId | null {
  const found = Object.entries(priceIds).find(([, ids]) => ids.includes(priceId))
  return found ? PlanId.parse(found[0]) : null
}

/** What a plan is sold for today; null where it is free, or nothing is sold. */
export const priceOfPlan = (payments: Payments | null, planId: PlanId): string | null =>
  payments?.priceIds[planId]?.[0] ?? null

/** Throws payment_unavailable where nobody takes payments. */
export function paymentsOf({ payments }: Pick<Context, 'payments'>): Payments {
  if (!payments) throw new AppError('payment_unavailable', 'Payment is not set up on this server')
  return payments
}
