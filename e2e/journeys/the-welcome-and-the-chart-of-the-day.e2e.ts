import { expect, test } from '@playwright/test'
import { settleIn } from '../newcomer.ts'

const input = { name: 'Ask anything' }
const generate = { name: 'Generate my daily chart' }

test('a new person is welcomed once, and the chat opens with the chart of the day, once a day', async ({
  page,
}) => {
  await settleIn(page)
  const welcome = page.getByRole('dialog', { name: 'Welcome to Astrarium' })
  await expect(welcome).toBeVisible()
  await expect(welcome).toContainText('Your chart is ready, Mara.')
  await expect(page.getByRole('textbox', input)).toHaveCount(0)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH',
  )
  await welcome.getByRole('button', { name: 'Start' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(welcome).toBeHidden()

  // it is being typed; a key writes it out at once
  const greeting = page.getByRole('region', { name: 'Your daily chart' })
  const rest = greeting.locator('p', { hasText: 'costs no Ask' }).locator('.invisible')
  await expect(rest).not.toBeEmpty()
  await page.keyboard.press('Shift')
  await expect(rest).toBeEmpty()

  await page.route('**/api/generate-user-daily-chart', (route) => route.abort(), { times: 1 })
  await greeting.getByRole('button', generate).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Chart generation failed' }).first()).toBeVisible()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/generate-user-daily-chart', async (route) => {
    await held
    await route.continue()
  })
  await greeting.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("Analyzing how today's planets affect your chart...")).toBeVisible()
  letGo()
  await expect(page.getByRole('textbox', input)).toBeFocused()
  await expect(
    page.getByText(
      /Found \d+ personal transits? affecting your chart today\.|No major transits are personally affecting your chart today\./,
    ),
  ).toBeVisible()
  await expect(page.getByText('5 of 5')).toBeVisible()

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('textbox', input)).toBeVisible()
  await expect(page.getByRole('button', generate)).toHaveCount(0)
  // longer than the welcome would wait
  await page.clock.runFor(2000)
  await expect(welcome).toHaveCount(0)
})

test('whoever wants little motion gets the greeting whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settleIn(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', generate)).toBeVisible()
  for (const rest of await page.getByRole('region', { name: 'Your daily chart' }).locator('.invisible').all())
    await expect(rest).toBeEmpty()
})
