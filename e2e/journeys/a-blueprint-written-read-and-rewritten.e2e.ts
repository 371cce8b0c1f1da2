import type { Page, Response, Route } from '@playwright/test'
import { newcomer, settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a chapter that is not there, and a reading that fails for once
test.use({ expected: expecting(refused(500, '/api/blueprint'), refused(404, '/api/blueprint/nowhere')) })

const question = (page: Page, name: string) => page.getByRole('button', { name })
const answer = (page: Page, name: string) => page.getByRole('region', { name })

test('a person begins the blueprint, sees it become whole, and reads it chapter by chapter', async ({
  page,
}) => {
  // as if the beginning that signing up asks for had got lost
  await settleIn(page, newcomer(), { beginsBlueprint: false })
  await page.goto('/sanctum/blueprint')
  await expect(page.getByRole('progressbar', { name: 'Your blueprint' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )
  const seen: number[] = []
  const listen = async (response: Response) => {
    if (response.url().endsWith('/api/blueprint'))
      seen.push(((await response.json()) as { answered: number }).answered)
  }
  page.on('response', listen)
  await page.getByRole('button', { name: 'Begin my blueprint' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your blueprint is complete.' })).toBeAttached()
  await expect(page.getByRole('progressbar', { name: 'Your blueprint' })).toHaveAttribute(
    'aria-valuetext',
    '42 of 42 questions answered',
  )
  page.off('response', listen)
  expect(seen.at(-1)).toBe(42)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await expect(page.getByRole('heading', { name: 'Blueprint', exact: true })).toBeFocused()

  const stars = page.getByRole('list', { name: 'Chapters' }).getByRole('link')
  await expect(stars).toHaveText([
    /Cosmic Core\s*\S.+[.!?]/,
    /Money & Work\s*\S.+[.!?]/,
    /Love & Relationships\s*\S.+[.!?]/,
    /Body & Health\s*\S.+[.!?]/,
    /Spiritual Life\s*\S.+[.!?]/,
    /Life Design\s*\S.+[.!?]/,
    /Destiny & Timing\s*\S.+[.!?]/,
  ])
  await stars.nth(2).click()
  await expect(page).toHaveURL(/\/sanctum\/blueprint\/love-relationships$/)
  await expect(page.getByRole('heading', { name: 'Love & Relationships' })).toBeVisible()
  await expect(question(page, 'What do I look for in love?')).toHaveAttribute('aria-expanded', 'true')

  await question(page, 'How do I argue, and how do I make up?').press('Enter')
  await expect(question(page, 'How do I argue, and how do I make up?')).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(question(page, 'What do I look for in love?')).toHaveAttribute('aria-expanded', 'false')
  const quarrel = answer(page, 'How do I argue, and how do I make up?')
  await expect(quarrel.getByRole('list', { name: 'Based on' }).getByRole('button').first()).toBeVisible()
  await expect(page).toHaveURL(/#love-quarrel$/)
  await page.reload()
  await expect(quarrel).toBeVisible()
  await expect(page.getByText('These insights are based on your birth chart data')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Other chapters' })
    .getByRole('link', { name: 'Next Body & Health' })
    .click()
  await expect(page.getByRole('heading', { name: 'Body & Health' })).toBeFocused()
  await expect(question(page, 'Where does my strength come from?')).toHaveAttribute('aria-expanded', 'true')

  await page.goto('/sanctum/blueprint/nowhere')
  await expect(page.getByRole('heading', { name: 'Category Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'See all chapters' }).click()
  await page.getByRole('link', { name: 'Return to Sanctuary' }).click()
  await expect(page).toHaveURL(/\/sanctum$/)
})

test('a chapter says that it is on its way and goes on by itself, and what failed can be tried again', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/blueprint')
  await expect(page.getByRole('progressbar', { name: 'Your blueprint' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )

  // how much of the chapter is there; one route for all of it, since a question may be under way while this
  // changes
  let written = 0
  await page.route('**/api/blueprint/money-work', (route) =>
    written < 6 ? altered(route, 'writing', written) : route.continue(),
  )
  await page.goto('/sanctum/blueprint/money-work')
  await expect(page.getByRole('heading', { name: 'Blueprint In Progress' })).toBeVisible()
  await expect(page.getByText('Please check back in 2 minutes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  written = 1
  await question(page, 'What kind of work suits me?').click()
  await expect(answer(page, 'What kind of work suits me?')).toHaveText('Not answered yet.')
  written = 6
  await expect(
    answer(page, 'What kind of work suits me?').getByRole('list', { name: 'Based on' }),
  ).toBeVisible()

  await page.route('**/api/blueprint', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'a test', code: 'internal' } }),
  )
  await page.goto('/sanctum/blueprint')
  await expect(page.getByRole('alert').filter({ hasText: 'Blueprint Not Available' })).toContainText(
    'Failed to fetch questions: ',
  )
  await page.unroute('**/api/blueprint')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible()
})

test('new birth data make another blueprint, and the whole of it goes on paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute(
        'data-printed',
        `${document.documentElement.dataset['printed'] ?? ''}x`,
      )
  })
  await settleIn(page)
  await page.goto('/sanctum/blueprint/cosmic-core')
  const centre = answer(page, 'What am I made of, at the centre?')
  await expect(centre).toContainText('Your Sun is in Taurus')
  const before = await centre.innerText()

  await page.goto('/sanctum/profile')
  await page.getByRole('button', { name: 'Re-generate Birth Chart' }).click()
  await page.getByLabel('Month').fill('11')
  await page.getByRole('button', { name: 'Save & Regenerate' }).click()
  await expect(page.getByText('Birth Chart Regenerated')).toBeVisible()
  await page.getByRole('link', { name: 'Blueprint', exact: true }).click()
  await page
    .getByRole('list', { name: 'Chapters' })
    .getByRole('link', { name: /Cosmic Core/ })
    .click()
  await expect(centre).toContainText('Your Sun is in Scorpio')
  expect(await centre.innerText()).not.toBe(before)

  await page.goto('/sanctum/blueprint')
  await page.getByRole('link', { name: 'Print or save as PDF' }).click()
  await expect(page.getByRole('heading', { name: 'The blueprint of Mara' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(42)
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

/** What the server says of a chapter, as it was while only the first `count` answers were written. */
async function altered(route: Route, state: 'writing', count: number): Promise<void> {
  const response = await route.fetch({ maxRetries: 2 })
  const chapter = (await response.json()) as { questions: { answer: string | null; facts: unknown[] }[] }
  const questions = chapter.questions.map((one, at) =>
    at < count ? one : { ...one, answer: null, facts: [] },
  )
  await route.fulfill({
    response,
    json: { ...chapter, state, answered: count, percentage: Math.round((100 * count) / 6), questions },
  })
}
