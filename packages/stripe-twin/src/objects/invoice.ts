import type { Stripe } from 'stripe'
import type { State } from '../state.ts'
import { listOf } from './list.ts'

export interface Line {
  description: string
  amount: number
  period: { start: number; end: number }
}

interface Bill {
  customerId: string
  currency: string
  lines: readonly Line[]
  reason: Stripe.Invoice.BillingReason
  subscriptionId: string | null
}

/** Open, and not yet paid. */
export function newInvoice(state: State, bill: Bill): Stripe.Invoice {
  const { customerId, currency, lines, reason, subscriptionId } = bill
  const id = state.newId('in')
  const now = state.now()
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id,
    object: 'invoice',
    account_country: 'AU',
    account_name: 'Astrarium (test)',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => newLine(state, line, { id, currency, subscriptionId })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscriptionId
      ? {
          quote_details: null,
          subscription_details: { metadata: {}, subscription: subscriptionId },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: listOf(`/v1/invoice_payments?invoice=${id}`, []),
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

/** Which subscription an invoice is for. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : null
}

function newLine(
  state: State,
  { description, amount, period }: Line,
  invoice: { id: string; currency: string; subscriptionId: string | null },
): Stripe.InvoiceLineItem {
  return {
    id: state.newId('il'),
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: null,
    period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription: invoice.subscriptionId,
    subtotal: amount,
    taxes: [],
  }
}
