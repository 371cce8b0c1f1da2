import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { lineOf } from '../objects/checkout-session.ts'
import { TEST_CARDS } from '../objects/payment-method.ts'
import type { State } from '../state.ts'
import { layout, money, notice } from './layout.ts'
import type { Html } from './layout.ts'

/** Where somebody pays. */
export function checkoutPage(state: State, session: Stripe.Checkout.Session, fault: string | null): Html {
  const { price } = lineOf(session)
  const { name } = state.get<Stripe.Product>('product', price.product as string)
  if (session.status !== 'open')
    return layout(
      'Checkout',
      html`<h1>This checkout is over</h1>
        <p class="soft">
          It was ${session.status === 'complete' ? 'paid' : 'left, or another one was begun'}.
        </p>
        ${
          session.cancel_url
            ? html`<a class="button" href="${session.cancel_url.split('?')[0]}">Back to Astrarium</a>`
            : ''
        }`,
    )
  return layout(
    `Subscribe to ${name}`,
    html`<p class="soft">Subscribe to ${name}</p>
      <p class="price">${money(session.amount_total, session.currency)}</p>
      <p class="soft">per month, cancel whenever you like</p>
      ${notice(fault)}
      <div class="card">
        <h1 style="font-size:30px;margin-bottom:20px">Pay by card</h1>
        <form method="post">
          ${cardFields(fault)}
          <button class="main" name="action" value="pay">Subscribe</button>
        </form>
        ${
          session.cancel_url
            ? html`<form method="post">
                <button name="action" value="leave">Go back without paying</button>
              </form>`
            : ''
        }
      </div>
      ${testCards()}`,
  )
}

export function cardFields(fault: string | null): Html {
  return html`<fieldset>
    <div>
      <label for="card">Card number</label>
      <input
        id="card"
        name="card"
        inputmode="numeric"
        autocomplete="off"
        value="4242 4242 4242 4242"
        required
        ${fault ? html`aria-invalid="true"` : ''}
      />
    </div>
    <div class="row">
      <div>
        <label for="expiry">Expires</label>
        <input id="expiry" name="expiry" autocomplete="off" value="12 / 34" required />
      </div>
      <div>
        <label for="cvc">Security code</label>
        <input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" required />
      </div>
    </div>
  </fieldset>`
}

export function testCards(): Html {
  return html`<h2>Cards to try</h2>
    <dl>
      ${TEST_CARDS.map(
        ({ number, label }) =>
          html`<dt>${label}</dt>
            <dd>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</dd>`,
      )}
    </dl>`
}
