import { Stripe } from 'stripe'
import type { PaidSubscription, RefundedSum } from './payments.ts'

const DAY = 86_400_000

/**
 * Gives back what was paid in this period, or the days of it that are left (today is used), from the newest
 * bill on. Tried again, on this day or another, it is one refund.
 */
export async function refundPeriod(
  stripe: Stripe,
  { id, periodStart, periodEnd }: PaidSubscription,
  { part, at }: { part: 'unused' | 'whole'; at: Date },
): Promise<RefundedSum> {
  const paid = await stripe.invoices.list({
    subscription: id,
    status: 'paid',
    limit: 20,
    expand: ['data.payments'],
  })
  const ofPeriod = paid.data.filter(({ created }) => created * 1000 >= periodStart.getTime() - DAY)
  const days = Math.max(1, Math.round((periodEnd.getTime() - periodStart.getTime()) / DAY))
  const left = Math.min(days, Math.max(0, Math.floor((periodEnd.getTime() - at.getTime()) / DAY)))
  const share = part === 'whole' ? 1 : left / days
  let cents = 0
  for (const invoice of ofPeriod) {
    const intent = intentOf(invoice)
    const amount = Math.floor(invoice.amount_paid * share)
    if (!intent || amount <= 0) continue
    const key = `refund-${invoice.id}-${periodStart.getTime() / 1000}`
    cents += await refundOnce(stripe, { intent, amount, paid: invoice.amount_paid, key })
  }
  return { cents, currency: ofPeriod[0]?.currency ?? 'aud' }
}

/** Of one bill, however often and on whatever day it is tried; what went back in all. */
async function refundOnce(
  stripe: Stripe,
  { intent, amount, paid, key }: { intent: string; amount: number; paid: number; key: string },
): Promise<number> {
  const before = await refundsOf(stripe, intent, key)
  if (before.ours > 0) return before.ours
  // an operator may have given some of it back by hand
  const left = Math.min(amount, paid - before.all)
  if (left <= 0) return 0
  try {
    const made = await stripe.refunds.create(
      { payment_intent: intent, amount: left, metadata: { key } },
      // with the sum: under one key a refusal is repeated for a day, and another sum refused
      { idempotencyKey: `${key}-${left}` },
    )
    return made.amount
  } catch (error) {
    // another try may have been quicker; only what stands there says so
    const { ours } = await refundsOf(stripe, intent, key)
    const isAllBack = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
    if (ours === 0 && !isAllBack) throw error
    return ours
  }
}

async function refundsOf(
  stripe: Stripe,
  intent: string,
  key: string,
): Promise<{ ours: number; all: number }> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  const standing = data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const sum = (refunds: Stripe.Refund[]) => refunds.reduce((cents, { amount }) => cents + amount, 0)
  return { ours: sum(standing.filter(({ metadata }) => metadata?.['key'] === key)), all: sum(standing) }
}

function intentOf(invoice: Stripe.Invoice): string | null {
  const intent = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
