import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { payCheckout } from '../acts/check-out.ts'
import { expire } from '../acts/move-clock.ts'
import { needed, text } from '../form.ts'
import { newCheckoutSession } from '../objects/checkout-session.ts'
import { newPortalSession } from '../objects/portal-session.ts'
import { StripeFault } from '../stripe-fault.ts'
import { formOf, one, page } from './answer.ts'
import type { Api } from './answer.ts'
import { customerBy } from './customers.ts'

const KIND = 'checkout.session'

export function sessionCalls(app: Hono, { state, pagesUrl }: Api): void {
  const session = (id: string) => state.get<Stripe.Checkout.Session>(KIND, id)
  app.post('/v1/checkout/sessions', async (c) => {
    const form = await formOf(c)
    const price = state.get<Stripe.Price>('price', needed(form, 'line_items', '0', 'price'))
    const customerId = text(form, 'customer')
    const customer = customerId ? customerBy(state, customerId) : null
    if (customer?.currency && customer.currency !== price.currency)
      throw StripeFault.wrong('You cannot combine currencies on a single customer.')
    const quantity = Number(text(form, 'line_items', '0', 'quantity') ?? 1)
    return c.json(one(state, state.put(newCheckoutSession(state, form, { price, quantity, pagesUrl })), form))
  })
  app.get('/v1/checkout/sessions', async (c) => {
    const form = await formOf(c)
    const [customer, status] = [text(form, 'customer'), text(form, 'status')]
    return c.json(
      page<Stripe.Checkout.Session>(
        state,
        KIND,
        form,
        (it) => (!customer || it.customer === customer) && (!status || it.status === status),
      ),
    )
  })
  app.get('/v1/checkout/sessions/:id', async (c) =>
    c.json(one(state, session(c.req.param('id')), await formOf(c))),
  )
  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const found = session(c.req.param('id'))
    if (found.status !== 'open')
      throw StripeFault.wrong('Only Checkout Sessions with a status in ["open"] can be expired.')
    expire(state, found)
    return c.json(one(state, found, await formOf(c)))
  })
  // what Stripe's own payment page calls; their command line plays it
  app.get('/v1/payment_pages/:id', (c) => c.json(session(c.req.param('id'))))
  app.post('/v1/payment_pages/:id/confirm', async (c) => {
    const found = session(c.req.param('id'))
    const refusal = payCheckout(state, found, {
      paymentMethodId: needed(await formOf(c), 'payment_method'),
    })
    if (refusal) throw StripeFault.card(refusal.code, refusal.message)
    return c.json(found)
  })
  app.post('/v1/billing_portal/sessions', async (c) => {
    const form = await formOf(c)
    customerBy(state, needed(form, 'customer'))
    return c.json(one(state, state.put(newPortalSession(state, form, pagesUrl)), form))
  })
}
