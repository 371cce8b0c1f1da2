import type { Page } from '@playwright/test'
import { newcomer, settleIn } from '../newcomer.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

// the script is held back
test.use({ expected: expecting(heldBack('/assets/[^/]+[.]js')) })

test.use({ viewport: { width: 390, height: 844 } })

/** Where the heading stands before any script of the app has come, and with it. */
async function headings(page: Page, path: string): Promise<[words: string | null, box: object | null][]> {
  const heading = page.getByRole('heading', { level: 1 })
  const look = async (): Promise<[string | null, object | null]> => {
    await page.evaluate(() => document.fonts.ready)
    return [await heading.textContent(), await heading.boundingBox()]
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
  const before = await look()
  await page.unroute('**/assets/*.js')
  await page.goto(path)
  await expect(
    page
      .getByRole('textbox')
      .or(page.getByRole('button', { name: 'Add Someone' }))
      .first(),
  ).toBeVisible()
  return [before, await look()]
}

test('the log-in, the home page, the talk, the forecasts and the Circle stand before their script, where it leaves them', async ({
  page,
}) => {
  const [bare, whole] = await headings(page, '/login')
  expect(bare?.[0]).toBe('Welcome back')
  expect(bare).toEqual(whole)

  await settleIn(page, newcomer(), { isWelcomed: true })
  // a page that is left while its script is on the way says so in the console
  await expect(page.getByRole('button', { name: 'Generate my daily chart' })).toBeVisible()
  const [sentence, home] = await headings(page, '/sanctum')
  expect(sentence?.[0]).toMatch(/[.?]$/)
  expect(sentence).toEqual(home)

  const daily = await (await page.request.get('/api/daily-chart')).json()
  await page.request.post('/api/generate-user-daily-chart', { data: { forDate: daily.forDate } })
  const [asked, talk] = await headings(page, '/sanctum/ask')
  expect(asked).toEqual(talk)

  const [named, forecasts] = await headings(page, '/sanctum/foresight')
  expect(named).toEqual(forecasts)

  const [drawn, circle] = await headings(page, '/sanctum/circle')
  expect(drawn).toEqual(circle)
})
