import type { Twin } from '@astrarium/stripe-twin'
import type { Stripe } from 'stripe'
import type { TestApp } from './open-test-app.ts'

const GRACE_MS = 7 * 86_400_000
const planOf = (price: string) => price.replace('price_', '')

/** What the provider has of its only customer, read from its own objects in as few words as possible. */
export function paidThere({ state }: Twin, now: Date) {
  const all = state.all<Stripe.Subscription>('subscription')
  const paid = all.filter(({ status }) => status === 'active' || status === 'past_due')
  const counts = paid[0] ?? all.find(({ status }) => status === 'incomplete')
  const item = counts?.items.data[0]
  const bill =
    counts?.status === 'past_due'
      ? state.get<Stripe.Invoice>('invoice', counts.latest_invoice as string)
      : null
  const isGraceOver = bill !== null && bill.created * 1000 + GRACE_MS <= now.getTime()
  const next =
    typeof counts?.schedule === 'string'
      ? state.get<Stripe.SubscriptionSchedule>('subscription_schedule', counts.schedule).phases[1]?.items[0]
          ?.price
      : undefined
  const planId = paid.length === 0 || isGraceOver ? 'free' : planOf(item!.price.id)
  return {
    plans: paid.length,
    periodStart: planId === 'free' ? null : new Date(item!.current_period_start * 1000),
    row: {
      plan_id: planId,
      credit_plan: planId,
      status: counts?.status ?? 'free',
      provider_subscription_id: counts?.id ?? null,
      cancel_at_period_end: counts?.cancel_at_period_end ?? false,
      next_plan_id: typeof next === 'string' ? planOf(next) : null,
      current_period_end: item ? new Date(item.current_period_end * 1000) : null,
      past_due_since: bill && new Date(bill.created * 1000),
    },
  }
}

/** The same, as it stands here; a label or date that the trial of Free has is left out. */
export async function paidHere({ owner }: TestApp, userId: string) {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select s.plan_id, c.plan_id as credit_plan, s.status, provider_customer_id, provider_subscription_id,
      cancel_at_period_end, next_plan_id, current_period_end, past_due_since, current_credits as left
      from subscriptions s join user_credits c using (user_id) where user_id = $1`,
    [userId],
  )
  const { left, provider_customer_id: customerId, ...row } = rows[0]!
  const isFree = row['provider_subscription_id'] === null
  const isLabel = row['status'] === 'trialing' || row['status'] === 'active'
  return {
    row: isFree && isLabel ? { ...row, status: 'free', current_period_end: null } : row,
    left: Number(left),
    customerId,
  }
}
