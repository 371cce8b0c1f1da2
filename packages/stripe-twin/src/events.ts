import type { Stripe } from 'stripe'
import type { State, StripeObject } from './state.ts'

/** As it goes over the wire. */
export interface TwinEvent extends StripeObject {
  object: 'event'
  api_version: string
  created: number
  data: { object: StripeObject }
  livemode: false
  pending_webhooks: number
  request: null
  type: string
}

const API_VERSION = '2026-10-28.endive'

/** The events that the twin tells of: all that a subscription can bring about. */
export type TwinEventType = Extract<
  Stripe.Event.Type,
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'invoice.paid'
  | 'invoice.payment_succeeded'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'subscription_schedule.created'
  | 'subscription_schedule.released'
>

/** Something happened to an object: kept as it stands at this moment, and told to whoever listens. */
export function emit(state: State, type: TwinEventType, object: StripeObject): void {
  state.put<TwinEvent>({
    id: state.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: state.now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  })
}
