import type { Stripe } from 'stripe'
import { emit } from '../events.ts'
import { newInvoice, subscriptionOf } from '../objects/invoice.ts'
import type { Line } from '../objects/invoice.ts'
import { newCharge, newPaymentIntent } from '../objects/payment.ts'
import { cardOf } from '../objects/payment-method.ts'
import type { CardRefusal } from '../objects/payment-method.ts'
import { newDispute } from '../objects/refund.ts'
import type { State } from '../state.ts'

const NO_CARD: CardRefusal = {
  code: 'resource_missing',
  message: 'This customer has no attached payment source or default payment method.',
}

/** Takes money from a card, or tells why the bank refuses. */
export function charge(
  state: State,
  payment: { amount: number; currency: string; customerId: string | null; paymentMethodId: string | null },
): { intent: Stripe.PaymentIntent; refusal: CardRefusal | null } {
  const intent = newPaymentIntent(state, payment)
  const method = payment.paymentMethodId
    ? state.get<Stripe.PaymentMethod>('payment_method', payment.paymentMethodId)
    : null
  const refusal = method ? cardOf(method).whenCharged : NO_CARD
  const made = state.put(newCharge(state, intent, refusal))
  intent.latest_charge = made.id
  intent.status = refusal ? 'requires_payment_method' : 'succeeded'
  intent.amount_received = refusal ? 0 : payment.amount
  state.put(intent)
  if (!refusal && method && cardOf(method).isDisputed) {
    made.disputed = true
    emit(state, 'charge.dispute.created', state.put(newDispute(state, state.put(made))))
  }
  return { intent, refusal }
}

/** Bills a customer, whose credit is used up first, and tries to be paid. */
export function bill(
  state: State,
  given: {
    customer: Stripe.Customer
    subscription: Stripe.Subscription | null
    currency: string
    reason: Stripe.Invoice.BillingReason
    lines: readonly Line[]
  },
): { invoice: Stripe.Invoice; refusal: CardRefusal | null } {
  const { customer, subscription } = given
  const invoice = newInvoice(state, {
    ...given,
    customerId: customer.id,
    subscriptionId: subscription?.id ?? null,
  })
  // a customer's balance below zero is money that is theirs
  const owed = Math.max(0, invoice.total + customer.balance)
  invoice.starting_balance = customer.balance
  customer.balance = Math.min(0, invoice.total + customer.balance)
  invoice.ending_balance = customer.balance
  invoice.amount_due = invoice.amount_remaining = owed
  customer.currency ??= invoice.currency
  state.put(customer)
  if (subscription) state.put(Object.assign(subscription, { latest_invoice: invoice.id }))
  return { invoice, refusal: payInvoice(state, invoice, paymentMethodOf(customer, subscription)) }
}

/** Tries to be paid once. */
export function payInvoice(
  state: State,
  invoice: Stripe.Invoice,
  paymentMethodId: string | null,
): CardRefusal | null {
  invoice.attempted = true
  invoice.attempt_count += 1
  const { intent, refusal } =
    invoice.amount_remaining === 0
      ? { intent: null, refusal: null }
      : charge(state, {
          amount: invoice.amount_remaining,
          currency: invoice.currency,
          customerId: invoice.customer as string,
          paymentMethodId,
        })
  if (intent) invoice.payments?.data.push(paymentOf(state, invoice, intent))
  if (refusal) {
    const type = refusal.code === 'authentication_required' ? 'action' : 'failed'
    emit(state, 'invoice.payment_failed', state.put(invoice))
    if (type === 'action') emit(state, 'invoice.payment_action_required', invoice)
    return refusal
  }
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status = 'paid'
  invoice.status_transitions.paid_at = state.now()
  emit(state, 'invoice.paid', state.put(invoice))
  emit(state, 'invoice.payment_succeeded', invoice)
  return null
}

export function paymentMethodOf(
  customer: Stripe.Customer,
  subscription: Stripe.Subscription | null,
): string | null {
  const method = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  return typeof method === 'string' ? method : null
}

/** The invoices of a subscription that nobody paid, the oldest first. */
export function unpaidInvoices(state: State, subscriptionId: string): Stripe.Invoice[] {
  return state
    .all<Stripe.Invoice>('invoice')
    .filter((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscriptionId)
    .toReversed()
}

function paymentOf(
  state: State,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  const isPaid = intent.status === 'succeeded'
  return {
    id: state.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    created: state.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: isPaid ? state.now() : null },
  }
}
