/// <reference lib="dom" />
// script/bench circle: a Circle of 500 people and 2,000 notes in the built app: until its pages can be used,
// what a move by hand costs a frame (from a trace), and what it takes the server to place somebody new
import type { Browser, Page } from '@playwright/test'
import { fillCircle, NAMES } from './circle/fill-circle.ts'
import { frameCosts } from './circle/frame-costs.ts'
import { arrive, LONDON_1926 } from './house/arrive.ts'
import { signedIn } from './house/signed-in.ts'
import { openBrowser } from '../script/open-browser.ts'
import { openServers } from './house/open-servers.ts'
import { printLimits } from './house/print-limits.ts'

const LIMITS = { page: 1000, frame: 8, ring: 50 }
const PEOPLE = 500
const NOTES = 2000
const RUNS = 12
const MOVES = 6

const servers = await openServers(1)
try {
  const [base = ''] = servers.bases
  const cookie = await arrive(base)
  const placed = await fillCircle(servers, { base, cookie, people: PEOPLE, notes: NOTES })
  const browser = await openBrowser()
  const open = (width: number, height: number, whose = cookie) =>
    signedIn(browser, { base, cookie: whose, width, height })
  // with nobody in the Circle: what of the wait is no matter of people
  const alone = await arrive(base)
  const timed = async (width: number, height: number, address: string, selector: string, whose = cookie) => {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      // nothing is known to a browser that opens it for the first time
      const context = await open(width, height, whose)
      const page = await context.newPage()
      await page.goto(address, { waitUntil: 'commit' })
      times.push(await standsAt(page, selector))
      await context.close()
    }
    return times
  }
  const seals = '[data-seal]'
  printLimits(`${PEOPLE} people and ${NOTES} notes, until the page can be used, nothing cached`, [
    {
      name: 'the Circle, drawn',
      times: await timed(1440, 1000, '/sanctum/circle', seals),
      limit: LIMITS.page,
    },
    {
      name: '… with nobody in it',
      times: await timed(1440, 1000, '/sanctum/circle', '[data-groove]', alone),
      limit: null,
    },
    {
      name: 'the Circle, on a phone',
      times: await timed(390, 844, '/sanctum/circle', 'ol section span.flex[aria-hidden]'),
      limit: LIMITS.page,
    },
    {
      name: 'notes, by people',
      times: await timed(1440, 1000, '/sanctum/circle/notes', 'button[aria-haspopup="dialog"]'),
      limit: LIMITS.page,
    },
  ])
  const page = await (await open(1440, 1000)).newPage()
  printLimits('In notes', await inNotes(page))
  printLimits('Moving a person by hand, script and layout of each frame, of the processor', [
    { name: `${MOVES} moves`, times: await moves(browser, page), limit: LIMITS.frame },
  ])
  printLimits('The ring of a new person, birth to answer, over HTTP', [
    { name: 'placed and kept', times: placed, limit: LIMITS.ring },
  ])
  await browser.close()
  printLimits('Their own birth corrected, each of the people placed anew in the same request', [
    { name: `${PEOPLE} placed anew`, times: await corrections(base, cookie), limit: null },
  ])
} finally {
  await servers.close()
}

async function corrections(base: string, cookie: string): Promise<number[]> {
  const times: number[] = []
  for (const birthTime of ['03:10', '03:20', '03:30']) {
    const began = performance.now()
    const answer = await fetch(`${base}/api/chart/birth`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify({ ...LONDON_1926, birthTime, birthTimeAccuracy: 'exact' }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    times.push(performance.now() - began)
  }
  return times
}

/** ms of the page's clock, when it was painted. */
async function standsAt(page: Page, selector: string, except?: string): Promise<number> {
  const stood = await page.waitForFunction(
    ({ wanted, but }) => {
      const found = document.querySelector(wanted)
      return found && (but === undefined || !found.textContent.startsWith(but)) ? performance.now() : null
    },
    { wanted: selector, but: except },
    { polling: 'raf' },
  )
  return Number(await stood.jsonValue())
}

async function inNotes(page: Page) {
  const [opening, searching]: [number[], number[]] = [[], []]
  const search = page.getByRole('searchbox')
  for (let run = 0; run < RUNS; run++) {
    // nothing is known from the run before
    await page.goto('/sanctum/circle/notes')
    opening.push(
      await until(
        page,
        () =>
          page
            .getByRole('button', { name: /, \d{3} notes$/ })
            .first()
            .click(),
        '[role=dialog] article',
      ),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const found = 'p[role=status]:not(.sr-only)'
    searching.push(await until(page, () => search.fill(NAMES[run]!), found, `${NOTES} `))
  }
  return [
    { name: 'hundreds of notes of one person opened', times: opening, limit: LIMITS.page },
    { name: 'words looked for in all, from the last letter on', times: searching, limit: LIMITS.page },
  ]
}

/** @param except how what stands there does not begin any more */
async function until(
  page: Page,
  act: () => Promise<unknown>,
  selector: string,
  except?: string,
): Promise<number> {
  const began = await page.evaluate(() => performance.now())
  await act()
  return (await standsAt(page, selector, except)) - began
}

/** A seal through the rings and back, again and again. */
async function moves(browser: Browser, page: Page): Promise<number[]> {
  await page.goto('/sanctum/circle')
  await page.locator('[data-seal]').first().waitFor()
  await page.waitForTimeout(1000)
  const drawing = (await page.locator('svg.rings').boundingBox())!
  const middle = { x: drawing.x + drawing.width / 2, y: drawing.y + (drawing.height * 464) / 876 }
  const plate = (await page.locator('[role=option] .rings-seal-plate').first().boundingBox())!
  const at = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 }
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  for (let move = 0; move < MOVES; move++) {
    const far = move % 2 === 0 ? 3 : 1
    await page.mouse.move(middle.x + (at.x - middle.x) * far, middle.y + (at.y - middle.y) * far, {
      steps: 60,
    })
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return frameCosts((await browser.stopTracing()).toString())
}
