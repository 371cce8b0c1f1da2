/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { openBrowser } from '../../script/open-browser.ts'
import type { Visit } from './visit.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** colours have arrived and drawings are at rest by then */
const AT_REST_MS = 700

/** How much axe finds on a page in both themes. */
export async function countAxe({ address, form, cookie }: Visit): Promise<number> {
  const browser = await openBrowser()
  let found = 0
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({
      viewport: SIZES[form],
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    })
    const page = await context.newPage()
    // a page that follows what happens elsewhere is never without a request
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('h1').first().waitFor()
    // also what nobody has scrolled to, which the public pages leave for later
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
        style.contentVisibility = 'visible'
    })
    await page.waitForTimeout(AT_REST_MS)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      console.error(
        `${address}, ${form}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`,
      )
    found += violations.length
    await context.close()
  }
  await browser.close()
  return found
}
