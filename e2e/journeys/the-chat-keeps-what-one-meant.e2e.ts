import type { Page } from '@playwright/test'
import { ask, askAndRead, lastAnswer } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// of a session that is over
test.use({ expected: expecting(refused(401, '/api/.*')) })

const input = 'Ask anything'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
}

test('a double click on Send sends once, and stops nothing', async ({ page }) => {
  await arrive(page)
  let stops = 0
  await page.route('**/api/asks/*/stop', (route) => {
    stops += 1
    return route.continue()
  })
  // while the answer is on its way, Stop stands where Send stood
  await page.route('**/api/ask', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.fulfill({ response })
  })
  await page.getByRole('textbox', { name: input }).fill('What is my purpose?')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await lastAnswer(page)
  expect(stops).toBe(0)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('4 of 5')).toBeVisible()
})

test('a first question of several lines leaves all that is said under it in view on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  const notice = page.getByText(/Arion is an AI guide/)
  const bar = page.getByRole('navigation').filter({ hasText: 'Menu' })
  for (const lines of [1, 3, 7]) {
    await page.getByRole('textbox', { name: input }).fill(Array(lines).fill('Shall I move?').join('\n'))
    await expect(notice).toBeInViewport({ ratio: 1 })
    const [said, below] = [(await notice.boundingBox())!, (await bar.boundingBox())!]
    expect(said.y + said.height, `${lines} lines`).toBeLessThanOrEqual(below.y)
  }
})

test('a question that meets an expired session is there again after the log-in', async ({ page }) => {
  const { email, password } = await arrive(page)
  await page.context().clearCookies()
  await ask(page, 'What is my purpose?')
  await logIn(page, email, password)
  await expect(page.getByRole('textbox', { name: input })).toHaveValue('What is my purpose?')
  await page.getByRole('textbox', { name: input }).press('Enter')
  await lastAnswer(page)
  await expect(page.getByText('4 of 5')).toBeVisible()
})

test('a session that is over is noticed, also when nothing is asked, and what was begun is there after the log-in', async ({
  page,
}) => {
  const { email, password } = await arrive(page)
  await page.getByRole('textbox', { name: input }).fill('What is my pur')
  await page.context().clearCookies()
  // the window comes back to the front, and the page asks again who is signed in
  await page.clock.install()
  await page.clock.fastForward('02:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await logIn(page, email, password)
  await expect(page.getByRole('textbox', { name: input })).toHaveValue('What is my pur')
})

test('a transit under an answer opens its time line, with the days on which it begins, is exact and ends', async ({
  page,
}) => {
  await arrive(page)
  const answer = await askAndRead(page, 'How will the next six months be for me?')
  const chip = answer
    .getByRole('list', { name: 'Based on' })
    .getByRole('button', { name: /, exact / })
    .first()
  const [, exact] = /exact (\d+ \w+ \d{4})/.exec(await chip.innerText())!
  await chip.click()
  const dialog = page.getByRole('dialog', { name: 'Based on' })
  const dates = dialog.getByRole('list', { name: 'When it is' })
  await expect(dates.getByText(/^(Begins on|It began)/)).toBeVisible()
  await expect(dates.getByText(/^Exact on/).first()).toBeVisible()
  await expect(dates.getByText(/^(Ends on|It goes on)/)).toBeVisible()
  const shown = await dates.getByText(/^Exact on/).allInnerTexts()
  const days = shown.map((text) => new Date(text.replace('Exact on ', '')).toDateString())
  expect(days).toContain(new Date(exact!).toDateString())
  await expect(dialog.getByRole('img').or(dialog.getByRole('group')).first()).toBeVisible()
})

test('what a search finds is opened at its place', async ({ page }) => {
  await arrive(page)
  await askAndRead(page, 'What is my purpose?')
  await askAndRead(page, 'When is a good day this week for a difficult talk?')
  await askAndRead(page, 'What should I focus on today?')
  await page.getByRole('link', { name: 'Past Conversations' }).click()
  await page.getByRole('searchbox', { name: 'Search your conversations' }).fill('difficult talk')
  await expect(page.getByText('1 conversation found')).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const found = page
    .getByRole('article')
    .filter({ hasText: 'When is a good day this week for a difficult talk?' })
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
  // the page around the conversation stays where it was
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(found).toContainText('Found here')
  await expect(page.getByRole('article').filter({ hasText: 'Found here' })).toHaveCount(1)
})
