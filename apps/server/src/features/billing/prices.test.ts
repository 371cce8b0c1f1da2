import type { Balance, Plan } from '@astrarium/contracts'
import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginCheckout, buy, hearAll, pass } from '../../../test/buyer.ts'
import { testApp } from '../../../test/test-app.ts'
import { refreshPrices } from './service/refresh-prices.ts'

const house = testApp()
let before: typeof house.context.payments
beforeEach(() => {
  before = house.context.payments
})
afterEach(async () => {
  house.context.payments = before
  await refreshPrices(house.context)
})

/** The operator makes a price with the provider, and names it in the settings before the one until now. */
async function sellFlowAt(amount: number, currency: string): Promise<void> {
  const { product } = house.twin.state.get<Stripe.Price>('price', 'price_flow')
  const answer = await house.twin.app.request('/v1/prices', {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_x' },
    body: new URLSearchParams({
      currency,
      product: typeof product === 'string' ? product : product.id,
      unit_amount: String(amount),
      'recurring[interval]': 'month',
    }),
  })
  const { id } = (await answer.json()) as { id: string }
  const payments = before!
  house.context.payments = { ...payments, priceIds: { ...payments.priceIds, flow: [id, 'price_flow'] } }
  await refreshPrices(house.context)
}

const plans = async () => (await house.visitor().call<Plan[]>('GET', '/api/plans')).body
const flow = async () => (await plans()).find(({ planId }) => planId === 'flow')!

it('a plan costs what the provider asks for it, in the currency in which it asks', async () => {
  await refreshPrices(house.context)
  expect((await plans()).map(({ priceCents, currency }) => [priceCents, currency])).toEqual([
    [0, 'AUD'],
    [1499, 'AUD'],
    [2499, 'AUD'],
    [5499, 'AUD'],
  ])
})

it('a price that the operator changes is shown and paid from then on, and whoever pays the old one keeps it', async () => {
  const anna = await house.visitor().arrive()
  await buy(house, anna, 'flow')
  await hearAll(house)
  await sellFlowAt(1799, 'aud')
  const { priceCents, priceId } = await flow()
  expect(priceCents).toBe(1799)
  const ben = await house.visitor().arrive()
  const begun = await ben.call('POST', '/api/create-checkout-session', {
    priceId,
    successUrl: house.context.config.publicUrl,
    cancelUrl: house.context.config.publicUrl,
  })
  const page = await house.app.request(new URL(begun.body['url']).pathname)
  expect(await page.text()).toContain('17.99')
  await pass(house, 31)
  await hearAll(house)
  expect((await anna.call<Balance>('GET', '/api/balance')).body).toMatchObject({
    planId: 'flow',
    current: 500,
  })
  const paid = house.twin.state.all<{ id: string; object: string; amount_paid: number }>('invoice')
  expect(paid.map(({ amount_paid }) => amount_paid)).toEqual([1499, 1499])
})

it('a plan priced in another currency keeps the price that was shown, and is not sold', async () => {
  await sellFlowAt(999, 'usd')
  const { priceCents, currency, priceId } = await flow()
  expect([priceCents, currency]).toEqual([1499, 'AUD'])
  const anna = await house.visitor().arrive()
  const home = house.context.config.publicUrl
  const { body } = await anna.call('POST', '/api/create-checkout-session', {
    priceId,
    successUrl: home,
    cancelUrl: home,
  })
  expect(body).toMatchObject({ code: 'checkout_failed' })
})

it('prices that the provider does not tell stay as they were, and are asked for again', async () => {
  const payments = before!
  house.context.payments = { ...payments, priceOf: () => Promise.reject(new Error('The provider is away')) }
  await expect(refreshPrices(house.context)).rejects.toThrow('The provider is away')
  expect((await flow()).priceCents).toBe(1499)
  expect((await beginCheckout(house, await house.visitor().arrive(), 'flow')).body).toMatchObject({
    code: 'checkout_failed',
  })
})
