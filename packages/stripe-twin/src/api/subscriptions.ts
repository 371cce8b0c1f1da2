import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { paymentMethodOf } from '../acts/pay.ts'
import { changePrice, customerOf, endNow, setCancelAtPeriodEnd, subscribe } from '../acts/subscribe.ts'
import { emit } from '../events.ts'
import { metadata, needed, text } from '../form.ts'
import { newPrice, newProduct } from '../objects/price.ts'
import { StripeFault } from '../stripe-fault.ts'
import { formOf, one, page } from './answer.ts'
import type { Api } from './answer.ts'
import { customerBy } from './customers.ts'

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']

export function subscriptionCalls(app: Hono, { state }: Api): void {
  app.post('/v1/products', async (c) => {
    const form = await formOf(c)
    return c.json(one(state, state.put(newProduct(state, form)), form))
  })
  app.post('/v1/prices', async (c) => {
    const form = await formOf(c)
    return c.json(one(state, state.put(newPrice(state, form)), form))
  })
  app.get('/v1/prices/:id', async (c) =>
    c.json(one(state, state.get('price', c.req.param('id')), await formOf(c))),
  )
  app.get('/v1/subscriptions', async (c) => {
    const form = await formOf(c)
    const [customer, status] = [text(form, 'customer'), text(form, 'status')]
    return c.json(
      page<Stripe.Subscription>(state, 'subscription', form, (subscription) => {
        if (customer && subscription.customer !== customer) return false
        if (status === 'all') return true
        return status ? subscription.status === status : !ENDED.includes(subscription.status)
      }),
    )
  })
  app.get('/v1/subscriptions/:id', async (c) =>
    c.json(one(state, state.get('subscription', c.req.param('id')), await formOf(c))),
  )
  app.post('/v1/subscriptions', async (c) => {
    const form = await formOf(c)
    const customer = customerBy(state, needed(form, 'customer'))
    const price = state.get<Stripe.Price>('price', needed(form, 'items', '0', 'price'))
    if (customer.currency && customer.currency !== price.currency)
      throw StripeFault.wrong(`You cannot combine currencies on a single customer.`)
    const { subscription, refusal } = subscribe(state, {
      customerId: customer.id,
      price,
      paymentMethodId: text(form, 'default_payment_method') ?? null,
      metadata: metadata(form),
    })
    if (refusal && !paymentMethodOf(customer, subscription))
      throw StripeFault.wrong(refusal.message, refusal.code)
    return c.json(one(state, subscription, form))
  })
  app.post('/v1/subscriptions/:id', async (c) => {
    const form = await formOf(c)
    const subscription = state.get<Stripe.Subscription>('subscription', c.req.param('id'))
    if (ENDED.includes(subscription.status))
      throw StripeFault.wrong(
        'A canceled subscription can only update its cancellation_details and metadata.',
      )
    const price = text(form, 'items', '0', 'price')
    if (price) changePrice(state, subscription, state.get<Stripe.Price>('price', price))
    const cancel = text(form, 'cancel_at_period_end')
    if (cancel) setCancelAtPeriodEnd(state, subscription, cancel === 'true')
    if (form['metadata']) {
      subscription.metadata = metadata(form, subscription.metadata)
      emit(state, 'customer.subscription.updated', state.put(subscription))
    }
    return c.json(one(state, subscription, form))
  })
  app.delete('/v1/subscriptions/:id', async (c) => {
    const subscription = state.get<Stripe.Subscription>('subscription', c.req.param('id'))
    if (ENDED.includes(subscription.status)) throw StripeFault.missing('subscription', subscription.id)
    customerOf(state, subscription)
    endNow(state, subscription)
    return c.json(one(state, subscription, await formOf(c)))
  })
}
