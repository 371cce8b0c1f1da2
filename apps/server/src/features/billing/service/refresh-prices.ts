import type { Context } from '../../../platform/context.ts'
import { CURRENCY } from '../limits.ts'
import { paymentsOf, priceOfPlan } from '../plan-prices.ts'
import { activePlans, setPrice } from '../repository.ts'
import { PlanId } from '@astrarium/contracts'

/**
 * Shows what the provider asks for each plan. One that is sold in another currency keeps the price that it
 * had, and cannot be bought.
 */
export async function refreshPrices(context: Context): Promise<void> {
  if (!context.payments) return
  const payments = paymentsOf(context)
  for (const plan of await context.db.asAuth((tx) => activePlans(tx))) {
    const priceId = priceOfPlan(payments, PlanId.parse(plan.planId))
    if (priceId === null) continue
    const { amountCents, currency } = await payments.priceOf(priceId)
    if (currency !== CURRENCY)
      context.log.error({ plan: plan.planId, currency }, 'a plan is priced in another currency')
    else if (amountCents !== plan.priceCents)
      await context.db.asJobs((tx) => setPrice(tx, plan.planId, amountCents))
  }
}
