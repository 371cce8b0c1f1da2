import { expect, test } from '@playwright/test'
import { settleIn } from '../newcomer.ts'

test('a wrong address leaves signed-in people in the Sanctuary, and shows others the public page', async ({
  page,
}) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await page.goto('/sanctum/nowhere')
  await expect(page).toHaveURL(/\/login/)

  await settleIn(page)
  for (const address of ['/sanctum/nowhere', '/sanctum/blueprint/nowhere/at-all', '/sanctum/ask/nowhere/x']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Foresight' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/sanctum$/)
  await expect(page.getByText(/^Good (morning|afternoon|evening|night)/).first()).toBeVisible()
})
