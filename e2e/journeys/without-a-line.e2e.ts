import type { Page } from '@playwright/test'
import { lastAnswer } from '../arion.ts'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

// what does not come over the line
test.use({
  expected: expecting(
    heldBack('/.*'),
    '[^]*(?:Failed to fetch dynamically imported module|Unable to preload CSS)',
  ),
})

// a line that is dead without the browser's knowing: it believes to be online
const cut = (page: Page) => page.route('**/*', (route) => route.abort())
const mend = (page: Page) => page.unroute('**/*')

test('without a line what is known stays, and a page that is not here yet says so and comes later', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum')
  const sentence = page.getByRole('heading', { level: 1 })
  await expect(sentence).toBeVisible()
  const said = await sentence.textContent()
  const menu = page.getByRole('navigation').first()
  await expect(page.getByText('5 of 5').first()).toBeVisible()
  await page.waitForLoadState('load')

  await cut(page)
  await menu.getByRole('link', { name: 'Foresight' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This page is not here yet' })
  await expect(notice).toBeVisible()
  await expect(menu).toBeVisible()
  await expect(page.getByText('5 of 5').first()).toBeVisible()
  await notice.getByRole('button', { name: 'Try Again' }).click()
  await expect(notice.getByText('Still no connection.')).toBeVisible()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(sentence).toHaveText(said!)

  await mend(page)
  await menu.getByRole('link', { name: 'Foresight' }).click()
  await expect(page.getByRole('heading', { name: "Want to see what's ahead?" })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('without a line a part that opens on a press says so, and the page stays', async ({ page }) => {
  await settleIn(page)
  // they come while a page is at rest: here they never have
  const parts = '**/assets/{fact-dialog,plan-dialog,settings-items}-*'
  await page.route(parts, (route) => route.abort())
  await page.goto('/sanctum')
  await page.getByRole('button', { name: 'Why am I like this?' }).click()
  await page.keyboard.press('Enter')
  await lastAnswer(page)

  await cut(page)
  const said = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })
  const fact = page.getByRole('list', { name: 'Based on' }).getByRole('button').first()
  for (const press of [
    fact,
    page.getByRole('button', { name: /^Upgrade/ }).first(),
    page.getByRole('button', { name: 'Settings' }).first(),
  ]) {
    await press.click()
    await expect(said).toBeVisible()
    await said.getByRole('button', { name: 'Dismiss' }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(2)
  }
  await mend(page)
  await page.unroute(parts)
  await fact.click()
  const dialog = page.getByRole('dialog')
  const anew = page.getByRole('button', { name: 'Reload the page' })
  // some browsers keep for as long as a page stands that a script did not come: then the page is loaded anew
  await expect(dialog.or(anew)).toBeVisible()
  if (await anew.isVisible()) {
    await anew.click()
    await page.getByRole('link', { name: 'Why am I like this?' }).click()
    await lastAnswer(page)
    await fact.click()
  }
  await expect(dialog).toBeVisible()
})
