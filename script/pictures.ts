/// <reference lib="dom" />
// Every screen and dialog of a running app as a picture, wide and narrow, by night and on vellum, in
// .cache/pictures:
//   node script/pictures.ts [address] [NAME…] [--on] [--keep] [--anew]
// The server has to be known by that address, or payments do not lead back to it; and a passkey wants a name:
//   PUBLIC_URL=http://localhost:3000 script/server
// A name takes all pictures that begin so, and `--on` only those that are not there: a run that was broken
// off is gone on with, where one of all begins with none. Their person is made once for an address, and
// `--anew` makes another. What the console of the browser complains of is named at the end, and so is what
// could not be taken; both fail the run. `--keep` renews the pictures that the documents and the previews of
// links show.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'playwright-core'
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core'
import { SELF } from './demo-people.ts'
import { makeDemoPerson } from './demo-person.ts'
import type { DemoPerson } from './demo-person.ts'
import { placesOf, screensOf } from './demo-places.ts'
import type { Made } from './demo-places.ts'
import { tokenOf } from './demo-visitor.ts'
import { openBrowser } from './open-browser.ts'
import { OPENED } from './pictures-of-dialogs.ts'
import { accountOfNewcomer, closedGate, firstMinute, NEWCOMERS_LAST } from './pictures-of-sign-up.ts'
import { EMPTY, KEPT, LETTERS, OUTSIDE, REFUSED, SCREENS, SOCIAL } from './pictures-shown.ts'

const OUT = '.cache/pictures'
const PERSON = join(OUT, 'person.json')
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const THEMES = { night: 'dark', vellum: 'light' } as const
/** words of an answer and drawings are at rest by then */
const AT_REST_MS = 600
const PATIENCE_MS = 15_000

type Size = keyof typeof SIZES
type Take = (name: string) => Promise<void>

const keeps = process.argv.includes('--keep')
const goesOn = process.argv.includes('--on')
const said = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const base = said.find((one) => one.startsWith('http')) ?? 'http://127.0.0.1:3000'
/** a passkey belongs to a name, such as localhost, and to no number */
const hasName = !/^[\d.]+$/.test(new URL(base).hostname)
const names = said.filter((one) => !one.startsWith('http'))
const isNamed = (name: string) => names.length === 0 || names.some((one) => name.startsWith(one))
const isWanted = (name: string, size: Size) => isNamed(name) && !(goesOn && isThere(name, size))
const complaints: string[] = []
let taken = 0

const began = Date.now()
const browser = await openBrowser()
mkdirSync(OUT, { recursive: true })
if (names.length === 0 && !goesOn)
  for (const file of readdirSync(OUT).filter((one) => one.endsWith('.png'))) rmSync(join(OUT, file))
const { email, password } = await personToBe()
const account = { email, password }
const person = await signIn()
await Promise.all((Object.keys(SIZES) as Size[]).map(takeAll))
if (keeps) await keepSocial()
await browser.close()
const seconds = Math.round((Date.now() - began) / 1000)
console.log(`${taken} pictures in ${OUT} after ${seconds} s, ${complaints.length} complaints`)
for (const complaint of new Set(complaints)) console.error(complaint)
process.exit(taken > 0 && complaints.length === 0 ? 0 : 1)

/** One part after the other; where one could not begin, the others are taken. */
async function takeAll(size: Size): Promise<void> {
  for (const part of [takeOfPerson, takeOutside, takeOfNewcomer])
    await part(size).catch((error: unknown) =>
      complaints.push(`${part.name}, ${size}: broken off: ${String(error).split('\n')[0]}`),
    )
}

async function takeOfPerson(size: Size): Promise<void> {
  const opened = Object.entries(OPENED).filter(
    ([name, { only = size }]) => isWanted(name, size) && only === size && (hasName || name !== 'add-passkey'),
  )
  const context = await newContext(size)
  await context.addCookies((await person.storageState()).cookies)
  const made = await placesOf(async (path) => (await person.get(path)).json())
  await takeEach(context, size, { ...SCREENS, ...screensOf(made) })
  for (const [name, { at, steps }] of opened)
    await attempt(context, name, size, async (page) => {
      await open(page, at in made ? made[at as keyof Made] : at)
      for (const step of steps) await step(page)
      await take(page, name, size)
    })
  await context.close()
}

async function takeOutside(size: Size): Promise<void> {
  const context = await newContext(size)
  await takeEach(context, size, OUTSIDE)
  for (const [name, { ask, at, subject }] of Object.entries(LETTERS).filter(([one]) => isWanted(one, size)))
    await attempt(context, name, size, async (page) => {
      const to = await ask(person, account.email)
      const token = await tokenOf(async (path) => (await page.request.get(path)).text(), to, subject)
      await open(page, `${at}#token=${token}`)
      await take(page, name, size)
    })
  await context.close()
}

/**
 * Steps that follow one another: they are walked whole, also for one of their pictures, until the last is
 * there.
 */
