import { beforeEach, expect, it } from 'vitest'
import { beginCheckout, buy, hearAll } from '../../../test/buyer.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { PaymentsError } from '../../platform/payments/payments.ts'

const house = testApp()
let anna: Person
beforeEach(async () => {
  anna = await house.visitor().arrive()
})

const home = () => `${house.context.config.publicUrl}/subscription`
const manage = (action: string) =>
  anna.call('POST', '/api/manage-subscription', { action, returnUrl: home() })

/** The provider is away for one of its calls. */
async function without(call: keyof Payments, work: () => Promise<{ body: unknown }>): Promise<unknown> {
  const payments = house.context.payments!
  const whole = { ...payments }
  Object.assign(payments, { [call]: () => Promise.reject(new PaymentsError('The provider is away')) })
  try {
    return (await work()).body
  } finally {
    Object.assign(payments, whole)
  }
}

it('a price that no plan is sold at is “Plan not found”', async () => {
  expect((await beginCheckout(house, anna, 'gold')).body).toMatchObject({ code: 'plan_not_found' })
})

it('a checkout that cannot be begun is “Failed to create checkout session”', async () => {
  expect(await without('startCheckout', () => beginCheckout(house, anna, 'flow'))).toMatchObject({
    code: 'checkout_failed',
  })
})

it('nobody is sent to another site after paying', async () => {
  const { body } = await anna.call('POST', '/api/create-checkout-session', {
    priceId: 'price_flow',
    successUrl: 'https://elsewhere.example/',
    cancelUrl: home(),
  })
  expect(body).toMatchObject({ code: 'bad_request' })
})

it('who never bought anything has “No active subscription found”', async () => {
  for (const action of ['create_portal_session', 'cancel_at_period_end', 'resume_subscription'])
    expect((await manage(action)).body).toMatchObject({ code: 'no_subscription' })
})

it('portal, cancelling, resuming and looking again each say that they failed', async () => {
  await buy(house, anna, 'flow')
  await hearAll(house)
  const refresh = () => anna.call('POST', '/api/subscription/refresh')
  for (const [call, work, code] of [
    ['openPortal', () => manage('create_portal_session'), 'portal_failed'],
    ['setCancelAtPeriodEnd', () => manage('cancel_at_period_end'), 'cancel_failed'],
    ['setCancelAtPeriodEnd', () => manage('resume_subscription'), 'resume_failed'],
    ['subscriptionsOf', refresh, 'refresh_failed'],
  ] as const)
    expect(await without(call, work)).toMatchObject({ code })
})

it('a server where nobody takes payments says “Failed to initialize payment system”', async () => {
  const { payments } = house.context
  house.context.payments = null
  expect((await beginCheckout(house, anna, 'flow')).body).toMatchObject({ code: 'payment_unavailable' })
  const { body } = await anna.call('GET', '/api/plans')
  house.context.payments = payments
  expect(body[1]).toMatchObject({ planId: 'flow', priceId: null })
})
