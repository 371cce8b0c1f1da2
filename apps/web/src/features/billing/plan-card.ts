import type { Plan, PlanId } from '@astrarium/contracts'
import { words } from '../../words/index.ts'

const copy = words.billing
const TIERS: Record<PlanId, number> = { free: 0, flow: 1, radiance: 2, infinity: 3 }
const DAYS_OF_A_MONTH = 30

/** What the button of a plan says, by how the plan stands to the current one. */
export function planAction(plan: PlanId, current: PlanId | null): string {
  const name = copy.plan.names[plan]
  if (current === null) return copy.action.select(name)
  if (plan === current) return copy.action.current
  const step = TIERS[plan] - TIERS[current]
  if (step > 0) return copy.action.upgrade(name)
  return step < 0 ? copy.action.downgrade(name) : copy.action.switch(name)
}

/** Asks of a day, rounded down: the strokes of a plan's dial. null is without end. */
export function asksADay({
  askLimitDaily,
  askLimitMonthly,
}: Pick<Plan, 'askLimitDaily' | 'askLimitMonthly'>): number | null {
  if (askLimitMonthly === -1) return null
  return askLimitMonthly === null ? (askLimitDaily ?? 0) : Math.floor(askLimitMonthly / DAYS_OF_A_MONTH)
}

/** How many Asks, and how they come. */
export function planAsks(plan: Pick<Plan, 'askLimitDaily' | 'askLimitMonthly'>): [much: string, how: string] {
  const aDay = asksADay(plan)
  if (aDay === null) return [copy.plan.unlimited, copy.plan.never]
  return plan.askLimitMonthly === null
    ? [copy.plan.asksADay(aDay), copy.plan.daily]
    : [copy.plan.asksAMonth(plan.askLimitMonthly), copy.plan.aboutADay(aDay)]
}

/** `$14.99`, and `$0` for what costs nothing. */
export function planPrice(priceCents: number): string {
  return priceCents === 0 ? '$0' : `$${(priceCents / 100).toFixed(2)}`
}
