/// <reference lib="dom" />
// What axe finds on every screen, in all that opens over them and on a newcomer's way, wide and narrow, by
// night and on vellum: script/bench axe [name…], where a name takes all that begin so. The names are those of
// the pictures. Ends with what was found and what could not be seen, and fails where that is anything. A
// whole run that was broken off, or did not see all, goes on with what is left.
import { AxeBuilder } from '@axe-core/playwright'
import { request } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { placesOf, screensOf } from '../script/demo-places.ts'
import type { Made } from '../script/demo-places.ts'
import { tokenOf } from '../script/demo-visitor.ts'
import { OPENED } from '../script/pictures-of-dialogs.ts'
import { accountOfNewcomer, closedGate, firstMinute, NEWCOMERS_LAST } from '../script/pictures-of-sign-up.ts'
import { EMPTY, LETTERS, OUTSIDE, SCREENS } from '../script/pictures-shown.ts'
import { arriveLongAgo } from './house/arrive-long-ago.ts'
import { openBrowser } from '../script/open-browser.ts'
import { openHouse } from './house/open-house.ts'
import { openMeasured } from './house/open-measured.ts'

const PORT = 4395
const ORIGIN = `http://localhost:${PORT}`
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const THEMES = { night: 'dark', vellum: 'light' } as const
/** of a step, and of a page until it stands */
const PATIENCE_MS = 20_000

type Size = keyof typeof SIZES
type Walk = [name: string, at: string, steps: readonly ((page: Page) => Promise<unknown>)[]]

const names = process.argv.slice(2)
const began = Date.now()
const unseen: string[] = []

const house = await openHouse(PORT, ORIGIN)
const measured = openMeasured(names.length === 0 ? 'axe' : null)
const isWanted = (name: string, size: Size) =>
  (names.length === 0 || names.some((one) => name.startsWith(one))) && !measured.has(`${name}, ${size}`)
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
  for (const size of Object.keys(SIZES) as Size[]) {
    await walk(size, null, still(OUTSIDE))
    await followLetters(size, known)
    await walk(size, newcomer, still(EMPTY))
    await walk(size, known, [
      ...still({ ...SCREENS, ...screensOf(made) }),
      ...opened.filter(([name]) => (OPENED[name]!.only ?? size) === size),
    ])
    await walkOn(size, /^gate$/, 'gate', (page, see) => closedGate(page, see, ORIGIN))
    await walkOn(size, /^(sign-up|welcome|gate-|newcomer)/, NEWCOMERS_LAST, async (page, see) => {
      await firstMinute(page, see)
      await accountOfNewcomer(page, see)
    })
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

async function walk(size: Size, cookie: string | null, walks: readonly Walk[]): Promise<void> {
  for (const [name, at, steps] of walks.filter(([one]) => isWanted(one, size)))
    await onPage(`${name}, ${size}`, size, cookie, async (page) => {
      await open(page, at)
      for (const step of steps) await step(page)
      await lookAt(page, `${name}, ${size}`)
    })
}

/** What the links of letters open, which somebody who is `known` has sent. */
async function followLetters(size: Size, known: string): Promise<void> {
  for (const [name, { ask, at, subject }] of Object.entries(LETTERS).filter(([one]) => isWanted(one, size)))
    await onPage(`${name}, ${size}`, size, null, async (page) => {
      const person = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { cookie: known } })
      const { email } = (await (await person.get('/api/profile')).json()) as { email: string }
      const to = await ask(person, email)
      await person.dispose()
      const token = await tokenOf(async (path) => (await page.request.get(path)).text(), to, subject)
      await open(page, `${at}#token=${token}`)
      await lookAt(page, `${name}, ${size}`)
    })
}

/** Steps that follow one another are walked whole, also for one of them, until the last has been seen. */
async function walkOn(
  size: Size,
  part: RegExp,
  last: string,
  work: (page: Page, see: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const isBegun = names.length === 0 ? isWanted(last, size) : names.some((one) => part.test(one))
  if (isBegun)
    await onPage(`on the way to ${last}, ${size}`, size, null, (page) =>
      work(page, async (name) => {
        if (isWanted(name, size)) await lookAt(page, `${name}, ${size}`)
      }),
    )
}

/** In a browser's profile of its own; what cannot be done is one of those not seen. */
async function onPage(
  name: string,
  size: Size,
  cookie: string | null,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  // one that has broken down is not the end of all others
  if (!browser.isConnected()) browser = await openBrowser()
  let context: BrowserContext | undefined
  try {
    context = await browser.newContext({
      baseURL: ORIGIN,
      viewport: SIZES[size],
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      bypassCSP: true,
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await work(page)
  } catch (error) {
    unseen.push(`${name}: not seen, ${String(error).split('\n')[0]}`)
    console.log(unseen.at(-1))
  } finally {
    await context?.close()
  }
}

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await page.locator('h1').first().waitFor()
  // also what nobody has scrolled to, which the public pages leave for later
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
      style.contentVisibility = 'visible'
  })
}

/** What is found there, by night and on vellum. */
async function lookAt(page: Page, name: string): Promise<void> {
  const found: string[] = []
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await rest(page)
    // what the server has painted may be gone before its page is there
    await page.locator('h1').first().waitFor()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    for (const { id, nodes } of violations)
      found.push(`${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`)
  }
  await page.emulateMedia({ colorScheme: THEMES.night, reducedMotion: 'reduce' })
  measured.add(name, found)
  console.log(name)
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
