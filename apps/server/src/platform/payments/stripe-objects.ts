import { Stripe } from 'stripe'
import type { PaidSubscription } from './payments.ts'

const STATUS: Readonly<Record<string, PaidSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
  paused: 'ended',
}

/** With its schedule and its latest invoice filled in. */
export function toSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { id, created, items, latest_invoice: invoice, schedule } = subscription
  const item = items.data[0]
  if (!item) throw new Error('A subscription to nothing')
  const status = STATUS[subscription.status]
  // better to keep what stands here than to guess
  if (!status) throw new Error(`A subscription that is ${subscription.status}`)
  return {
    id,
    priceId: item.price.id,
    status,
    createdAt: instant(created),
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    isCancelledAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    nextPriceId: typeof schedule === 'object' ? nextPriceOf(schedule, item) : null,
    unpaidSince:
      status === 'past_due'
        ? instant(
            invoice !== null && typeof invoice === 'object' ? invoice.created : item.current_period_start,
          )
        : null,
  }
}

/** Whose event it is, as far as an event of any kind says. */
export function customerIdOf(event: Stripe.Event): string | null {
  const object = event.data.object as { id?: string; object?: string; customer?: unknown }
  if (object.object === 'customer') return object.id ?? null
  const { customer } = object
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

function nextPriceOf(
  schedule: Stripe.SubscriptionSchedule | null,
  item: Stripe.SubscriptionItem,
): string | null {
  const next = schedule?.phases.find(({ start_date }) => start_date >= item.current_period_end)?.items[0]
    ?.price
  const id = typeof next === 'string' ? next : next?.id
  return id && id !== item.price.id ? id : null
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
