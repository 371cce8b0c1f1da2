/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseCalendar } from '../../apps/server/test/parse-calendar.ts'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// what is not understood, what fails for once, and what is not there
test.use({
  expected: expecting(
    refused(422, '/api/generate-foresight'),
    refused(500, '/api/generate-foresight'),
    refused(404, '/api/foresights/[^/]+(?:/ribbon)?'),
  ),
})

// dates as they are written there
test.use({ locale: 'en-GB' })

const explore = (page: Page) => page.getByRole('button', { name: 'Explore Future Paths' })

async function lookAhead(page: Page, timeline: string): Promise<void> {
  await page.goto('/sanctum/foresight')
  await page.getByRole('radio', { name: timeline }).check()
  await explore(page).click()
  await expect(page.getByRole('heading', { level: 1, name: `${timeline} Forecast` })).toBeFocused()
}

test('three months ahead are made by a tile, saved, found again by their address, taken along as dates, and let go', async ({
  page,
}) => {
  await settleIn(page)
  await page
    .getByRole('dialog', { name: 'Welcome to Astrarium' })
    .getByRole('button', { name: 'Start' })
    .click()
  await page.getByRole('navigation', { name: 'Sanctuary' }).getByRole('link', { name: 'Foresight' }).click()
  await expect(page.getByRole('heading', { name: "Want to see what's ahead?" })).toBeVisible()
  await expect(
    page.getByText('No saved forecasts yet. Generate your first foresight to get started.'),
  ).toBeVisible()
  await expect(explore(page)).toBeDisabled()

  // one group of radio buttons, by its arrow keys
  await page.getByRole('radio', { name: '1 Week' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Custom Timeline' })).toBeChecked()
  await page.getByLabel('Your timeline').fill('summer')
  await page.getByRole('radio', { name: '6 Weeks' }).check()
  await expect(page.getByLabel('Your timeline')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 Months' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear choice' }).click()
  await expect(explore(page)).toBeDisabled()
  await page.getByRole('radio', { name: '3 Months' }).check()
  await explore(page).click()

  await expect(page.getByRole('heading', { level: 1, name: '3 Months Forecast' })).toBeFocused()
  await expect(page).toHaveURL(/\/sanctum\/foresight\/[0-9a-f-]{36}$/)
  await expect(page).toHaveTitle('3 Months Forecast · Astrarium')
  const address = page.url()
  for (const name of [
    'Timing Windows',
    'Opportunities',
    'Evolutionary Tensions',
    'Emotional Landscape',
    'Soul Guidance',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  for (const name of ["What's Ripening", 'What May Feel Tender'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  const theme = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  const windows = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Timing Windows' }) })
  const types = await windows.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(types.length).toBeGreaterThan(2)

  await page.getByRole('button', { name: 'Save Forecast' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^astrarium-3-months-forecast-\d{4}-\d\d-\d\d\.ics$/)
  const calendar = parseCalendar(await readFile(await download.path(), 'utf8'))
  for (const type of types) expect(calendar.events.map(({ summary }) => summary)).toContain(type)

  await page.getByRole('link', { name: 'Back to Foresight' }).click()
  await expect(page.getByRole('link', { name: theme })).toContainText('3 Months')
  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(/\/sanctum\/foresight\/saved$/)
  const item = page.getByRole('article').filter({ hasText: theme })
  await expect(item).toContainText('3 Months · Generated')
  await expect(item.getByRole('list', { name: 'Key insights' }).getByRole('listitem')).not.toHaveCount(0)
  await item.getByRole('link', { name: theme }).click()
  await expect(page).toHaveURL(address)

  await page.goBack()
  const remove = page.getByRole('button', { name: `Remove “${theme}” from the saved forecasts` })
  await remove.click()
  await expect(page.getByText('No saved forecasts yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(page.getByText('No saved forecasts yet.')).toBeVisible()

  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Save Forecast' })).toHaveAttribute('aria-pressed', 'false')
})

test('a time in one’s own words is understood, and what is not is asked back without a word lost', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/foresight')
  await page.getByRole('radio', { name: 'Custom Timeline' }).check()
  await expect(explore(page)).toBeDisabled()
  const timeline = page.getByLabel('Your timeline')
  const question = page.getByLabel('Custom Question')
  await timeline.fill('when pigs fly')
  await question.fill('Is it a good time to move?')
  await explore(page).click()
  await expect(page.getByText('I did not understand "when pigs fly" as a stretch of time.')).toBeVisible()
  await expect(timeline).toBeFocused()
  await expect(timeline).toHaveAttribute('aria-invalid', 'true')
  await expect(timeline).toHaveValue('when pigs fly')
  await expect(question).toHaveValue('Is it a good time to move?')

  await timeline.fill('until my birthday')
  await expect(timeline).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Until my birthday Forecast' })).toBeVisible()
  await expect(page.getByText(/ to 21 April 20\d\d$/)).toBeVisible()
  await expect(page.getByText('You asked: “Is it a good time to move?”')).toBeVisible()

  // the way back has it all, and a refusal by the server loses nothing either
  await page.goBack()
  await expect(timeline).toHaveValue('until my birthday')
  await page.route('**/api/generate-foresight', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'foresight_failed', error: 'no sky today' } }),
  )
  await explore(page).click()
  await expect(page.getByText('Failed to generate foresight. Please try again.')).toBeVisible()
  await expect(question).toHaveValue('Is it a good time to move?')
  await page.unroute('**/api/generate-foresight')

  // somebody in need is met before any forecast
  await page.getByRole('button', { name: 'Clear choice' }).click()
  await question.fill('I want to kill myself')
  await explore(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Please speak to somebody now')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum\/foresight$/)
  await page.getByRole('button', { name: 'Back to Foresight' }).click()
  await expect(question).toHaveValue('I want to kill myself')
})

test('the transits of five years are the same drawn and as a table, by keyboard too', async ({ page }) => {
  await settleIn(page)
  await lookAhead(page, '5 Years')
  const lanes = page.getByRole('listbox', { name: 'Transits, in order' }).getByRole('option')
  await expect(lanes).toHaveCount(24)
  await lanes.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(lanes.nth(1)).toBeFocused()
  const said = (await lanes.nth(1).getAttribute('aria-label')) ?? ''
  expect(said).toMatch(/^\w+ \w+ \w+; .*\d{4}.*; (Opening|Dynamic|Reflective|Transformative)$/)
  const name = said.split(';')[0]!
  await expect(page.locator('.ribbon-caption')).toContainText(name)

  await page.getByRole('button', { name: /^Show all \d+ transits$/ }).click()
  const drawn = page.locator('[role=option]')
  await expect.poll(() => drawn.count()).toBeGreaterThan(24)
  const names = new Set(
    await drawn.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(';')[0] ?? '')),
  )
  await page.getByRole('button', { name: 'By planet' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Pluto', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('table', { name: /^Transits to your chart/ })
  const inTable = await table.getByRole('rowheader').allInnerTexts()
  expect(new Set(inTable.map((text) => text.trim()))).toEqual(names)
  const begins = table.getByRole('columnheader', { name: 'Begins' })
  const years = async () =>
    (await table.locator('tbody td:nth-child(2)').allInnerTexts()).map((text) =>
      Number(/\d{4}/.exec(text)?.[0]),
    )
  await expect(begins).toHaveAttribute('aria-sort', 'ascending')
  const before = await years()
  expect(before).toEqual(before.toSorted((a, b) => a - b))
  await begins.getByRole('button').click()
  await expect(begins).toHaveAttribute('aria-sort', 'descending')
  expect(await years()).toEqual(before.toReversed())
  await page.getByRole('button', { name: 'Show as drawing' }).click()
  await expect(drawn.first()).toBeVisible()

  // the years stay in sight above the last of a sheet's lanes
  const sheet = page.locator('.ribbon-sheet').last()
  await sheet
    .getByRole('option')
    .last()
    .evaluate((lane) => window.scrollTo(0, lane.getBoundingClientRect().top + window.scrollY - 200))
  await expect(sheet.locator('.ribbon-axis')).toBeInViewport()

  // on a phone the table has all its columns, and nothing to push aside
  await page.getByRole('button', { name: 'Show as table' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const column of ['Begins', 'Exact', 'Ends'])
    await expect(table.getByRole('columnheader', { name: column })).toBeInViewport()
  const region = page.getByRole('region', { name: /^Transits to your chart/ })
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Show as drawing' }).click()

  // on paper: the forecast alone, in ink on white
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Sanctuary' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  await expect(page.getByText(/^Astrarium, made on/)).toBeVisible()
  // the reading first, then the drawing and all transits in words
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('table', { name: /^Transits to your chart/ })).toBeVisible()
  const order = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(order.slice(-2)).toEqual(['Soul Guidance', 'Transits over this time'])
  expect(await page.getByRole('option').count()).toBe(24)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a forecast that is not there says so, and leads back', async ({ page }) => {
  await settleIn(page)
  await page.goto('/sanctum/foresight/11111111-1111-4111-8111-111111111111')
  await expect(page.getByRole('heading', { name: 'Forecast Not Found' })).toBeVisible()
  await expect(page.getByText('Forecast not found or you do not have permission to view it.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Foresight' }).click()
  await expect(page).toHaveURL(/\/sanctum\/foresight$/)
  await page.goto('/sanctum/foresight/nowhere')
  await expect(page.getByText('Forecast not found.', { exact: true })).toBeVisible()
})
