import type { Balance, Subscription } from '@astrarium/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginCheckout, buy, hearAll, pass, press } from '../../../test/buyer.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { PaymentsError } from '../../platform/payments/payments.ts'
import { cancelBillingNow } from './service/cancel-billing-now.ts'
import { listReversals } from './service/list-reversals.ts'
import { reconcileBilling } from './service/reconcile-billing.ts'

const house = testApp()
let anna: Person
beforeEach(async () => {
  house.told.length = 0
  anna = await house.visitor().arrive()
})

const balance = async (person = anna) => (await person.call<Balance>('GET', '/api/balance')).body
const subscription = async (person = anna) =>
  (await person.call<Subscription>('GET', '/api/subscription')).body
const manage = (action: string, more = {}) =>
  anna.call('POST', '/api/manage-subscription', { action, ...more })
const twinSubscriptions = (status: string) =>
  house.twin.state
    .all<{ id: string; object: string; status: string; customer: string }>('subscription')
    .filter((it) => it.status === status)

describe('a plan that was paid', () => {
  it('stands with its Asks as soon as the webhook is heard', async () => {
    const paid = await buy(house, anna, 'flow')
    expect(paid.headers.get('location')).toMatch(/\/sanctum\?success=true$/)
    expect(await balance()).toMatchObject({ planId: 'free' })
    await hearAll(house)
    expect(await balance()).toMatchObject({
      planId: 'flow',
      status: 'active',
      current: 500,
      resets: 'monthly',
    })
    expect(await subscription()).toMatchObject({
      hasBilling: true,
      cancelAtPeriodEnd: false,
      nextPlanId: null,
    })
  })

  it('stands without any webhook when the person comes back from paying', async () => {
    await buy(house, anna, 'radiance')
    const { body } = await anna.call<Subscription>('POST', '/api/subscription/refresh')
    expect(body).toMatchObject({ planId: 'radiance', status: 'active' })
    expect((await balance()).current).toBe(1000)
  })

  it('stands within the hour when every webhook was lost and the tab was closed', async () => {
    await buy(house, anna, 'infinity')
    await reconcileBilling(house.context)
    expect(await balance()).toMatchObject({ planId: 'infinity', isUnlimited: true, resets: 'never' })
  })

  it('is paid from one customer, however often a checkout is begun', async () => {
    await Promise.all([beginCheckout(house, anna, 'flow'), beginCheckout(house, anna, 'radiance')])
    await beginCheckout(house, anna, 'flow')
    const mine = house.twin.state
      .all<{ id: string; object: string; email: string }>('customer')
      .filter(({ email }) => email === anna.email)
    expect(mine).toHaveLength(1)
  })

  it('bought twice in two tabs is one plan, and the money of the other goes back', async () => {
    const [{ body: one }, { body: two }] = [
      await beginCheckout(house, anna, 'flow'),
      await beginCheckout(house, anna, 'flow'),
    ]
    // the first tab's page is over as soon as the second one is opened
    expect((await press(house, one['url'], { action: 'pay', card: '4242424242424242' })).status).toBe(402)
    await press(house, two['url'], { action: 'pay', card: '4242424242424242' })
    const live = twinSubscriptions('active').at(0)
    const price = 'price_flow'
    await house.twin.app.request('/v1/subscriptions', {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_x' },
      body: new URLSearchParams({ customer: live?.customer ?? '', 'items[0][price]': price }),
    })
    await hearAll(house)
    expect(twinSubscriptions('active').filter((it) => it.customer === live?.customer)).toHaveLength(1)
    expect(house.twin.state.all<{ id: string; object: string; amount: number }>('refund')[0]?.amount).toBe(
      1499,
    )
    expect(await balance()).toMatchObject({ planId: 'flow', current: 500 })
  })

  it('is not there after a card was declined', async () => {
    const answer = await buy(house, anna, 'flow', '4000 0000 0000 0002')
    expect(answer.status).toBe(402)
    expect(await answer.text()).toContain('Your card was declined.')
    await hearAll(house)
    expect(await balance()).toMatchObject({ planId: 'free', current: 5 })
  })
})

