import type { Plan } from '@astrarium/contracts'
import { PlanId } from '@astrarium/contracts'
import type { Context } from '../../../platform/context.ts'
import { priceOfPlan } from '../plan-prices.ts'
import { activePlans } from '../repository.ts'

/** The plans on offer, cheapest first. */
export async function listPlans(context: Context): Promise<Plan[]> {
  const plans = await context.db.asAuth((tx) => activePlans(tx))
  return plans.map(({ planId, name, priceCents, askLimitDaily, askLimitMonthly }) => ({
    planId: PlanId.parse(planId),
    name,
    priceCents,
    priceId: priceOfPlan(context.payments, PlanId.parse(planId)),
    currency: 'AUD',
    askLimitDaily,
    askLimitMonthly,
  }))
}
