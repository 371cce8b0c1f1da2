import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readOnTo } from '../keys.ts'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a card that is declined is answered as such
test.use({ expected: expecting(refused(402, '/.*')) })

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

async function choose(page: Page, button: string): Promise<void> {
  await page.goto('/sanctum/subscription')
  await page.getByRole('button', { name: button }).click()
}

async function lookAt(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

test('who has no Ask left finds the plans, pays after one card was declined, and asks on', async ({
  page,
}) => {
  await settleIn(page)
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = await page.request.post('/api/ask', {
      data: { message: 'What is my purpose?', sendId: randomUUID() },
    })
    expect(answer.ok()).toBe(true)
    await answer.text()
  }
  await page.goto('/sanctum/daily')
  await expect(sidebar(page).getByText('0 of 5')).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Upgrade' }).click()
  const plans = page.getByRole('dialog', { name: 'Unlock Your Cosmic Potential' })
  await expect(plans.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(plans.getByText('Popular')).toBeVisible()
  await lookAt(page, 'plans')
  await plans.getByRole('button', { name: 'Upgrade to Flow' }).click()

  await expect(page.getByText('Test mode.')).toBeVisible()
  await lookAt(page, 'checkout')
  await pay(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await pay(page, '4242 4242 4242 4242')
  await expect(page.getByText('Subscription Activated!')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum\/?$/)
  await expect(sidebar(page).getByText('500 of 500')).toBeVisible()
  await expect(sidebar(page).getByText('Active')).toBeVisible()

  const answer = await page.request.post('/api/ask', {
    data: { message: 'What is my purpose?', sendId: randomUUID() },
  })
  expect(answer.ok()).toBe(true)
  await answer.text()
  await page.goto('/sanctum/subscription/asks')
  await expect(page.getByText('An Ask was taken').first()).toBeVisible()
  await expect(page.getByText('Another plan')).toBeVisible()
})

test('a plan is cancelled, kept after all, changed, and what is cheaper comes with the next period', async ({
  page,
}) => {
  await settleIn(page)
  await choose(page, 'Upgrade to Radiance')
  await pay(page, '4242 4242 4242 4242')
  await expect(page.getByText('Subscription Activated!')).toBeVisible()

  await choose(page, 'Cancel at the end of the period')
  await page.getByRole('dialog').getByRole('button', { name: 'Downgrade to Free' }).click()
  await expect(page.getByText('Ends on')).toBeVisible()
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(page.getByText('Next billing date')).toBeVisible()
  await lookAt(page, 'subscription')

  await choose(page, 'Downgrade to Flow')
  await expect(page.getByText(/Your plan stays as it is until/)).toBeVisible()
  await lookAt(page, 'change')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.goto('/subscription')
  await expect(page.getByText(/your plan is Flow/)).toBeVisible()

  await page.getByRole('button', { name: 'Manage Billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible()
  await lookAt(page, 'portal')
  await page.getByRole('link', { name: 'Back to Astrarium' }).click()
  await expect(page).toHaveURL(/\/sanctum\/subscription$/)
})

test('by keys alone a plan is chosen and the checkout left, which is said, and nothing was bought', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/subscription')
  await readOnTo(page, page.getByRole('main').getByRole('button', { name: 'Upgrade to Infinity' }))
  await page.keyboard.press('Enter')
  await readOnTo(page, page.getByRole('button', { name: 'Go back without paying' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscription Cancelled')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum\/?$/)
  await expect(sidebar(page).getByText('Free plan')).toBeVisible()
})
