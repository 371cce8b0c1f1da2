import type { Context, Hono } from 'hono'
import type { Stripe } from 'stripe'
import { payCheckout } from '../acts/check-out.ts'
import { moveClock } from '../acts/move-clock.ts'
import { payInvoice, unpaidInvoices } from '../acts/pay.ts'
import { changePrice, changePriceLater, recover, setCancelAtPeriodEnd } from '../acts/subscribe.ts'
import type { Api } from '../api/answer.ts'
import { emit } from '../events.ts'
import { cardBy, newPaymentMethod } from '../objects/payment-method.ts'
import { itemOf } from '../objects/subscription.ts'
import type { State } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'
import { checkoutPage } from './checkout-page.ts'
import { clockPage } from './clock-page.ts'
import { PAGE_POLICY } from './layout.ts'
import type { Html } from './layout.ts'
import { changePage, isCheaper, liveSubscription, portalPage } from './portal-page.ts'

const DAY = 86_400

/** What a payer sees: checkout and portal; and the clock, for whoever tries things out. */
export function twinPages(app: Hono, { state, pagesUrl }: Api): void {
  const at = new URL(pagesUrl).pathname
  app.use(`${at}/*`, async (c, next) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  const checkout = (c: Context) =>
    state.get<Stripe.Checkout.Session>('checkout.session', c.req.param('id') ?? '')
  const portal = (c: Context) =>
    state.get<Stripe.BillingPortal.Session>('billing_portal.session', c.req.param('id') ?? '')

  app.get(`${at}/checkout/:id`, (c) => show(c, checkoutPage(state, checkout(c), null)))
  app.post(`${at}/checkout/:id`, async (c) => {
    const session = checkout(c)
    const { action, card } = await c.req.parseBody<{ action?: string; card?: string }>()
    if (action === 'leave') return c.redirect(session.cancel_url ?? at, 303)
    const fault = tried(() => payCheckout(state, session, { number: card ?? '' })?.message)
    return fault
      ? show(c, checkoutPage(state, session, fault), 402)
      : c.redirect(session.success_url ?? at, 303)
  })

  app.get(`${at}/portal/:id`, (c) => {
    const change = wantedChange(state, portal(c))
    return show(c, change ? changePage(state, portal(c), change) : portalPage(state, portal(c), null))
  })
  app.post(`${at}/portal/:id`, async (c) => {
    const session = portal(c)
    const { action, card } = await c.req.parseBody<{ action?: string; card?: string }>()
    const fault = tried(() => act(state, session, action ?? '', card ?? ''))
    if (fault) return show(c, portalPage(state, session, fault), 402)
    const redirect = session.flow?.after_completion.redirect?.return_url
    return c.redirect(action === 'confirm' && redirect ? redirect : c.req.path, 303)
  })

  app.get(`${at}/clock`, (c) => show(c, clockPage(state)))
  app.post(`${at}/clock`, async (c) => {
    const { days } = await c.req.parseBody<{ days?: string }>()
    moveClock(state, Math.min(366, Math.max(0, Number(days) || 0)) * DAY)
    return c.redirect(c.req.path, 303)
  })
}

function act(
  state: State,
  session: Stripe.BillingPortal.Session,
  action: string,
  card: string,
): string | undefined {
  const subscription = liveSubscription(state, session.customer)
  if (action === 'card') return useCard(state, session.customer, card)
  if (!subscription) throw StripeFault.wrong('There is no plan that is paid for.')
  if (action === 'cancel' || action === 'resume')
    setCancelAtPeriodEnd(state, subscription, action === 'cancel')
  const change = action === 'confirm' ? wantedChange(state, session) : null
  if (!change) return undefined
  if (isCheaper(itemOf(subscription).price, change.price)) changePriceLater(state, subscription, change.price)
  else changePrice(state, subscription, change.price)
  return undefined
}

/** Another card from now on; what waits to be paid is tried with it at once. */
function useCard(state: State, customerId: string, number: string): string | undefined {
  const card = cardBy(number)
  if (card.whenGiven) return card.whenGiven.message
  const method = state.put(newPaymentMethod(state, card, customerId))
  const customer = state.get<Stripe.Customer>('customer', customerId)
  customer.invoice_settings.default_payment_method = method.id
  emit(state, 'customer.updated', state.put(customer))
  const subscription = liveSubscription(state, customerId)
  if (!subscription) return undefined
  subscription.default_payment_method = method.id
  for (const invoice of unpaidInvoices(state, subscription.id)) payInvoice(state, invoice, method.id)
  recover(state, state.put(subscription))
  return undefined
}

function wantedChange(state: State, { flow, customer }: Stripe.BillingPortal.Session) {
  const price = flow?.subscription_update_confirm?.items[0]?.price
  const subscription = liveSubscription(state, customer)
  return price && subscription ? { subscription, price: state.get<Stripe.Price>('price', price) } : null
}

function tried(work: () => string | undefined): string | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeFault) return error.message
    throw error
  }
}

async function show(c: Context, page: Html, status: 200 | 402 = 200): Promise<Response> {
  return c.html(await page, status)
}
