import type { Stripe } from 'stripe'
import { emit } from '../events.ts'
import { newRefund } from '../objects/refund.ts'
import type { State } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'

/** Gives back money of a payment: all that is left of it, unless an amount is named. */
export function refund(
  state: State,
  intentId: string,
  { wanted, metadata }: { wanted?: number | undefined; metadata: Stripe.Metadata },
): Stripe.Refund {
  const intent = state.get<Stripe.PaymentIntent>('payment_intent', intentId)
  const paid = state.get<Stripe.Charge>('charge', intent.latest_charge as string)
  const left = paid.amount_captured - paid.amount_refunded
  const amount = wanted ?? left
  if (amount <= 0 || amount > left)
    throw StripeFault.wrong(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      left === 0 ? 'charge_already_refunded' : 'amount_too_large',
    )
  paid.amount_refunded += amount
  paid.refunded = paid.amount_refunded === paid.amount_captured
  const made = state.put(newRefund(state, paid, { amount, metadata }))
  emit(state, 'charge.refunded', state.put(paid))
  return made
}
