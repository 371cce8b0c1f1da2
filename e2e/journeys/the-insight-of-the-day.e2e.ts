import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// an Ask too many, an insight that is there already, and a note that is not
test.use({
  expected: expecting(
    refused(429, '/api/generate-daily-insight'),
    refused(409, '/api/generate-daily-insight'),
    refused(404, '/api/saved-insights/[^/]+'),
  ),
})

const askButton = { name: "Ask for Today's Insight", exact: true }
const dayOf = (page: Page) => page.getByRole('main')

/** What the insight says, section by section. */
async function wordsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Lean Into' })).toBeVisible()
  const section = (heading: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .locator('p, li > span:last-child')
  const cues = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Key Timing Cues' }) })
  return [
    await page.getByRole('heading', { level: 1 }).innerText(),
    ...(await cues.locator('ul').last().getByRole('listitem').allInnerTexts()),
    // late on a day there may be no marked hour left
    ...(await cues.getByText('No more marked hours today.').allInnerTexts()),
    ...(await section('Lean Into').allInnerTexts()),
    ...(await section('Mindfully Avoid').allInnerTexts()),
    ...(await section("Today's Grounding Suggestion").allInnerTexts()),
  ].map((text) => text.trim())
}

test('today’s insight is asked for once, stays, is kept as a note with the same words, and deleted again', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum')
  await expect(page.getByRole('link', { name: "Get Today's Insight" })).toBeVisible()
  await page.getByRole('link', { name: "Get Today's Insight" }).click()
  await expect(page.getByRole('heading', { name: "Want to see today's energy?" })).toBeVisible()
  await expect(page.getByText('No saved daily notes yet')).toBeVisible()
  await expect(page.getByText('5 of 5')).toBeVisible()

  // leaving the popup takes nothing
  await page.getByRole('button', askButton).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', askButton)).toBeFocused()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let asked = 0
  await page.route('**/api/generate-daily-insight', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await page.getByRole('button', askButton).click()
  await clickTwiceAtOnce(page.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" }))
  await expect(page.getByRole('heading', { name: "Attuning to Today's Energies" })).toBeFocused()
  letGo()

  await expect(page).toHaveURL(/\/sanctum\/daily\/insight$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Key Timing Cues', 'Lean Into', 'Mindfully Avoid', "Today's Grounding Suggestion"])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/^Generated at \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Based on' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('4 of 5')).toBeVisible()
  const words = await wordsOf(page)
  expect(words.length).toBeGreaterThan(4)

  // the same after a reload, and no second Ask
  await page.reload()
  expect(await wordsOf(page)).toEqual(words)
  await expect(page.getByText('4 of 5')).toBeVisible()
  await page.goto('/sanctum')
  await page.getByRole('link', { name: /^View Today's Insight \(.+\)$/ }).click()
  expect(await wordsOf(page)).toEqual(words)
  expect(asked).toBe(1)

  await page.getByRole('button', { name: 'Save Insight' }).click()
  await expect(page.getByText('Daily Insight Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Back to Daily' }).click()
  await expect(dayOf(page).getByRole('link', { name: /^View Today's Insight \(/ })).toBeVisible()
  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page.getByRole('heading', { name: 'Saved Daily Notes', exact: true })).toBeVisible()
  await expect(page.getByText('1 saved insight in your collection')).toBeVisible()
  await dayOf(page).getByRole('listitem').getByRole('link').click()
  await expect(page.getByText(/^Saved on \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/)).toBeVisible()
  await expect(page).toHaveTitle(/^Daily Note of \d{1,2} [A-Z][a-z]+ \d{4}/)
  expect(await wordsOf(page)).toEqual(words)

  await page.getByRole('link', { name: 'Back to Saved Daily Notes' }).click()
  await page.getByRole('button', { name: /^Delete the note of / }).click()
  await clickTwiceAtOnce(
    page.getByRole('dialog', { name: 'Delete Daily Note' }).getByRole('button', { name: 'Delete Note' }),
  )
  await expect(page.getByText('Daily Note Deleted')).toHaveCount(1)
  await expect(page.getByText('Error Deleting Note')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No saved daily notes yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved Daily Notes', exact: true })).toBeFocused()

  // the insight of the day is still there, and can be kept and let go
  await page.goto('/sanctum/daily/insight')
  await page.getByRole('button', { name: 'Save Insight' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Saved' }).click()
  await expect(page.getByText('Insight Unsaved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Insight' })).toHaveAttribute('aria-pressed', 'false')
})

/** Faster than the page can show that it is busy. */
async function clickTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

test('without an Ask left the server says so, and the overview is there again', async ({ page, baseURL }) => {
  await settleIn(page)
  await page.goto('/sanctum/daily')
  await expect(page.getByText('5 of 5')).toBeVisible()
  await page.getByRole('button', askButton).click()
  // used up elsewhere, after this page looked
  for (let asked = 0; asked < 5; asked += 1) {
    const data = { sendId: randomUUID(), message: 'What should I focus on today?' }
    const answer = await page.request.post('/api/ask', { data, headers: { origin: baseURL! } })
    expect(await answer.text()).toContain('[DONE]')
  }
  await page.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" }).click()
  await expect(page.getByText('Ask Limit Reached')).toBeVisible()
  await expect(page.getByText(/You have reached your daily Ask limit of 5\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: "Want to see today's energy?" })).toBeVisible()
  await expect(page.getByRole('button', askButton)).toBeVisible()
  await expect(page.getByText('0 of 5')).toBeVisible()

  // known now: no second try is offered
  await page.getByRole('button', askButton).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByText('You have used all Asks of today. They come back tomorrow.')).toBeVisible()
  await expect(popup.getByText(/^New Asks arrive on \d{1,2} [A-Z][a-z]+ \d{4}/)).toBeVisible()
  await expect(popup.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" })).toBeDisabled()
})

test('an insight that another device has made meanwhile is shown, and nothing is taken', async ({
  page,
  baseURL,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/daily')
  await expect(page.getByRole('button', askButton)).toBeVisible()
  const made = await page.request.post('/api/generate-daily-insight', {
    data: {},
    headers: { origin: baseURL! },
  })
  expect(made.ok()).toBe(true)
  await page.getByRole('button', askButton).click()
  await page.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" }).click()
  await expect(page.getByText('Daily Insight Already Generated')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum\/daily\/insight$/)
  await expect(page.getByText('4 of 5')).toBeVisible()
})

test('addresses lead where they should: the check-in has its own page, and there is no insight before it was asked for', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/daily?view=checkin')
  await expect(page).toHaveURL(/\/sanctum\/daily\/check-in$/)
  await page.goto('/sanctum/daily/insight')
  await expect(page).toHaveURL(/\/sanctum\/daily$/)
  await page.goto('/sanctum/daily/notes/00000000-0000-4000-8000-000000000000')
  await expect(
    page.getByRole('alert').filter({
      hasText: 'We cannot find this insight. It may have been deleted, here or on another device.',
    }),
  ).toBeVisible()
})
