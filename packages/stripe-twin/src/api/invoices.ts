import type { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { charge, payInvoice, paymentMethodOf } from '../acts/pay.ts'
import { refund } from '../acts/refund.ts'
import { recover } from '../acts/subscribe.ts'
import { metadata, needed, text } from '../form.ts'
import { newInvoice, subscriptionOf } from '../objects/invoice.ts'
import type { StripeObject } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'
import { formOf, one, page } from './answer.ts'
import type { Api } from './answer.ts'
import { methodBy } from './customers.ts'

/** A sum that waits for the next invoice; the twin keeps no more of it. */
interface PendingItem extends StripeObject {
  object: 'invoiceitem'
  amount: number
  currency: string
  customer: string
  invoice: string | null
}

export function invoiceCalls(app: Hono, { state }: Api): void {
  app.post('/v1/invoiceitems', async (c) => {
    const form = await formOf(c)
    const item = state.put<PendingItem>({
      id: state.newId('ii'),
      object: 'invoiceitem',
      amount: Number(needed(form, 'amount')),
      currency: needed(form, 'currency'),
      customer: needed(form, 'customer'),
      invoice: null,
    })
    return c.json(item)
  })
  app.post('/v1/invoices', async (c) => {
    const form = await formOf(c)
    const customer = state.get<Stripe.Customer>('customer', needed(form, 'customer'))
    const items = state
      .all<PendingItem>('invoiceitem')
      .filter((item) => item.customer === customer.id && item.invoice === null)
    const period = { start: state.now(), end: state.now() }
    const invoice = newInvoice(state, {
      customerId: customer.id,
      currency: items[0]?.currency ?? customer.currency ?? 'aud',
      lines: items.map(({ amount }) => ({ description: 'Item', amount, period })),
      reason: 'manual',
      subscriptionId: null,
    })
    for (const item of items) state.put({ ...item, invoice: invoice.id })
    return c.json(one(state, state.put(invoice), form))
  })
  app.get('/v1/invoices', async (c) => {
    const form = await formOf(c)
    const [customer, subscription, status] = ['customer', 'subscription', 'status'].map((name) =>
      text(form, name),
    )
    return c.json(
      page<Stripe.Invoice>(
        state,
        'invoice',
        form,
        (it) =>
          (!customer || it.customer === customer) &&
          (!status || it.status === status) &&
          (!subscription || subscriptionOf(it) === subscription),
      ),
    )
  })
  app.get('/v1/invoices/:id', async (c) =>
    c.json(one(state, state.get('invoice', c.req.param('id')), await formOf(c))),
  )
  app.post('/v1/invoices/:id/pay', async (c) => {
    const form = await formOf(c)
    const invoice = state.get<Stripe.Invoice>('invoice', c.req.param('id'))
    if (invoice.status !== 'open') throw StripeFault.wrong('Invoice is already paid', 'invoice_already_paid')
    const id = subscriptionOf(invoice)
    const subscription = id ? state.get<Stripe.Subscription>('subscription', id) : null
    const customer = state.get<Stripe.Customer>('customer', invoice.customer as string)
    const method = text(form, 'payment_method')
    const paying = method ? methodBy(state, method).id : paymentMethodOf(customer, subscription)
    const refusal = payInvoice(state, invoice, paying)
    if (refusal) throw StripeFault.card(refusal.code, refusal.message)
    if (subscription) recover(state, subscription)
    return c.json(one(state, invoice, form))
  })
  app.post('/v1/payment_intents', async (c) => {
    const form = await formOf(c)
    const { intent, refusal } = charge(state, {
      amount: Number(needed(form, 'amount')),
      currency: needed(form, 'currency'),
      customerId: text(form, 'customer') ?? null,
      paymentMethodId: methodBy(state, needed(form, 'payment_method')).id,
    })
    if (refusal) throw StripeFault.card(refusal.code, refusal.message)
    return c.json(one(state, intent, form))
  })
  app.post('/v1/refunds', async (c) => {
    const form = await formOf(c)
    const amount = text(form, 'amount')
    const wanted = amount ? Number(amount) : undefined
    const made = refund(state, needed(form, 'payment_intent'), { wanted, metadata: metadata(form) })
    return c.json(one(state, made, form))
  })
  app.get('/v1/refunds', async (c) => {
    const form = await formOf(c)
    const intent = text(form, 'payment_intent')
    return c.json(page<Stripe.Refund>(state, 'refund', form, (it) => !intent || it.payment_intent === intent))
  })
  for (const [path, kind] of [
    ['disputes', 'dispute'],
    ['events', 'event'],
  ] as const)
    app.get(`/v1/${path}`, async (c) => c.json(page(state, kind, await formOf(c), () => true)))
}
