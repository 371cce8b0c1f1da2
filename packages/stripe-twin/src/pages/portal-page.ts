import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { nextPrice } from '../acts/subscribe.ts'
import { itemOf } from '../objects/subscription.ts'
import type { State } from '../state.ts'
import { cardFields, testCards } from './checkout-page.ts'
import { day, layout, money, notice } from './layout.ts'
import type { Html } from './layout.ts'

const LIVE: readonly Stripe.Subscription.Status[] = ['active', 'past_due']

export function liveSubscription(state: State, customerId: string): Stripe.Subscription | undefined {
  return state
    .all<Stripe.Subscription>('subscription')
    .find(({ customer, status }) => customer === customerId && LIVE.includes(status))
}

/** Where somebody changes a card, ends a plan or takes that back, and finds what was paid. */
export function portalPage(state: State, session: Stripe.BillingPortal.Session, fault: string | null): Html {
  const subscription = liveSubscription(state, session.customer)
  const invoices = state
    .all<Stripe.Invoice>('invoice')
    .filter(({ customer }) => customer === session.customer)
  return layout(
    'Billing',
    html`<h1>Billing</h1>
      ${session.return_url ? html`<p><a href="${session.return_url}">Back to Astrarium</a></p>` : ''}
      ${notice(fault)}
      <section class="card" aria-labelledby="plan">
        <h2 id="plan" style="margin-top:0">Your plan</h2>
        ${subscription ? standing(state, subscription) : html`<p>There is no plan that is paid for.</p>`}
      </section>
      <section class="card" aria-labelledby="method">
        <h2 id="method" style="margin-top:0">Payment method</h2>
        <p>${cardInUse(state, session.customer)}</p>
        <form method="post">
          ${cardFields(fault)}
          <button class="main" name="action" value="card">Use this card</button>
        </form>
      </section>
      <section class="card" aria-labelledby="invoices">
        <h2 id="invoices" style="margin-top:0">Invoices</h2>
        <table>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
            <th scope="col">Amount</th>
          </tr>
          ${invoices.map(
            ({ created, status, amount_due, currency }) =>
              html`<tr>
                <td>${day(created)}</td>
                <td>${status}</td>
                <td>${money(amount_due, currency)}</td>
              </tr>`,
          )}
        </table>
      </section>
      ${testCards()}`,
  )
}

/** A change of plan before it is agreed to: what it costs, and when. */
export function changePage(
  state: State,
  session: Stripe.BillingPortal.Session,
  change: { subscription: Stripe.Subscription; price: Stripe.Price },
): Html {
  const { subscription, price } = change
  const { name } = state.get<Stripe.Product>('product', price.product as string)
  const item = itemOf(subscription)
  const end = day(item.current_period_end)
  return layout(
    `Change to ${name}`,
    html`<h1>Change to ${name}</h1>
      <div class="card">
        <p class="price">${money(price.unit_amount, price.currency)}</p>
        <p class="soft">per month</p>
        <p>
          ${
            isCheaper(item.price, price)
              ? `Your plan stays as it is until ${end}. From then on it is ${name}.`
              : `The change happens now. What is left of this month is set off, and the rest is charged to your card. The next bill comes on ${end}.`
          }
        </p>
        <form method="post"><button class="main" name="action" value="confirm">Confirm</button></form>
        ${session.return_url ? html`<a class="button" href="${session.return_url}">Leave it as it is</a>` : ''}
      </div>`,
  )
}

export function isCheaper(before: Stripe.Price, after: Stripe.Price): boolean {
  return (after.unit_amount ?? 0) < (before.unit_amount ?? 0)
}

function standing(state: State, subscription: Stripe.Subscription): Html {
  const { price, current_period_end: end } = itemOf(subscription)
  const next = nextPrice(state, subscription)
  const nextName = next && state.get<Stripe.Product>('product', next.product as string).name
  return html`<dl>
      <dt>${state.get<Stripe.Product>('product', price.product as string).name}</dt>
      <dd>${money(price.unit_amount, price.currency)} per month</dd>
      <dt>${subscription.cancel_at_period_end ? 'Ends' : 'Renews'}</dt>
      <dd>${day(end)}</dd>
      ${
        nextName
          ? html`<dt>From then on</dt>
              <dd>${nextName}</dd>`
          : ''
      }
      ${
        subscription.status === 'past_due'
          ? html`<dt>Payment</dt>
              <dd>failed, is tried again</dd>`
          : ''
      }
    </dl>
    <form method="post">
      ${
        subscription.cancel_at_period_end
          ? html`<button name="action" value="resume">Keep the plan</button>`
          : html`<button class="danger" name="action" value="cancel">Cancel at the end of the month</button>`
      }
    </form>`
}

function cardInUse(state: State, customerId: string): string {
  const { invoice_settings } = state.get<Stripe.Customer>('customer', customerId)
  const id = invoice_settings.default_payment_method
  const card = typeof id === 'string' ? state.get<Stripe.PaymentMethod>('payment_method', id).card : null
  return card ? `${card.brand} ending in ${card.last4}` : 'No card yet.'
}
