import type { Stripe } from 'stripe'
import { emit } from '../events.ts'
import type { CardRefusal } from '../objects/payment-method.ts'
import { itemOf, newSubscription, setPrice } from '../objects/subscription.ts'
import { newSchedule } from '../objects/schedule.ts'
import { addMonths } from '../objects/add-months.ts'
import type { State } from '../state.ts'
import { bill, payInvoice, paymentMethodOf, unpaidInvoices } from './pay.ts'

const DAY = 86_400
/** When a failed renewal is tried again, in days after it; after the last the subscription ends. */
const RETRIES = [3, 6, 10]

/** Begins a subscription and has its first month paid; unpaid it is incomplete. */
export function subscribe(
  state: State,
  beginning: Parameters<typeof newSubscription>[1],
): { subscription: Stripe.Subscription; refusal: CardRefusal | null } {
  const subscription = state.put(newSubscription(state, beginning))
  const { refusal } = billMonth(state, subscription, 'subscription_create')
  if (!refusal) subscription.status = 'active'
  emit(state, 'customer.subscription.created', state.put(subscription))
  return { subscription, refusal }
}

/** Another price at once: what is left of the old month is set off against the new one. */
export function changePrice(state: State, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = itemOf(subscription)
  const { current_period_start: start, current_period_end: end } = item
  const left = Math.max(0, end - state.now()) / (end - start)
  const [before, after] = [item.price, price].map(({ unit_amount }) => Math.round((unit_amount ?? 0) * left))
  const period = { start: state.now(), end }
  releaseSchedule(state, subscription)
  setPrice(subscription, price)
  bill(state, {
    customer: customerOf(state, subscription),
    subscription,
    currency: price.currency,
    reason: 'subscription_update',
    lines: [
      { description: 'Unused time', amount: -(before ?? 0), period },
      { description: 'Remaining time', amount: after ?? 0, period },
    ],
  })
  emit(state, 'customer.subscription.updated', state.put(subscription))
}

/** Another price from the next month on. */
export function changePriceLater(state: State, subscription: Stripe.Subscription, price: Stripe.Price): void {
  releaseSchedule(state, subscription)
  const schedule = state.put(newSchedule(state, subscription, price.id))
  // who wants another plan later no longer wants none
  Object.assign(subscription, {
    schedule: schedule.id,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  })
  emit(state, 'subscription_schedule.created', schedule)
  emit(state, 'customer.subscription.updated', state.put(subscription))
}

export function setCancelAtPeriodEnd(
  state: State,
  subscription: Stripe.Subscription,
  isCancelled: boolean,
): void {
  if (isCancelled) releaseSchedule(state, subscription)
  subscription.cancel_at_period_end = isCancelled
  subscription.canceled_at = isCancelled ? state.now() : null
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null
  emit(state, 'customer.subscription.updated', state.put(subscription))
}

export function endNow(state: State, subscription: Stripe.Subscription): void {
  releaseSchedule(state, subscription)
  subscription.status = 'canceled'
  subscription.canceled_at ??= state.now()
  subscription.ended_at = state.now()
  for (const invoice of unpaidInvoices(state, subscription.id))
    state.put(Object.assign(invoice, { status: 'void', next_payment_attempt: null }))
  emit(state, 'customer.subscription.deleted', state.put(subscription))
}

/** The period is over: the next one begins and is billed, or the subscription ends. */
export function renew(state: State, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) return endNow(state, subscription)
  if (subscription.status === 'incomplete') {
    subscription.status = 'incomplete_expired'
    emit(state, 'customer.subscription.updated', state.put(subscription))
    return
  }
  const item = itemOf(subscription)
  const next = nextPrice(state, subscription)
  if (next) {
    releaseSchedule(state, subscription)
    setPrice(subscription, next)
  }
  const start = item.current_period_end
  item.current_period_start = start
  item.current_period_end = addMonths(start, 1, subscription.billing_cycle_anchor)
  const { invoice, refusal } = billMonth(state, subscription, 'subscription_cycle')
  if (refusal) {
    subscription.status = 'past_due'
    planRetry(state, invoice)
  }
  emit(state, 'customer.subscription.updated', state.put(subscription))
}

/** Tries an unpaid renewal again; after the last try the subscription ends. */
export function retry(state: State, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const customer = customerOf(state, subscription)
  if (!payInvoice(state, invoice, paymentMethodOf(customer, subscription)))
    return recover(state, subscription)
  if (invoice.attempt_count > RETRIES.length) endNow(state, subscription)
  else planRetry(state, invoice)
}

/** All is paid: a subscription that was behind stands well again. */
export function recover(state: State, subscription: Stripe.Subscription): void {
  if (unpaidInvoices(state, subscription.id).length > 0) return
  if (subscription.status !== 'past_due' && subscription.status !== 'incomplete') return
  subscription.status = 'active'
  emit(state, 'customer.subscription.updated', state.put(subscription))
}

export function nextPrice(state: State, { schedule: id }: Stripe.Subscription): Stripe.Price | null {
  if (typeof id !== 'string') return null
  const phase = state.get<Stripe.SubscriptionSchedule>('subscription_schedule', id).phases[1]
  const price = phase?.items[0]?.price
  return typeof price === 'string' ? state.get<Stripe.Price>('price', price) : null
}

export function customerOf(state: State, subscription: Stripe.Subscription): Stripe.Customer {
  return state.get<Stripe.Customer>('customer', subscription.customer as string)
}

function releaseSchedule(state: State, subscription: Stripe.Subscription): void {
  if (typeof subscription.schedule !== 'string') return
  const schedule = state.get<Stripe.SubscriptionSchedule>('subscription_schedule', subscription.schedule)
  Object.assign(schedule, {
    status: 'released',
    released_at: state.now(),
    released_subscription: subscription.id,
  })
  subscription.schedule = null
  emit(state, 'subscription_schedule.released', state.put(schedule))
}

function planRetry(state: State, invoice: Stripe.Invoice): void {
  const days = RETRIES[invoice.attempt_count - 1] ?? 0
  state.put(Object.assign(invoice, { next_payment_attempt: invoice.created + days * DAY }))
}

function billMonth(
  state: State,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
) {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  return bill(state, {
    customer: customerOf(state, subscription),
    subscription,
    currency: price.currency,
    reason,
    lines: [{ description: 'One month', amount: price.unit_amount ?? 0, period: { start, end } }],
  })
}
