/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { newcomer, settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

const MOST_STOPS = 60

/** As somebody without a mouse gets there: on with Tab until it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  const hasFocus = () => wanted.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(wanted)} cannot be reached with Tab`)
}

test('from the log-in to what an answer rests on, and on to another page, without a mouse', async ({
  page,
}) => {
  const mara = newcomer()
  await settleIn(page, mara)
  await page.context().clearCookies()
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(mara.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(mara.password)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused()
  await page.keyboard.type('What is my purpose?')
  await page.keyboard.press('Enter')

  const fact = page.getByRole('list', { name: 'Based on' }).getByRole('button').first()
  await tabTo(page, fact)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fact).toBeFocused()

  // the menu can be passed by
  await page.goto('/sanctum')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Foresight', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sanctum\/foresight$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('at twice the size no screen has to be moved sideways', async ({ page }) => {
  // what a window of 1440 by 900 shows at 200 %
  await page.setViewportSize({ width: 720, height: 450 })
  const stays = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBeLessThanOrEqual(0)
  }
  for (const path of ['/', '/login', '/signup']) await stays(path)
  await settleIn(page)
  for (const path of [
    '/sanctum',
    // with the welcome over it
    '/sanctum/ask',
    '/sanctum/blueprint',
    '/sanctum/circle',
    '/sanctum/daily',
    '/sanctum/foresight',
    '/sanctum/profile',
    '/sanctum/subscription',
    '/sanctum/settings',
  ])
    await stays(path)
})