describe('a change of plan', () => {
  beforeEach(async () => {
    await buy(house, anna, 'flow')
    await hearAll(house)
  })

  it('upwards happens at once, is set off against what was paid, and keeps count of what was asked', async () => {
    await anna.ask('What is my purpose?')
    await pass(house, 10)
    await buy(house, anna, 'radiance')
    await hearAll(house)
    expect(await balance()).toMatchObject({ planId: 'radiance', current: 999 })
    const invoice = house.twin.state.all<{ id: string; object: string; amount_paid: number }>('invoice')[0]
    expect(invoice?.amount_paid).toBeGreaterThan(600)
    expect(invoice?.amount_paid).toBeLessThan(700)
  })

  it('downwards happens with the next period, and says so until then', async () => {
    await buy(house, anna, 'infinity')
    await hearAll(house)
    await buy(house, anna, 'flow')
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'infinity', nextPlanId: 'flow' })
    await pass(house, 31)
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'flow', nextPlanId: null })
    expect((await balance()).current).toBe(500)
  })

  it('to Free is a cancellation at the end of the period, which can be taken back', async () => {
    expect((await manage('cancel_at_period_end')).status).toBe(200)
    expect(await subscription()).toMatchObject({ planId: 'flow', cancelAtPeriodEnd: true })
    expect((await manage('resume_subscription')).status).toBe(200)
    expect(await subscription()).toMatchObject({ planId: 'flow', cancelAtPeriodEnd: false })
    await manage('cancel_at_period_end')
    await pass(house, 31)
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'free', status: 'active', hasBilling: false })
    expect(await balance()).toMatchObject({ current: 5, limit: 5, resets: 'daily' })
  })

  it('made in the portal while the page is open is seen by the page’s next look', async () => {
    const { body } = await manage('create_portal_session', {
      returnUrl: `${house.context.config.publicUrl}/subscription`,
    })
    await press(house, body['url'], { action: 'cancel' })
    expect(await subscription()).toMatchObject({ cancelAtPeriodEnd: false })
    await anna.call('POST', '/api/subscription/refresh')
    expect(await subscription()).toMatchObject({ cancelAtPeriodEnd: true })
  })
})

describe('a renewal', () => {
  it('fills the balance once, whether our clock or the provider is first', async () => {
    await buy(house, anna, 'flow')
    await hearAll(house)
    await anna.ask('What is my purpose?')
    const then = house.clock.now
    house.clock.now = new Date(then.getTime() + 31 * 86_400_000)
    expect((await balance()).current).toBe(500)
    await anna.ask('What is my purpose?')
    await pass(house, 0)
    await hearAll(house)
    await reconcileBilling(house.context)
    expect((await balance()).current).toBe(499)
  })

  it('that is not paid keeps the plan for 7 days, says so in one letter, and then rests on Free', async () => {
    await buy(house, anna, 'flow', '4000 0000 0000 0341')
    await hearAll(house)
    const mine = () => house.letters.filter(({ to, subject }) => to === anna.email && /payment/.test(subject))
    await pass(house, 31)
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'flow', status: 'past_due' })
    expect((await subscription()).graceEndsAt).not.toBeNull()
    await pass(house, 3)
    await hearAll(house)
    await reconcileBilling(house.context)
    expect(mine()).toHaveLength(1)
    await pass(house, 5)
    await reconcileBilling(house.context)
    expect(await subscription()).toMatchObject({ planId: 'free', status: 'past_due' })
    const { body } = await manage('create_portal_session', {
      returnUrl: `${house.context.config.publicUrl}/subscription`,
    })
    await press(house, body['url'], { action: 'card', card: '4242424242424242' })
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'flow', status: 'active', graceEndsAt: null })
  })

  it('that is never paid ends the subscription', async () => {
    await buy(house, anna, 'flow', '4000 0000 0000 0341')
    await hearAll(house)
    await pass(house, 42)
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'free', status: 'active', hasBilling: false })
  })
})

