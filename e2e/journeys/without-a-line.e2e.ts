import { expect, test } from '@playwright/test'
import { settleIn } from '../newcomer.ts'

test('without a line what is known stays, and a page that is not here yet says so and comes later', async ({
  page,
  context,
}) => {
  await settleIn(page)
  await page.goto('/sanctum')
  const sentence = page.getByRole('heading', { level: 1 })
  await expect(sentence).toBeVisible()
  const said = await sentence.textContent()
  const menu = page.getByRole('navigation').first()
  await expect(page.getByText('5 of 5').first()).toBeVisible()
  await page.waitForLoadState('load')

  await context.setOffline(true)
  await menu.getByRole('link', { name: 'Foresight' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This page is not here yet' })
  await expect(notice).toBeVisible()
  await expect(menu).toBeVisible()
  await expect(page.getByText('5 of 5').first()).toBeVisible()
  await notice.getByRole('button', { name: 'Try Again' }).click()
  await expect(notice.getByText('Still no connection.')).toBeVisible()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(sentence).toHaveText(said!)

  await context.setOffline(false)
  await menu.getByRole('link', { name: 'Foresight' }).click()
  await expect(page.getByRole('heading', { name: "Want to see what's ahead?" })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
