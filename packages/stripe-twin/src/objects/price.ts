import type { Stripe } from 'stripe'
import { metadata, needed, text } from '../form.ts'
import type { Form } from '../form.ts'
import type { State } from '../state.ts'

export function newProduct(state: State, form: Form): Stripe.Product {
  return {
    id: text(form, 'id') ?? state.newId('prod'),
    object: 'product',
    active: true,
    created: state.now(),
    description: text(form, 'description') ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata(form),
    name: needed(form, 'name'),
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: state.now(),
    url: null,
  }
}

/** @param id one's own, as the prices have that the twin brings along */
export function newPrice(state: State, form: Form, id = state.newId('price')): Stripe.Price {
  const isRecurring = text(form, 'recurring', 'interval') !== undefined
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: state.now(),
    currency: needed(form, 'currency'),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: metadata(form),
    nickname: null,
    product: needed(form, 'product'),
    recurring: isRecurring
      ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: isRecurring ? 'recurring' : 'one_time',
    unit_amount: Number(needed(form, 'unit_amount')),
    unit_amount_decimal: null,
  }
}
