import type { Stripe } from 'stripe'
import { metadata, text } from '../form.ts'
import type { Form } from '../form.ts'
import type { State } from '../state.ts'

export function newCustomer(state: State, form: Form): Stripe.Customer {
  return {
    id: state.newId('cus'),
    object: 'customer',
    balance: 0,
    created: state.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: text(form, 'description') ?? null,
    email: text(form, 'email') ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: metadata(form),
    name: text(form, 'name') ?? null,
    shipping: null,
  }
}
