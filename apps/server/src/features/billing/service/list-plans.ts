import type { Plan } from '@astrarium/contracts'
import { PlanId } from '@astrarium/contracts'
import type { World } from '../../../platform/world.ts'
import { activePlans } from '../repository.ts'

/** The plans on offer, cheapest first. */
export async function listPlans(world: World): Promise<Plan[]> {
  const plans = await world.db.asAuth((tx) => activePlans(tx))
  return plans.map(({ planId, name, priceCents, askLimitDaily, askLimitMonthly }) => ({
    planId: PlanId.parse(planId),
    name,
    priceCents,
    currency: 'AUD',
    askLimitDaily,
    askLimitMonthly,
  }))
}
