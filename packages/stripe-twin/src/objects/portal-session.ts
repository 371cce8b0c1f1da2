import type { Stripe } from 'stripe'
import { needed, text } from '../form.ts'
import type { Form } from '../form.ts'
import type { State } from '../state.ts'

/** The flow keeps only what the page reads of it: which subscription, and which price it shall have. */
export function newPortalSession(state: State, form: Form, pagesUrl: string): Stripe.BillingPortal.Session {
  const id = state.newId('bps')
  const confirm = ['flow_data', 'subscription_update_confirm'] as const
  const subscription = text(form, ...confirm, 'subscription')
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_twin',
    created: state.now(),
    customer: needed(form, 'customer'),
    customer_account: null,
    flow: subscription
      ? {
          after_completion: {
            hosted_confirmation: null,
            redirect: {
              return_url: text(form, 'flow_data', 'after_completion', 'redirect', 'return_url') ?? '',
            },
            type: 'redirect',
          },
          customer_update: null,
          subscription_cancel: null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: {
            discounts: null,
            items: [
              {
                id: text(form, ...confirm, 'items', '0', 'id') ?? null,
                price: needed(form, ...confirm, 'items', '0', 'price'),
                quantity: 1,
              },
            ],
            subscription,
          },
          type: 'subscription_update_confirm',
        }
      : null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: text(form, 'return_url') ?? null,
    url: `${pagesUrl}/portal/${id}`,
  }
}
