/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, lastAnswer } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

// one question is not let through
test.use({ expected: expecting(heldBack('/api/ask')) })

const UNCLEAR = 'asdf qwer'
const offersOf = (page: Page) =>
  page.getByRole('group', { name: 'What shall I look at?' }).getByRole('button')
const questionsOf = (page: Page) => page.getByRole('article').filter({ hasText: 'You:' })

/** Asks what nobody could understand, and waits for the questions that are offered instead. */
async function askUnclearly(page: Page): Promise<string[]> {
  await ask(page, UNCLEAR)
  await expect(page.getByText('No Ask was taken.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(offersOf(page).first()).toBeVisible()
  return page
    .getByRole('group', { name: 'What shall I look at?' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.querySelector('span span')?.textContent ?? ''))
}

/** In both themes, as it stands. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['night', 'vellum']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const { violations } = await new AxeBuilder({ page }).include('[role=article], article').analyze()
    expect(violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
}

for (const width of [1440, 390])
  test(`an unclear question is asked back, and a choice by keyboard is answered, at ${width} pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page)
    await page.setViewportSize({ width, height: 844 })
    const labels = await askUnclearly(page)
    expect(labels.length).toBeGreaterThan(1)
    for (const offer of await offersOf(page).all()) {
      const box = (await offer.boundingBox())!
      expect(box.x >= 0 && box.x + box.width <= width && box.height >= 44).toBe(true)
    }

    await expectAccessible(page)

    await offersOf(page).first().focus()
    await page.keyboard.press('Tab')
    await expect(offersOf(page).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(questionsOf(page).last()).toContainText(labels[1]!)
    await lastAnswer(page)
    await expect(offersOf(page).nth(1)).toBeFocused()
    await expect(offersOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await expect(questionsOf(page).last()).toContainText(labels[1]!)
    await expect(offersOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(offersOf(page).first()).toBeDisabled()
    await expectAccessible(page)
    // one Ask for the answer, none for asking back
    await page.setViewportSize({ width: 1440, height: 844 })
    await expect(page.getByText('4 of 5')).toBeVisible()
  })

test('a choice that could not be sent comes back, as words and as a choice', async ({ page }) => {
  await arrive(page)
  const [label = ''] = await askUnclearly(page)
  await page.route('**/api/ask', (route) => route.abort())
  await offersOf(page).first().click()
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue(label)
  await expect(questionsOf(page)).toHaveCount(1)
  await expect(offersOf(page).first()).toBeEnabled()
  await page.unroute('**/api/ask')

  await page.getByRole('textbox', { name: 'Ask anything' }).fill('')
  await offersOf(page).first().press('Space')
  await lastAnswer(page)
  await expect(questionsOf(page)).toHaveCount(2)
  await expect(page.getByText('4 of 5')).toBeVisible()
})

test('on the home page a choice is answered in the panel', async ({ page }) => {
  await arrive(page)
  await page.goto('/sanctum')
  const [label = ''] = await askUnclearly(page)
  await offersOf(page).first().click()
  const panel = page.getByRole('region', { name: 'Ask Arion' })
  await expect(panel.getByRole('article').filter({ hasText: 'You:' }).last()).toContainText(label)
  await lastAnswer(page)
  await expect(page).toHaveURL(/\/sanctum$/)
})

test('what was asked back stands among the saved chats and in the file of the conversation', async ({
  page,
}) => {
  await arrive(page)
  const labels = await askUnclearly(page)
  const threadId = page.url().split('/').at(-1)!
  const askId = await page.locator('[data-ask]').first().getAttribute('data-ask')
  await page.request.put(`/api/asks/${askId}/favourite`, { data: { isFavourite: true } })
  const file = await (await page.request.get(`/api/threads/${threadId}/export?format=markdown`)).text()
  for (const label of labels) expect(file).toContain(label)

  await page.getByRole('link', { name: 'Saved Chats' }).click()
  await page.getByRole('button', { name: new RegExp(UNCLEAR) }).click()
  const details = page.getByRole('dialog', { name: 'Ask Details' })
  await expect(details.getByRole('group', { name: 'What shall I look at?' })).toBeVisible()
  for (const offer of await offersOf(page).all()) await expect(offer).toBeDisabled()
})

test('what else a message asked waits under its answer, and a key sends it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await ask(page, 'When is a good day for a talk with my sister? And what does my Moon say?')
  await lastAnswer(page)
  const waiting = page.getByRole('group', { name: 'You asked this as well' }).getByRole('button')
  await expect(waiting).toHaveCount(1)
  await expect(page.getByText('Each is answered by itself, and takes one Ask.')).toBeVisible()
  await expectAccessible(page)
  await waiting.focus()
  await page.keyboard.press('Enter')
  await expect(questionsOf(page).last()).toContainText('What does my Moon say?')
  // the second answer is whole only when its Ask was counted: the first one stands there all the while
  await expect(page.getByText('3 of 5')).toBeVisible()
  await lastAnswer(page)
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('3 of 5')).toBeVisible()
})
