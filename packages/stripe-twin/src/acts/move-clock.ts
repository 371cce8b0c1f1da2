import type { Stripe } from 'stripe'
import { emit } from '../events.ts'
import { itemOf } from '../objects/subscription.ts'
import { setClock } from '../state.ts'
import type { State } from '../state.ts'
import { subscriptionOf } from '../objects/invoice.ts'
import { endNow, renew, retry } from './subscribe.ts'

const LIVE: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due', 'incomplete']
const INCOMPLETE_FOR = 23 * 3600

interface Due {
  at: number
  happen(): void
}

/** Moves the twin's clock on; whatever falls due on the way happens in its order and at its hour. */
export function moveClock(state: State, seconds: number): void {
  setClock(state, seconds)
  catchUp(state)
}

/** Has everything happen that is due by now. */
export function catchUp(state: State): void {
  const until = state.now()
  for (let due = nextDue(state); due && due.at <= until; due = nextDue(state)) state.at(due.at, due.happen)
}

function nextDue(state: State): Due | undefined {
  return [...periodEnds(state), ...paymentTries(state), ...expiries(state)].toSorted((a, b) => a.at - b.at)[0]
}

function periodEnds(state: State): Due[] {
  return state
    .all<Stripe.Subscription>('subscription')
    .filter(({ status }) => LIVE.includes(status))
    .map((subscription) => ({
      at:
        subscription.status === 'incomplete'
          ? subscription.created + INCOMPLETE_FOR
          : itemOf(subscription).current_period_end,
      happen: () => renew(state, subscription),
    }))
}

function paymentTries(state: State): Due[] {
  return state
    .all<Stripe.Invoice>('invoice')
    .filter(({ status, next_payment_attempt: at }) => status === 'open' && at !== null)
    .map((invoice) => ({
      at: invoice.next_payment_attempt!,
      happen: () => {
        const id = subscriptionOf(invoice)
        const subscription = id ? state.find<Stripe.Subscription>('subscription', id) : undefined
        if (!subscription) state.put(Object.assign(invoice, { next_payment_attempt: null }))
        else if (subscription.status === 'canceled') endNow(state, subscription)
        else retry(state, invoice, subscription)
      },
    }))
}

function expiries(state: State): Due[] {
  return state
    .all<Stripe.Checkout.Session>('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, happen: () => expire(state, session) }))
}

export function expire(state: State, session: Stripe.Checkout.Session): void {
  Object.assign(session, {
    status: 'expired',
    url: null,
    expires_at: Math.min(session.expires_at, state.now()),
  })
  emit(state, 'checkout.session.expired', state.put(session))
}
