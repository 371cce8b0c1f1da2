import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import type { Stripe } from 'stripe'
import { catchUp, moveClock } from './acts/move-clock.ts'
import type { Api } from './api/answer.ts'
import { customerCalls } from './api/customers.ts'
import { invoiceCalls } from './api/invoices.ts'
import { sessionCalls } from './api/sessions.ts'
import { subscriptionCalls } from './api/subscriptions.ts'
import type { TwinEvent } from './events.ts'
import { newPrice, newProduct } from './objects/price.ts'
import { twinPages } from './pages/pages.ts'
import { openState } from './state.ts'
import type { State, Store } from './state.ts'
import { StripeFault } from './stripe-fault.ts'
import type { Deliver } from './webhooks.ts'

/** A price that stands there from the beginning. */
export interface PriceOnSale {
  id: string
  name: string
  amount: number
  currency: string
}

export interface TwinParts {
  store: Store
  now(): Date
  /** where its pages are reached, without a slash at the end */
  pagesUrl: string
  prices: readonly PriceOnSale[]
  deliver: Deliver
}

/** A Stripe of one's own, for everything that a subscription needs. No money moves. */
export interface Twin {
  /** the API below `/v1`, and the pages a payer sees */
  app: Hono
  /** for tests: what stands there */
  state: State
  /** moves its clock on, and has everything happen that falls due on the way */
  moveClock(seconds: number): Promise<void>
}

export async function openTwin({ store, now, pagesUrl, prices, deliver }: TwinParts): Promise<Twin> {
  const state = openState(await store.load(), now)
  for (const price of prices) onSale(state, price)
  const settle = async () => {
    const changed = state.takeChanged()
    if (changed.length > 0) await store.save(changed.map((object) => structuredClone(object)))
    for (const object of changed) if (object.object === 'event') deliver(object as TwinEvent)
  }
  await settle()
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof StripeFault) return c.json(error.body(), error.status)
    throw error
  })
  // Each call is one step, one after the other: what fell due before it has happened, and what it changed is
  // kept before its answer.
  const inTurn = openTurns()
  app.use((_, next) =>
    inTurn(async () => {
      catchUp(state)
      await next()
      await settle()
    }),
  )
  app.use('/v1/*', rememberKeys())
  app.use('/v1/*', async (c, next) => {
    if (!/^(Bearer|Basic) \S+/.test(c.req.header('authorization') ?? '')) throw StripeFault.noKey()
    await next()
  })
  const api: Api = { state, pagesUrl }
  for (const calls of [customerCalls, subscriptionCalls, invoiceCalls, sessionCalls]) calls(app, api)
  twinPages(app, api)
  app.notFound((c) =>
    c.json({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } }, 404),
  )
  return {
    app,
    state,
    moveClock: (seconds) =>
      inTurn(async () => {
        moveClock(state, seconds)
        await settle()
      }),
  }
}

/**
 * The same call sent twice under one key is one call, with one answer or refusal; another one is refused.
 */
function rememberKeys(): MiddlewareHandler {
  const answers = new Map<string, { asked: string; answer: Response }>()
  return async (c, next) => {
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined
    if (!key) return next()
    const asked = `${c.req.path} ${await c.req.text()}`
    const before = answers.get(key)
    if (before && before.asked !== asked) throw StripeFault.otherCall(key)
    if (before) return before.answer.clone()
    await next()
    // https://docs.stripe.com/api/idempotent_requests: all that an endpoint began to do, whatever came of it
    if (c.res.status !== 401) answers.set(key, { asked, answer: c.res.clone() })
  }
}

function openTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

function onSale(state: State, { id, name, amount, currency }: PriceOnSale): void {
  if (state.find<Stripe.Price>('price', id)) return
  const product = state.put(newProduct(state, { name }))
  const recurring = { interval: 'month' }
  state.put(newPrice(state, { currency, product: product.id, unit_amount: String(amount), recurring }, id))
}
