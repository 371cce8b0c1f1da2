import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { endNow } from '../acts/subscribe.ts'
import { emit } from '../events.ts'
import { metadata, text } from '../form.ts'
import { newCustomer } from '../objects/customer.ts'
import { cardBy, newPaymentMethod } from '../objects/payment-method.ts'
import type { State } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'
import { formOf, one, page } from './answer.ts'
import type { Api } from './answer.ts'

export function customerCalls(app: Hono, { state }: Api): void {
  app.post('/v1/customers', async (c) => {
    const form = await formOf(c)
    const customer = newCustomer(state, form)
    const token = text(form, 'payment_method')
    if (token) {
      const method = newPaymentMethod(state, cardBy(token), customer.id)
      customer.invoice_settings.default_payment_method = state.put(method).id
    }
    emit(state, 'customer.created', state.put(customer))
    return c.json(one(state, customer, form))
  })
  app.get('/v1/customers', async (c) => {
    const form = await formOf(c)
    const email = text(form, 'email')
    return c.json(page<Stripe.Customer>(state, 'customer', form, (it) => !email || it.email === email))
  })
  app.get('/v1/customers/:id', async (c) =>
    c.json(one(state, state.get('customer', c.req.param('id')), await formOf(c))),
  )
  app.post('/v1/customers/:id', async (c) => {
    const form = await formOf(c)
    const customer = customerBy(state, c.req.param('id'))
    customer.email = text(form, 'email') ?? customer.email
    customer.metadata = metadata(form, customer.metadata)
    emit(state, 'customer.updated', state.put(customer))
    return c.json(one(state, customer, form))
  })
  app.delete('/v1/customers/:id', (c) => {
    const customer = customerBy(state, c.req.param('id'))
    for (const subscription of state.all<Stripe.Subscription>('subscription'))
      if (subscription.customer === customer.id && !subscription.ended_at) endNow(state, subscription)
    emit(state, 'customer.deleted', customer)
    state.put({ id: customer.id, object: 'customer', deleted: true })
    return c.json({ id: customer.id, object: 'customer', deleted: true })
  })
  app.post('/v1/payment_methods', async (c) => {
    const form = await formOf(c)
    const card = cardBy(text(form, 'card', 'token') ?? text(form, 'card', 'number') ?? '')
    return c.json(one(state, state.put(newPaymentMethod(state, card, null)), form))
  })
  app.post('/v1/payment_methods/:id/attach', async (c) => {
    const form = await formOf(c)
    const method = methodBy(state, c.req.param('id'))
    method.customer = text(form, 'customer') ?? null
    return c.json(one(state, state.put(method), form))
  })
}

/** One who was deleted is still shown, and nothing can be done with them any more. */
export function customerBy(state: State, id: string): Stripe.Customer {
  const found = state.get<Stripe.Customer | Stripe.DeletedCustomer>('customer', id)
  if (found.deleted) throw StripeFault.missing('customer', id)
  return found
}

/** By its id, or a new one by one of Stripe's names for a test card. */
export function methodBy(state: State, idOrToken: string): Stripe.PaymentMethod {
  return (
    state.find<Stripe.PaymentMethod>('payment_method', idOrToken) ??
    state.put(newPaymentMethod(state, cardBy(idOrToken), null))
  )
}
