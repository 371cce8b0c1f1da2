import type { Stripe } from 'stripe'
import type { State } from '../state.ts'
import { listOf } from './list.ts'
import { addMonths } from './add-months.ts'

interface Beginning {
  customerId: string
  price: Stripe.Price
  paymentMethodId: string | null
  metadata: Record<string, string>
}

/** Nothing is paid yet, so it is incomplete. */
export function newSubscription(state: State, beginning: Beginning): Stripe.Subscription {
  const { customerId, price, paymentMethodId, metadata } = beginning
  const now = state.now()
  const id = state.newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: paymentMethodId,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: state.newId('si'),
        object: 'subscription_item',
        billing_thresholds: null,
        created: now,
        current_period_end: addMonths(now, 1, now),
        current_period_start: now,
        current_trial: null,
        discounts: [],
        metadata: {},
        plan: planOf(price),
        price,
        quantity: 1,
        subscription: id,
        tax_rates: [],
      },
    ]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}

/** The one thing that a subscription of ours is for. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0]
  if (!item) throw new Error('A subscription to nothing')
  return item
}

export function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(itemOf(subscription), { price, plan: planOf(price) })
}

function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
