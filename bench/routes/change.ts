/// <reference lib="dom" />
import { openBrowser } from '../../script/open-browser.ts'
import type { Form } from './visit.ts'

const PAGES = ['/sanctum/daily', '/sanctum/foresight', '/sanctum/ask', '/sanctum/circle', '/sanctum']
const SLOWED = { phone: 4, desktop: 1 }

/**
 * Milliseconds from a press in the menu to the painted heading of the page, which was open before: the median
 * of five pages. A phone has a processor so many times as slow; the menu is that of a wide screen for both.
 */
export async function measureChange(origin: string, form: Form, cookie: string): Promise<number> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { cookie },
    })
    const page = await context.newPage()
    await page.goto(`${origin}/sanctum`, { waitUntil: 'load' })
    await page.locator('h1').first().waitFor()
    const slow = await context.newCDPSession(page)
    const took: number[] = []
    for (const isWarm of [false, true]) {
      if (isWarm) await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED[form] })
      for (const path of PAGES) {
        const ms = await page.evaluate(pressAndWait, path)
        if (isWarm) took.push(ms)
        // what comes after the heading is not to be part of the next change
        await page.waitForTimeout(AT_REST_MS)
      }
    }
    return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]!
  } finally {
    await browser.close()
  }
}

const AT_REST_MS = 2000

/** In the page: presses the link in the menu, and answers when another heading has been painted. */
function pressAndWait(path: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('main h1')
    const began = performance.now()
    const look = () => {
      const heading = document.querySelector('main h1')
      if (location.pathname === path && heading && heading !== before)
        // painted by the frame after this one
        requestAnimationFrame(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)!.click()
    look()
  })
}
