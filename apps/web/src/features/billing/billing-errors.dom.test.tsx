import {
  createCheckoutSession,
  getSubscription,
  listPlans,
  manageSubscription,
  refreshSubscription,
} from '@astrarium/contracts'
import type { Plan, Subscription } from '@astrarium/contracts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { BillingInformation } from './components/billing-information.tsx'
import { PlanCards } from './components/plan-cards.tsx'
import { useReturnFromCheckout } from './hooks/use-return-from-checkout.ts'

const PLANS: Plan[] = [
  ['free', 'Free', 0, 5, null],
  ['flow', 'Flow', 1499, null, 500],
  ['radiance', 'Radiance', 2499, null, 1000],
  ['infinity', 'Infinity', 5499, null, -1],
].map(
  ([planId, name, priceCents, askLimitDaily, askLimitMonthly]) =>
    ({
      planId,
      name,
      priceCents,
      priceId: planId === 'free' ? null : `price_${planId}`,
      currency: 'AUD',
      askLimitDaily,
      askLimitMonthly,
    }) as Plan,
)
const FLOW: Subscription = {
  planId: 'flow',
  planName: 'Flow',
  status: 'active',
  hasBilling: true,
  currentPeriodEnd: '2026-12-20T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  graceEndsAt: null,
}
const FREE: Subscription = { ...FLOW, planId: 'free', planName: 'Free', hasBilling: false }

const toasts = () => renderHook(useToasts).result.current
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function expectToast(title: string): Promise<void> {
  await waitFor(() => expect(toasts()[0]).toMatchObject({ kind: 'destructive', title }))
}

describe('the plans', () => {
  it('that do not come are “Failed to load subscription plans”, in a red box with another try', async () => {
    let isThere = false
    serve([listPlans, () => (isThere ? PLANS : refuse('internal', 400))], [getSubscription, () => FREE])
    render(<PlanCards />, { wrapper })
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load subscription plans')
    isThere = true
    await press('Try Again')
    expect(await screen.findByRole('button', { name: 'Upgrade to Flow' })).toBeTruthy()
  })

  it.each([
    ['plan_not_found', 'Plan not found'],
    ['checkout_failed', 'Failed to create checkout session'],
    ['payment_unavailable', 'Failed to initialize payment system'],
    ['not_authenticated', 'Please sign in to continue'],
  ])('chosen and refused with %s say “%s”', async (code, title) => {
    serve(
      [listPlans, () => PLANS],
      [getSubscription, () => FREE],
      [createCheckoutSession, () => refuse(code)],
    )
    render(<PlanCards />, { wrapper })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Flow' }))
    await expectToast(title)
    expect(screen.getByRole('button', { name: 'Upgrade to Flow' })).toHaveProperty('disabled', false)
  })

  it('that nobody sells here say “Failed to initialize payment system”, and ask for nothing', async () => {
    const unsold = PLANS.map((plan) => ({ ...plan, priceId: null }))
    serve([listPlans, () => unsold], [getSubscription, () => FREE])
    render(<PlanCards />, { wrapper })
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Radiance' }))
    await expectToast('Failed to initialize payment system')
  })
})

describe('what is paid', () => {
  const show = (subscription: Subscription, code: string) => {
    serve([manageSubscription, () => refuse(code)])
    render(<BillingInformation subscription={subscription} onChoosePlan={() => {}} />, { wrapper })
  }

  it.each([
    ['portal_failed', 'Failed to open billing portal'],
    ['no_subscription', 'No active subscription found'],
    ['payment_unavailable', 'Failed to initialize payment system'],
    ['not_authenticated', 'No authentication session found'],
  ])('opened and refused with %s says “%s”', async (code, title) => {
    show(FLOW, code)
    await press('Manage Billing')
    await expectToast(title)
  })

  it('that cannot be ended says “Failed to cancel subscription”, and still asks', async () => {
    show(FLOW, 'cancel_failed')
    await press('Cancel at the end of the period')
    await press('Downgrade to Free')
    await expectToast('Failed to cancel subscription')
    expect(screen.getByRole('dialog', { name: 'Downgrade to Free?' })).toBeTruthy()
  })

  it('that cannot go on says “Failed to resume subscription”', async () => {
    show({ ...FLOW, cancelAtPeriodEnd: true }, 'resume_failed')
    await press('Keep my plan')
    await expectToast('Failed to resume subscription')
  })
})

describe('coming back from the checkout', () => {
  const comeBack = (how: 'success' | 'cancelled') => {
    const onTold = vi.fn<() => void>()
    renderHook(() => useReturnFromCheckout(how, onTold), { wrapper })
    return onTold
  }

  it('after paying says so for five seconds, looks again and clears the address', async () => {
    const asked = serve([refreshSubscription, () => FLOW])
    const onTold = comeBack('success')
    expect(toasts()[0]).toMatchObject({
      kind: 'success',
      title: 'Subscription Activated!',
      description: 'Welcome to your new plan! Your credits have been updated.',
      duration: 5000,
    })
    expect(onTold).toHaveBeenCalledOnce()
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  it('after paying, where nothing can be looked up, says “Failed to refresh data” too', async () => {
    serve([refreshSubscription, () => refuse('refresh_failed')])
    comeBack('success')
    await waitFor(() =>
      expect(toasts().map(({ title }) => title)).toEqual([
        'Subscription Activated!',
        'Failed to refresh data',
      ]),
    )
  })

  it('without paying says so for four seconds, and asks for nothing', () => {
    const asked = serve()
    const onTold = comeBack('cancelled')
    expect(toasts()[0]).toMatchObject({
      kind: 'destructive',
      title: 'Subscription Cancelled',
      description: "You can always upgrade later when you're ready.",
      duration: 4000,
    })
    expect(onTold).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(0)
  })
})
