import type { Locator, Page } from '@playwright/test'
import { arrive, newcomer, settleIn } from '../newcomer.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

// the script is held back
test.use({ expected: expecting(heldBack('/assets/[^/]+[.]js')) })

test.use({ viewport: { width: 390, height: 844 } })

type Seen = [words: string | null, box: object | null]

/** What says something and where it stands, before any script of the app has come and with it. */
async function beforeAndAfter(page: Page, path: string, ...more: Locator[]): Promise<[Seen[], Seen[]]> {
  const shown = [page.getByRole('heading', { level: 1 }), ...more]
  const look = async (): Promise<Seen[]> => {
    await page.evaluate(() => document.fonts.ready)
    return Promise.all(
      shown.map(async (one): Promise<Seen> => [await one.textContent(), await one.boundingBox()]),
    )
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

test('the log-in, the sign-up, the home page, the talk, the forecasts and the Circle stand before their script, where it leaves them', async ({
  page,
}) => {
  const [bare, whole] = await beforeAndAfter(page, '/login')
  expect(bare[0]?.[0]).toBe('Welcome back')
  expect(bare).toEqual(whole)

  const [begun, account] = await beforeAndAfter(page, '/signup')
  expect(begun[0]?.[0]).toBe('Create Your Account')
  expect(begun).toEqual(account)

  await settleIn(page, newcomer(), { isWelcomed: true })
  // a page that is left while its script is on the way says so in the console
  await expect(page.getByRole('button', { name: 'Generate my daily chart' })).toBeVisible()
  const [sentence, home] = await beforeAndAfter(page, '/sanctum')
  expect(sentence[0]?.[0]).toMatch(/[.?]$/)
  expect(sentence).toEqual(home)
  // what the day begins with lies within the first screen, and nothing moves while the wheel is drawn
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'Your natal chart' })).toBeInViewport({ ratio: 1 })

  const daily = await (await page.request.get('/api/daily-chart')).json()
  await page.request.post('/api/generate-user-daily-chart', { data: { forDate: daily.forDate } })
  const today = await (await page.request.get('/api/home')).json()
  const [asked, talk] = await beforeAndAfter(
    page,
    '/sanctum/ask',
    page.getByText(today.sentence.text),
    page.getByRole('heading', { level: 2 }),
    page.getByText('Ask me about today'),
  )
  expect(asked).toEqual(talk)

  const [named, forecasts] = await beforeAndAfter(page, '/sanctum/foresight')
  expect(named).toEqual(forecasts)

  const [drawn, circle] = await beforeAndAfter(page, '/sanctum/circle')
  expect(drawn).toEqual(circle)
})

test('a question stands at once, before the script is there that draws a conversation', async ({ page }) => {
  const { promise: isWanted, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/conversation-view-*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  await arrive(page)
  await page.getByRole('textbox', { name: 'Ask anything' }).fill('What is my purpose?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('What is my purpose?')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conversation' })).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('list', { name: 'Based on' })).toBeVisible()
})

test('the wheel of Home takes the room that was kept for it', async ({ page }) => {
  await settleIn(page, newcomer(), { isWelcomed: true })
  await expect(page.getByRole('button', { name: 'Generate my daily chart' })).toBeVisible()
  // the profile comes late: neither with the page nor by itself
  const { promise: isWanted, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/sanctum', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"/api/profile"', '"/none"'),
    })
  })
  await page.route('**/api/profile', async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto('/sanctum')
  const room = page.locator('.home-wheel')
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await room.boundingBox()
  letThrough()
  await expect(room.getByRole('group', { name: 'Your natal chart' })).toBeVisible()
  expect(await room.boundingBox()).toEqual(before)
})
