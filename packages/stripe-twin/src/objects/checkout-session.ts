import type { Stripe } from 'stripe'
import { metadata, text } from '../form.ts'
import type { Form } from '../form.ts'
import type { State } from '../state.ts'
import { listOf } from './list.ts'

const DAY = 86_400

/** @param pagesUrl where the twin's own pages begin */
export function newCheckoutSession(
  state: State,
  form: Form,
  { price, quantity, pagesUrl }: { price: Stripe.Price; quantity: number; pagesUrl: string },
): Stripe.Checkout.Session {
  const id = state.newId('cs_test')
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: text(form, 'cancel_url') ?? null,
    client_reference_id: text(form, 'client_reference_id') ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: state.now(),
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: text(form, 'customer') ?? null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: state.now() + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: listOf(`/v1/checkout/sessions/${id}/line_items`, [lineItem(state, price, quantity, amount)]),
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: metadata(form),
    mode: text(form, 'mode') === 'subscription' ? 'subscription' : 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: text(form, 'success_url') ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${pagesUrl}/checkout/${id}`,
    wallet_options: null,
  }
}

/** What a session sells. */
export function lineOf(session: Stripe.Checkout.Session): { price: Stripe.Price; quantity: number } {
  const line = session.line_items?.data[0]
  if (!line?.price) throw new Error('A checkout of nothing')
  return { price: line.price, quantity: line.quantity ?? 1 }
}

function lineItem(state: State, price: Stripe.Price, quantity: number, amount: number): Stripe.LineItem {
  return {
    id: state.newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: null,
    metadata: {},
    price,
    quantity,
  }
}
