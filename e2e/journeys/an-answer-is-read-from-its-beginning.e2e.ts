/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { ask, askAndRead, lastAnswer } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, expecting, test } from '../test.ts'

// without a connection nothing comes
test.use({ expected: expecting('Failed to load resource: net::ERR_INTERNET_DISCONNECTED') })

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

/**
 * The question that stands last and the first words of its answer are seen, in the part of the screen that is
 * for messages.
 */
async function expectToBeginInView(page: Page): Promise<void> {
  const box = (await page.getByRole('region', { name: 'Conversation' }).boundingBox())!
  const question = (await page.getByRole('article').filter({ hasText: 'You:' }).last().boundingBox())!
  const answer = (await page.getByRole('article').filter({ hasText: 'Arion:' }).last().boundingBox())!
  expect(box.height).toBeGreaterThan(150)
  expect(question.y).toBeGreaterThanOrEqual(box.y)
  expect(answer.y + 48, 'the first line of the answer').toBeLessThan(box.y + box.height)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const size of SCREENS)
  test(`an answer begins where it is seen, at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await arrive(page)
    await askAndRead(page, 'What is my purpose?')
    await expectToBeginInView(page)
    await askAndRead(page, 'How will the next six months be for me?')
    await expectToBeginInView(page)
    expect(await sideways(page)).toBe(0)
    await expect(page.getByRole('link', { name: 'Past Conversations' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })

    await page.getByRole('button', { name: 'Copy answer' }).last().click()
    const toast = page.getByText('Copied to clipboard').or(page.getByText('Failed to copy to clipboard'))
    await expect(toast).toBeVisible()
    const card = page.locator('[data-toast]', { hasText: /clipboard/ })
    await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    expect(await overlap(card, page.locator('form')), 'a toast covers the input').toBe(false)
    const end = page.getByRole('button', { name: 'Copy answer' }).last()
    expect(await overlap(card, end), 'a toast covers the end of the answer').toBe(false)

    await page.goto('/sanctum')
    await ask(page, 'What should I focus on today?')
    await lastAnswer(page)
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await expectToBeginInView(page)
  })

test('with letters of twice their size an answer still has half of a phone, and nothing is wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  await askAndRead(page, 'What is my purpose?')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const box = (await page.getByRole('region', { name: 'Conversation' }).boundingBox())!
  expect(box.height).toBeGreaterThan(422)
  await expect(page.getByText('Arion is an AI guide and can be mistaken.')).toBeInViewport({ ratio: 1 })
  expect(await sideways(page)).toBe(0)
})

test('a topic that is opened on a phone leaves no speck of the drawing of the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  const drawing = page.getByRole('img', { name: /^Today’s planets/ })
  await expect(drawing).toBeVisible()
  await page.getByRole('button', { name: 'Relationships' }).click()
  await expect(page.getByText('What do I need in love?')).toBeVisible()
  await expect(drawing).toBeHidden()
})

test('an answer that is longer than the screen is left at its beginning, and its end is one jump away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  const answer = await askAndRead(page, 'How will the next six months be for me?')
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await expect(answer.getByRole('button', { name: 'Save to favourites' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toHaveCount(0)
})

test('the suggested questions stay at hand beside the input, and an open group closes with Escape', async ({
  page,
}) => {
  await arrive(page)
  const group = page.getByRole('button', { name: 'Relationships' })
  await group.click()
  await expect(page.getByRole('button', { name: /\[person\]/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(group).toHaveAttribute('aria-expanded', 'false')

  await askAndRead(page, 'What is my purpose?')
  await expect(group).toHaveCount(0)
  await page.getByRole('button', { name: 'Suggested questions' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'Suggested questions' }).click()
  await page.getByRole('menuitem', { name: /\[person\]/ }).click()
  const input = page.getByRole('textbox', { name: 'Ask anything' })
  await expect(input).toBeFocused()
  await expect(input).toHaveValue(/\[person\]/)
})

test('a question with a place left to fill in waits, with that place selected', async ({ page }) => {
  await arrive(page)
  let sent = 0
  page.on('request', (request) => void (sent += Number(request.url().endsWith('/api/ask'))))
  const input = page.getByRole('textbox', { name: 'Ask anything' })
  for (const path of ['/sanctum/ask', '/sanctum']) {
    await page.goto(path)
    await ask(page, 'How can I get along better with [person]?')
    await expect(page.getByText('Put your own words in the place of [person], then send.')).toBeVisible()
    expect(
      await input.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      ),
    ).toBe('[person]')
    expect(sent).toBe(0)
  }
  await page.keyboard.type('my sister')
  await expect(page.getByText('Put your own words')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await lastAnswer(page)
  expect(sent).toBe(1)
})

test('without a connection the chat says so, and the words stay in the input', async ({ page, context }) => {
  await arrive(page)
  await context.setOffline(true)
  await ask(page, 'What is my purpose?')
  await expect(
    page.getByText('There is no connection at the moment. Your words are back in the input.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue('What is my purpose?')
})