async function takeOfNewcomer(size: Size): Promise<void> {
  const isOver = goesOn && isThere(NEWCOMERS_LAST, size)
  const isBegun = (part: RegExp) => !isOver && (names.length === 0 || names.some((one) => part.test(one)))
  const walk = async (part: RegExp, name: string, work: (page: Page, to: Take) => Promise<void>) => {
    if (!isBegun(part)) return
    await attempt(context, name, size, (page) =>
      work(page, async (each) => {
        if (isWanted(each, size)) await take(page, each, size)
      }),
    )
  }
  const context = await newContext(size)
  await walk(/^gate$/, 'gate', (page, to) => closedGate(page, to, base))
  await context.clearCookies()
  await walk(/^(sign-up|welcome|gate-|empty|newcomer)/, 'sign-up', firstMinute)
  await takeEach(context, size, EMPTY)
  await walk(/^newcomer/, 'newcomer', accountOfNewcomer)
  await context.close()
}

async function takeEach(context: BrowserContext, size: Size, places: Record<string, string>): Promise<void> {
  for (const [name, address] of Object.entries(places).filter(([one]) => isWanted(one, size)))
    await attempt(context, name, size, async (page) => {
      await open(page, address)
      await take(page, name, size)
    })
}

/** On a page of its own; what cannot be done is one of the complaints. */
async function attempt(
  context: BrowserContext,
  name: string,
  size: Size,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    listen(page, name)
    try {
      await work(page)
    } finally {
      await page.close()
    }
  } catch (error) {
    complaints.push(`${name}, ${size}: not taken: ${String(error).split('\n').slice(0, 4).join(' ')}`)
  }
  await context.setOffline(false)
}

/** In both themes, as high as what is on it, so that bars at its edges stand there. */
async function take(page: Page, name: string, size: Size): Promise<void> {
  await page.waitForTimeout(AT_REST_MS)
  const isInside = new URL(page.url()).pathname.startsWith('/sanctum')
  const { width, height } = SIZES[size]
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  const isGrown = isInside && !hasDialog && (await grow(page, width, height))
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    await turnTo(page, colorScheme)
    await page.screenshot({ path: fileOf(name, size, theme), fullPage: !hasDialog })
    taken++
  }
  await turnTo(page, 'dark')
  if (isGrown) await page.setViewportSize({ width, height })
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    const place = KEPT[`${name}-${size}-${theme}`]
    if (!keeps || !place) continue
    await turnTo(page, colorScheme)
    // what an answer rests on stands at its end
    const toEnd = page.getByRole('button', { name: 'Jump to latest' })
    if (await toEnd.isVisible()) await toEnd.click()
    await page.waitForTimeout(AT_REST_MS)
    await page.screenshot({ path: place })
  }
}

/** To a theme, whose colours have arrived. */
async function turnTo(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() =>
    document.getAnimations().forEach((each) => each instanceof CSSTransition && each.finish()),
  )
}

/** To the height of what is on it, also of what comes only then. */
async function grow(page: Page, width: number, from: number): Promise<boolean> {
  let height = from
  for (;;) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    if (whole <= height) return height > from
    height = whole
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(AT_REST_MS)
  }
}

function newContext(size: Size): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: base,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    // of somebody who lives where the demonstration's person does
    locale: 'en-GB',
    timezoneId: SELF.birth.timezone,
  })
}

/** Somebody whom the demonstration made at this address, now or before. */
async function personToBe(): Promise<DemoPerson> {
  const known =
    existsSync(PERSON) &&
    !process.argv.includes('--anew') &&
    (JSON.parse(readFileSync(PERSON, 'utf8')) as DemoPerson)
  if (known && known.address === base) return known
  const made = await makeDemoPerson(base)
  writeFileSync(PERSON, JSON.stringify(made))
  return made
}

/** Once for all, since few log-ins a minute are allowed. */
async function signIn(): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: base })
  const answer = await context.post('/api/auth/sign-in', { data: account })
  if (!answer.ok())
    throw new Error(`Log-in: ${answer.status()} ${await answer.text()} (--anew makes a person)`)
  return context
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.locator('h1').first().waitFor()
  await drawWhole(page)
}

/** Also what nobody has scrolled to, which the public pages leave for later. */
async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
      style.contentVisibility = 'visible'
  })
}

function listen(page: Page, name: string): void {
  // without a line nothing comes
  if (name === 'offline') return
  const note = (text: string) => complaints.push(`${name}: ${text}`)
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !REFUSED.includes(name)) note(message.text())
  })
}

function isThere(name: string, size: Size): boolean {
  return Object.keys(THEMES).every((theme) => existsSync(fileOf(name, size, theme)))
}

function fileOf(name: string, size: string, theme: string): string {
  return join(OUT, `${name}-${size}-${theme}.png`)
}

async function keepSocial(): Promise<void> {
  const { width, height, style, place } = SOCIAL
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(base)
  await page.addStyleTag({ content: style })
  await page.waitForTimeout(AT_REST_MS)
  await page.screenshot({ path: place })
}
