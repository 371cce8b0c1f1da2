/// <reference lib="dom" />
import type { Page, Request } from '@playwright/test'
import { makeDemoPerson } from '../../script/demo-person.ts'
import { placesOf, screensOf } from '../../script/demo-places.ts'
import { INSIDE, NOT_THERE, OPEN } from '../screens.ts'
import { expect, expecting, heldBack, test } from '../test.ts'

test.use({ expected: expecting(...NOT_THERE, heldBack('/api/circle/events')) })

const VISITS = 3

/**
 * Each screen so many times, in as many pages at once: each begins with another part of them, so that the
 * visits to one screen follow one another. A page opens its first screen by its address.
 */
async function visitAll(
  page: Page,
  screens: readonly string[],
  goOn: (tab: Page, path: string) => Promise<unknown>,
): Promise<void> {
  const visit = async (begins: number) => {
    const tab = await page.context().newPage()
    // with a line that stays open a page never comes to rest
    await tab.route('**/api/circle/events', (route) => route.abort())
    const underWay = new Set<Request>()
    tab.on('request', (request) => underWay.add(request))
    tab.on('requestfinished', (request) => underWay.delete(request))
    tab.on('requestfailed', (request) => underWay.delete(request))
    const [first = '', ...others] = [...screens.slice(begins), ...screens.slice(0, begins)]
    await tab.goto(first)
    for (const path of others) {
      await expect(tab.locator('h1').first()).toBeVisible()
      await expect.poll(() => underWay.size).toBe(0)
      await goOn(tab, path)
    }
    await tab.waitForLoadState('networkidle')
  }
  await Promise.all(
    Array.from({ length: VISITS }, (_, at) => visit(Math.floor((at * screens.length) / VISITS))),
  )
}

/** As a link of ours leads, without a new document. */
function follow(tab: Page, path: string): Promise<void> {
  return tab.evaluate((to) => {
    history.pushState(null, '', to)
    return new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))
  }, path)
}

test('three visits to every screen outside leave the console silent', async ({ page }) => {
  await visitAll(page, OPEN, (tab, path) => tab.goto(path))
})

test('three visits to every screen inside leave the console silent', async ({ page, baseURL }) => {
  const { email, password } = await makeDemoPerson(baseURL!)
  const signedIn = await page.request.post('/api/auth/sign-in', { data: { email, password } })
  expect(signedIn.ok()).toBe(true)
  const made = await placesOf(async (path) => (await page.request.get(path)).json())
  await visitAll(page, [...INSIDE, '/sanctum/daily/insight', ...Object.values(screensOf(made))], follow)
})
