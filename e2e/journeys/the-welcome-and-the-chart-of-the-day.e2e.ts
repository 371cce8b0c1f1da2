/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newcomer, settleIn } from '../newcomer.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

// one making of the chart is not let through
test.use({ expected: expecting(heldBack('/api/generate-user-daily-chart')) })

const input = { name: 'Ask anything' }
const generate = { name: 'Generate my daily chart' }
const gate = (page: Page) => page.getByRole('region', { name: 'Your daily chart' })

test('a new person is welcomed once, and behind the welcome the day is made ready by itself', async ({
  page,
}) => {
  await settleIn(page)
  const welcome = page.getByRole('dialog', { name: 'Welcome to Astrarium' })
  await expect(welcome).toBeVisible()
  await expect(welcome).toContainText('Your chart is ready, Mara.')
  await expect(welcome).toContainText('you have 5 today')
  // nothing is to be pressed behind it, and nothing is missed: the contacts light when they can be seen
  await expect(page.getByText("Analyzing how today's planets affect your chart...")).toBeVisible()
  await expect(page.locator('button', { hasText: generate.name })).toHaveCount(0)
  await expect(page.getByRole('textbox', input)).toHaveCount(0)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH',
  )
  await welcome.getByRole('button', { name: 'Start' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('textbox', input)).toBeFocused()
  await expect(page.getByText('affecting your chart today')).toHaveCount(0)
  await expect(page.getByText('5 of 5')).toBeVisible()

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('textbox', input)).toBeVisible()
  await expect(page.getByRole('button', generate)).toHaveCount(0)
  // longer than the welcome would wait
  await page.clock.runFor(2000)
  await expect(welcome).toHaveCount(0)
})

test('whoever was welcomed before is greeted at the gate, which makes the chart of the day when it is asked to', async ({
  page,
}) => {
  await settleIn(page, newcomer(), { isWelcomed: true })
  // it is being typed; a key writes it out at once
  const rest = gate(page).locator('p', { hasText: 'costs no Ask' }).locator('.invisible')
  await expect(rest).not.toBeEmpty()
  await page.keyboard.press('Shift')
  await expect(rest).toBeEmpty()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('button', generate)).toBeVisible()
  for (const line of await gate(page).locator('.invisible').all()) await expect(line).toBeEmpty()
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    )
    .toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.route('**/api/generate-user-daily-chart', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', generate).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Chart generation failed' }).first()).toBeVisible()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/generate-user-daily-chart', async (route) => {
    await held
    await route.continue()
  })
  await gate(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("Analyzing how today's planets affect your chart...")).toBeVisible()
  letGo()
  await expect(page.getByRole('textbox', input)).toBeFocused()
  await expect(
    page.getByText(
      /Found \d+ personal transits? affecting your chart today\.|No major transits are personally affecting your chart today\./,
    ),
  ).toBeVisible()
})
