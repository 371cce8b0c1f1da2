import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { HEARD_A_MINUTE, PAGES_A_MINUTE, REFRESHES_A_MINUTE } from './limits.ts'
import { createCheckoutSession } from './service/create-checkout-session.ts'
import { hearPayments } from './service/hear-payments.ts'
import { listBalanceEntries } from './service/list-balance-entries.ts'
import { listPlans } from './service/list-plans.ts'
import { openBillingPortal } from './service/open-billing-portal.ts'
import { refreshSubscription } from './service/refresh-subscription.ts'
import { setCancelAtPeriodEnd } from './service/set-cancel-at-period-end.ts'
import { showBalance } from './service/show-balance.ts'
import { showSubscription } from './service/show-subscription.ts'

export function billingRoutes(mounting: Mounting): void {
  const pages = perUser('billing-page', PAGES_A_MINUTE, 60)
  mount(mounting, contracts.listPlans, ({ context }) => listPlans(context))
  mount(mounting, contracts.getBalance, ({ context }) => showBalance(context))
  mount(mounting, contracts.listBalanceEntries, ({ context, input }) =>
    listBalanceEntries(context, input.before),
  )
  mount(mounting, contracts.getSubscription, ({ context }) => showSubscription(context))
  mount(mounting, contracts.refreshSubscription, ({ context }) => refreshSubscription(context), [
    perUser('billing-refresh', REFRESHES_A_MINUTE, 60),
  ])
  mount(
    mounting,
    contracts.createCheckoutSession,
    ({ context, input }) => createCheckoutSession(context, input),
    [pages],
  )
  mount(
    mounting,
    contracts.manageSubscription,
    async ({ context, input }) =>
      input.action === 'create_portal_session'
        ? { success: true as const, url: await openBillingPortal(context, input.returnUrl) }
        : setCancelAtPeriodEnd(context, input.action === 'cancel_at_period_end' ? 'cancel' : 'resume'),
    [pages],
  )
  mount(
    mounting,
    contracts.hearPayments,
    async ({ context, request: { raw, headers } }) =>
      hearPayments(context, {
        body: await raw.req.text(),
        signature: headers.get('stripe-signature') ?? '',
      }),
    [perAddress('billing-webhook', HEARD_A_MINUTE, 60)],
  )
}