describe('an account that is erased', () => {
  it('stops paying at once, and gets back the days that are left', async () => {
    await buy(house, anna, 'radiance')
    await hearAll(house)
    await pass(house, 10)
    const end = new Date((await subscription()).currentPeriodEnd ?? 0).getTime()
    const days = Math.round((end - house.clock.now.getTime()) / 86_400_000) + 10
    const { userId } = (await anna.call('GET', '/api/profile')).body
    expect(await cancelBillingNow(house.context, userId)).toEqual({
      planId: 'radiance',
      refundedCents: Math.floor((2499 * (days - 10)) / days),
      currency: 'aud',
    })
    expect(await subscription()).toMatchObject({ planId: 'free', hasBilling: false })
    expect(await cancelBillingNow(house.context, userId)).toMatchObject({ planId: null, refundedCents: 0 })
    await buy(house, anna, 'flow')
    await hearAll(house)
    expect(await subscription()).toMatchObject({ planId: 'flow' })
  })

  it('is paid back once, also when the rest of it only went through on another day', async () => {
    const { userId, sums, payments } = await paidRadiance()
    const whole = { ...payments }
    payments.endNow = () => Promise.reject(new PaymentsError('The provider is away'))
    await expect(cancelBillingNow(house.context, userId)).rejects.toMatchObject({ code: 'cancel_failed' })
    Object.assign(payments, whole)
    const [first] = sums()
    await pass(house, 1)
    expect(await cancelBillingNow(house.context, userId)).toMatchObject({ refundedCents: first })
    expect(sums()).toEqual([first])
  })

  it('is paid back what is left where an operator gave some of it back by hand', async () => {
    const { userId, sums, intent } = await paidRadiance()
    await refundByHand(intent, 2000)
    expect(await cancelBillingNow(house.context, userId)).toMatchObject({ refundedCents: 499 })
    expect(sums()).toEqual([499, 2000])
  })

  it('that the provider refuses to pay back is not taken for paid back', async () => {
    const { userId, intent } = await paidRadiance()
    intent.latest_charge = 'ch_gone'
    await expect(cancelBillingNow(house.context, userId)).rejects.toMatchObject({ code: 'cancel_failed' })
  })

  it('that was refused on one day is paid back on the next', async () => {
    const { userId, sums, intent } = await paidRadiance()
    const charge = intent.latest_charge
    intent.latest_charge = 'ch_gone'
    await expect(cancelBillingNow(house.context, userId)).rejects.toMatchObject({ code: 'cancel_failed' })
    intent.latest_charge = charge
    // the provider repeats a refusal, as it repeats an answer
    await expect(cancelBillingNow(house.context, userId)).rejects.toMatchObject({ code: 'cancel_failed' })
    expect(sums()).toEqual([])
    await pass(house, 1)
    const { refundedCents } = await cancelBillingNow(house.context, userId)
    expect(refundedCents).toBeGreaterThan(0)
    expect(sums()).toEqual([refundedCents])
  })

  async function paidRadiance() {
    await buy(house, anna, 'radiance')
    type Intent = { id: string; object: string; latest_charge: string }
    const intent = house.twin.state.all<Intent>('payment_intent')[0]!
    await hearAll(house)
    await pass(house, 3)
    const { userId } = (await anna.call('GET', '/api/profile')).body
    const sums = () =>
      house.twin.state
        .all<{ id: string; object: string; amount: number; payment_intent: string }>('refund')
        .filter((it) => it.payment_intent === intent.id)
        .map(({ amount }) => amount)
    return { userId: userId as string, sums, intent, payments: house.context.payments! }
  }

  const refundByHand = (intent: { id: string }, amount: number) =>
    house.twin.app.request('/v1/refunds', {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_test_x' },
      body: new URLSearchParams({ payment_intent: intent.id, amount: String(amount) }),
    })

  it('that never paid has nothing to stop', async () => {
    const { userId } = (await anna.call('GET', '/api/profile')).body
    expect(await cancelBillingNow(house.context, userId)).toMatchObject({ planId: null, refundedCents: 0 })
  })
})

describe('the operator', () => {
  it('sees what went back and what a bank demands back, and whose it was', async () => {
    await buy(house, anna, 'flow', '4000 0000 0000 1976')
    await hearAll(house)
    const { userId } = (await anna.call('GET', '/api/profile')).body
    const dispute = (await listReversals(house.context, 10)).find(({ kind }) => kind === 'dispute')
    expect(dispute).toMatchObject({ kind: 'dispute', amountCents: 1499, currency: 'aud', userId })
  })
})

describe('a webhook', () => {
  it('that nobody signed is refused', async () => {
    const { status } = await anna.call(
      'POST',
      '/api/stripe-webhook',
      { id: 'evt_1' },
      { 'Stripe-Signature': 't=1,v1=0' },
    )
    expect(status).toBe(400)
  })

  it('heard twice is kept once', async () => {
    await buy(house, anna, 'flow')
    const event = house.told[0]!
    await house.hear(event)
    await house.hear(event)
    const { rows } = await house.owner.query('select 1 from billing_events where event_id = $1', [event.id])
    expect(rows).toHaveLength(1)
  })
})
