import type { Stripe } from 'stripe'
import { emit } from '../events.ts'
import { lineOf } from '../objects/checkout-session.ts'
import { cardBy, newPaymentMethod } from '../objects/payment-method.ts'
import type { CardRefusal } from '../objects/payment-method.ts'
import type { State } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'
import { charge } from './pay.ts'
import { subscribe } from './subscribe.ts'

/** Somebody pays in a checkout. A card that is refused leaves it open for another one. */
export function payCheckout(
  state: State,
  session: Stripe.Checkout.Session,
  card: { number: string } | { paymentMethodId: string },
): CardRefusal | null {
  if (session.status !== 'open') throw StripeFault.wrong('This Checkout Session is no longer open.')
  const method =
    'number' in card
      ? newPaymentMethod(state, cardBy(card.number), session.customer as string | null)
      : state.get<Stripe.PaymentMethod>('payment_method', card.paymentMethodId)
  const given = cardBy(method.card?.fingerprint ?? '')
  if (given.whenGiven) return given.whenGiven
  state.put(method)
  if (session.mode === 'subscription') beginSubscription(state, session, method)
  else {
    const { intent, refusal } = charge(state, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'aud',
      customerId: session.customer as string | null,
      paymentMethodId: method.id,
    })
    if (refusal) return refusal
    session.payment_intent = intent.id
  }
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
  emit(state, 'checkout.session.completed', state.put(session))
  return null
}

// In a checkout the first month is paid while the payer sits there; what the card does alone comes later.
function beginSubscription(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): void {
  const customer = state.get<Stripe.Customer>('customer', session.customer as string)
  const paying = state.put(newPaymentMethod(state, cardBy('pm_card_visa'), customer.id))
  const { price } = lineOf(session)
  const { subscription } = subscribe(state, {
    customerId: customer.id,
    price,
    paymentMethodId: cardBy(method.card?.fingerprint ?? '').isDisputed ? method.id : paying.id,
    metadata: {},
  })
  subscription.default_payment_method = method.id
  session.subscription = state.put(subscription).id
  session.invoice = subscription.latest_invoice
  customer.invoice_settings.default_payment_method = method.id
  state.put(customer)
}
