import { html } from 'hono/html'
import type { Stripe } from 'stripe'
import { itemOf } from '../objects/subscription.ts'
import type { State } from '../state.ts'
import { day, layout } from './layout.ts'
import type { Html } from './layout.ts'

const STEPS: readonly [label: string, days: number][] = [
  ['A day on', 1],
  ['A week on', 7],
  ['A month on', 31],
]

/** The clock of the twin, and what stands in it. */
export function clockPage(state: State): Html {
  const subscriptions = state.all<Stripe.Subscription>('subscription').slice(0, 20)
  return layout(
    'The clock',
    html`<h1>${day(state.now())}</h1>
      <p class="soft">
        The payment provider's clock. Moved on, renewals, failed cards and ends of plans happen as they would.
      </p>
      <div class="actions">
        ${STEPS.map(
          ([label, days]) =>
            html`<form method="post">
              <input type="hidden" name="days" value="${days}" /><button>${label}</button>
            </form>`,
        )}
      </div>
      <div class="card">
        <h2 style="margin-top:0">Subscriptions</h2>
        ${subscriptions.length === 0 ? html`<p>None yet.</p>` : ''}
        <table>
          ${subscriptions.map(
            (subscription) =>
              html`<tr>
                <td>
                  ${state.find<Stripe.Customer>('customer', subscription.customer as string)?.email ?? 'somebody'}
                </td>
                <td>${subscription.status}</td>
                <td>until ${day(itemOf(subscription).current_period_end)}</td>
              </tr>`,
          )}
        </table>
      </div>`,
  )
}
