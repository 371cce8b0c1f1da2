import type { Stripe } from 'stripe'
import type { State } from '../state.ts'
import { itemOf } from './subscription.ts'

/** Another price from the end of the period on. */
export function newSchedule(
  state: State,
  subscription: Stripe.Subscription,
  nextPriceId: string,
): Stripe.SubscriptionSchedule {
  const item = itemOf(subscription)
  return {
    id: state.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: state.now(),
    current_phase: { start_date: item.current_period_start, end_date: item.current_period_end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phase(item.price.id, item.current_period_start, item.current_period_end),
      phase(nextPriceId, item.current_period_end, item.current_period_end),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
}

function phase(price: string, from: number, to: number): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'aud',
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: to,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price,
        price,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: from,
    transfer_data: null,
    trial_end: null,
  }
}
