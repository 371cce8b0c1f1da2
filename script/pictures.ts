/// <reference lib="dom" />
// Every screen of a running app as a picture, wide and narrow, by night and on vellum, in .cache/pictures:
//   node script/pictures.ts [address] [--keep]
// A screen that the console of the browser complains of is named at the end, and fails the run. `--keep`
// renews the pictures that the documents and the previews of links show.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext, Page } from 'playwright-core'
import { runToEnd } from './child.ts'
import { findChromium } from './chromium.ts'
import { CIRCLE } from './demo-people.ts'
import { stepByStep } from './pictures-of-sign-up.ts'
import { DIALOGS, KEPT, OUTSIDE, SCREENS, SOCIAL } from './pictures-shown.ts'

const OUT = '.cache/pictures'
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const THEMES = ['night', 'vellum'] as const
/** words of an answer and drawings are at rest by then */
const AT_REST_MS = 700

const keeps = process.argv.includes('--keep')
const base = process.argv.slice(2).find((one) => one.startsWith('http')) ?? 'http://127.0.0.1:3000'
const complaints: string[] = []

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
mkdirSync(OUT, { recursive: true })
const { output } = await runToEnd(['node', 'script/demo.ts', base], { isKept: true })
const account = JSON.parse(output.trim().split('\n').at(-1)!) as { email: string; password: string }

let taken = 0
for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of THEMES) {
    const context = await browser.newContext({
      baseURL: base,
      viewport,
      reducedMotion: 'reduce',
      colorScheme: theme === 'night' ? 'dark' : 'light',
    })
    await signIn(context)
    const page = await context.newPage()
    listen(page)
    const places = { ...SCREENS, ...(await madeByDemo(context)) }
    for (const [name, address] of Object.entries(places)) {
      await open(page, address)
      await page.screenshot({ path: fileOf(name, size, theme), fullPage: true })
      const place = KEPT[`${name}-${size}-${theme}`]
      if (keeps && place) await page.screenshot({ path: place })
      taken++
    }
    for (const [name, { address, press }] of Object.entries(DIALOGS)) {
      await open(page, address)
      await page.getByRole('button', { name: press }).first().click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(AT_REST_MS)
      await page.screenshot({ path: fileOf(name, size, theme) })
      taken++
    }
    await context.clearCookies()
    for (const [name, address] of Object.entries(OUTSIDE)) {
      await open(page, address)
      await page.screenshot({ path: fileOf(name, size, theme), fullPage: true })
      taken++
    }
    await stepByStep(page, async (name) => {
      await page.waitForTimeout(AT_REST_MS)
      await page.screenshot({ path: fileOf(name, size, theme), fullPage: true })
      taken++
    })
    await context.close()
  }
if (keeps) await keep()
await browser.close()
console.log(`${taken} pictures in ${OUT}, ${complaints.length} complaints of the console`)
for (const complaint of new Set(complaints)) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in', { data: account })
  if (!answer.ok()) throw new Error(`Log-in: ${answer.status()} ${await answer.text()}`)
}

/** What stands at an address of its own since the demonstration has made it. */
async function madeByDemo(context: BrowserContext): Promise<Record<string, string>> {
  const read = async (path: string) => (await (await context.request.get(path)).json()) as unknown
  const { members } = (await read('/api/circle/members')) as { members: { id: string; name: string }[] }
  const known = members.find(({ name }) => name === CIRCLE[0][0])
  const page = await context.newPage()
  const first = async (address: string, href: RegExp) => {
    await open(page, address)
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    return links.find((one) => one !== null && href.test(one))
  }
  const found = {
    conversation: await first('/sanctum/ask-history', /\/ask\/[\w-]{20,}/),
    forecast: await first('/sanctum/foresight/saved', /\/foresight\/[\w-]{20,}/),
    relationship: known && `/sanctum/circle/${known.id}`,
  }
  await page.close()
  return Object.fromEntries(Object.entries(found).flatMap(([name, at]) => (at ? [[name, at]] : [])))
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.locator('h1').first().waitFor()
  await drawWhole(page)
  await page.waitForTimeout(AT_REST_MS)
}

/** Also what nobody has scrolled to, which the public pages leave for later. */
async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
      style.contentVisibility = 'visible'
  })
}

function listen(page: Page): void {
  const note = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    // a wrong address is answered with 404, which is what the picture shows
    if (['error', 'warning'].includes(message.type()) && !/nowhere/.test(message.location().url))
      note(message.text())
  })
}

function fileOf(name: string, size: string, theme: string): string {
  return join(OUT, `${name}-${size}-${theme}.png`)
}

async function keep(): Promise<void> {
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
