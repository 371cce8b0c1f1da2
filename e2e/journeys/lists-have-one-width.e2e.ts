import { settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

const LISTS = [
  '/sanctum/ask-history',
  '/sanctum/saved-ask',
  '/sanctum/daily/notes',
  '/sanctum/foresight/saved',
  '/sanctum/circle/notes',
  '/sanctum/circle/sharing',
  '/sanctum/subscription/asks',
]

test('whoever goes from list to list finds each where the last one stood, and as wide', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await settleIn(page)
  const places: [string, object][] = []
  for (const path of LISTS) {
    await page.goto(path)
    const head = page.getByRole('main').locator('header').first()
    await expect(head.getByRole('heading', { level: 1 })).toBeVisible()
    const { x, width } = (await head.boundingBox())!
    places.push([path, { x, width }])
  }
  expect(places).toEqual(LISTS.map((path) => [path, places[0]![1]]))
})
