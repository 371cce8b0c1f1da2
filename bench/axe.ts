/// <reference lib="dom" />
// What axe finds on every screen and in all that opens over them, wide and narrow, by night and on vellum:
// script/bench axe [name…], where a name takes all that begin so. The names are those of the pictures. Ends
// with what was found and what could not be seen, and fails where that is anything. A whole run that was
// broken off, or did not see all, goes on with what is left.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { placesOf, screensOf } from '../script/demo-places.ts'
import type { Made } from '../script/demo-places.ts'
import { OPENED } from '../script/pictures-of-dialogs.ts'
import { EMPTY, OUTSIDE, SCREENS } from '../script/pictures-shown.ts'
import { arriveLongAgo } from './house/arrive-long-ago.ts'
import { openBrowser } from './house/open-browser.ts'
import { openHouse } from './house/open-house.ts'
import { openMeasured } from './house/open-measured.ts'

const PORT = 4395
const ORIGIN = `http://localhost:${PORT}`
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** of a step, and of a page until it stands */
const PATIENCE_MS = 20_000

type Walk = [name: string, at: string, steps: readonly ((page: Page) => Promise<unknown>)[]]

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.some((one) => name.startsWith(one))
const began = Date.now()
const unseen: string[] = []

const house = await openHouse(PORT)
const measured = openMeasured(names.length === 0 ? 'axe' : null)
let browser = await openBrowser()
try {
  const known = await arriveLongAgo(house, ORIGIN)
  const newcomer = await house.arrive()
  await house.call('PATCH', '/api/profile', newcomer, { hasSeenWelcomeModal: true, isFindable: false })
  const made = await placesOf(async (path) => (await house.call('GET', path, known)).json())
  const opened = Object.entries(OPENED).map(([name, { at, steps }]): Walk => [
    name,
    at in made ? made[at as keyof Made] : at,
    steps,
  ])
  const still = (screens: Record<string, string>) =>
    Object.entries(screens).map(([name, at]): Walk => [name, at, []])
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    await walk(size, null, still(OUTSIDE))
    await walk(size, newcomer, still(EMPTY))
    await walk(size, known, [
      ...still({ ...SCREENS, ...screensOf(made) }),
      ...opened.filter(([name]) => size === 'wide' || OPENED[name]!.only !== 'wide'),
    ])
  }
} finally {
  await browser.close()
  await house.close()
}
const found = measured.found()
if (unseen.length === 0) measured.end()
const seconds = Math.round((Date.now() - began) / 1000)
console.log(`${found.length} found and ${unseen.length} not seen after ${seconds} s`)
for (const line of [...found, ...unseen]) console.log(line)
process.exit(found.length + unseen.length > 0 ? 1 : 0)

async function walk(size: keyof typeof SIZES, cookie: string | null, walks: readonly Walk[]): Promise<void> {
  for (const one of walks) {
    const name = `${one[0]}, ${size}`
    if (!isWanted(one[0]) || measured.has(name)) continue
    // one that has broken down is not the end of all others
    if (!browser.isConnected()) browser = await openBrowser()
    try {
      measured.add(name, await lookAt(one, size, cookie))
      console.log(name)
    } catch (error) {
      unseen.push(`${name}: not seen, ${String(error).split('\n')[0]}`)
      console.log(unseen.at(-1))
    }
  }
}

/** What is found in one place, by night and on vellum. */
async function lookAt(
  [name, at, steps]: Walk,
  size: keyof typeof SIZES,
  cookie: string | null,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const look = async (theme: string) => {
      // what the server has painted may be gone before its page is there
      await page.locator('h1').first().waitFor()
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      return violations.map(
        ({ id, nodes }) =>
          `${name}, ${size}, ${theme}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`,
      )
    }
    await page.goto(ORIGIN + at)
    await page.locator('h1').first().waitFor()
    // also what nobody has scrolled to, which the public pages leave for later
    await page.evaluate(() => {
      for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
        style.contentVisibility = 'visible'
    })
    for (const step of steps) await step(page)
    await rest(page)
    const night = await look('night')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await rest(page)
    return [...night, ...(await look('vellum'))]
  } finally {
    await context.close()
  }
}

/** Until nothing in the page changes any more; what changes for ever is not waited for. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = ''
    for (let same = 0, looks = 0; same < 4 && looks < 50; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      same = document.body.innerHTML === before ? same + 1 : 0
      before = document.body.innerHTML
    }
  })
}
