/// <reference lib="dom" />
// How long the ribbon of a forecast takes to draw: 200 transits over five years, each with a lane of its own,
// in the built app. From the press on the button to the moment when the picture stands: React's commit,
// style, layout and paint. script/bench ribbon
import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RibbonRow } from '@astrarium/contracts'
import { MAJOR_ASPECTS } from '@astrarium/sky/nouns'
import type { Page } from '@playwright/test'
import { runToEnd } from '../script/child.ts'
import { openBrowser } from '../script/open-browser.ts'
import { letterToken } from './house/letter-token.ts'

const ROWS = 200
const RUNS = 20
/** What lies beyond a window is painted when it comes near, so one is as high as the whole ribbon. */
const WINDOWS = [
  { name: 'window of 1440 px', width: 1440, height: 900 },
  { name: 'window of 390 px', width: 390, height: 844 },
  { name: 'all 200 in sight', width: 1440, height: 9000 },
]
const PORT = 4392
const ROOT = path.join(import.meta.dirname, '..')
const base = `http://127.0.0.1:${PORT}`

const { status } = await runToEnd([process.execPath, 'script/prepare.ts', 'web'])
if (status !== 0) throw new Error('The web app could not be built')
const server = spawn(process.execPath, ['script/throw-away-server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    server.once('exit', () => reject(new Error('The server did not start')))
  })
  const cookies = await arrive()
  const foresightId = await lookAhead(cookies)
  const browser = await openBrowser()
  console.log(
    `${ROWS} transits over five years, drawn ${RUNS} times each; load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  console.log('                       median      p95      max   of the main thread (median)')
  for (const { name, width, height } of WINDOWS) {
    const context = await browser.newContext({ viewport: { width, height } })
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: base })))
    const page = await context.newPage()
    await page.route('**/api/foresights/*/ribbon', (route) => route.fulfill({ json: manyTransits() }))
    await page.goto(`${base}/sanctum/foresight/${foresightId}`)
    await page.getByRole('button', { name: `Show all ${ROWS} transits` }).click()
    const times = await measure(page)
    const sorted = times.map(({ wall }) => wall).toSorted((a, b) => a - b)
    const thread = times.map(({ busy }) => busy).toSorted((a, b) => a - b)
    const at = (all: number[], part: number) =>
      `${all[Math.ceil(all.length * part) - 1]!.toFixed(0)} ms`.padStart(8)
    console.log(
      `${name.padEnd(20)} ${at(sorted, 0.5)} ${at(sorted, 0.95)} ${at(sorted, 1)}  ${at(thread, 0.5)}`,
    )
    await context.close()
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

/** From the table to the drawing, again and again: all lanes anew each time, and the table's rows away. */
async function measure(page: Page): Promise<{ wall: number; busy: number }[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyUntilNow = async () =>
    ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0) * 1000
  const times: { wall: number; busy: number }[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('button', { name: 'Show as table' }).click()
    await page.getByRole('table').waitFor()
    // whatever the table still has to do is not the drawing's
    await pause(300)
    const before = await busyUntilNow()
    const wall = await page.evaluate(async () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Show as drawing',
      )!
      const started = performance.now()
      button.click()
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          // a message sent from within a frame arrives when that frame has been painted
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve())
          port1.start()
          port2.postMessage(null)
        }),
      )
      return performance.now() - started
    })
    const busy = (await busyUntilNow()) - before
    const drawn = await page.getByRole('option').count()
    if (drawn !== ROWS) throw new Error(`${drawn} lanes are drawn, not ${ROWS}`)
    times.push({ wall, busy })
  }
  return times
}

/** No two alike, so that none shares a lane: more than any person has, who comes to some seventy. */
function manyTransits(): { from: string; to: string; rows: RibbonRow[] } {
  const from = Date.parse('2026-11-21T00:00:00Z')
  const day = 86_400_000
  const energies = ['opening', 'dynamic', 'reflective', 'transformative'] as const
  const points = [
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'asc',
    'mc',
    'pluto',
  ] as const
  const planets = ['pluto', 'neptune', 'uranus', 'saturn'] as const
  const at = (days: number) => new Date(from + days * day).toISOString()
  const rows = Array.from({ length: ROWS }, (_, index): RibbonRow => {
    const enters = (index * 1826) / ROWS - 30
    return {
      id: `transit.${index}`,
      transiting: planets[index % 4]!,
      natal: points[Math.floor(index / 20)]!,
      aspect: MAJOR_ASPECTS[Math.floor(index / 4) % 5]!,
      energy: energies[index % 4]!,
      enters: at(enters),
      exact: Array.from({ length: index % 4 }, (_unused, pass) => at(enters + 20 + pass * 45)),
      leaves: at(enters + 180),
      weight: index,
    }
  })
  return { from: at(0), to: at(1826), rows }
}

async function lookAhead(cookies: { name: string; value: string }[]): Promise<string> {
  const answer = await post('/api/generate-foresight', { timeline: '5 Years' }, cookies)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Somebody with a chart. */
async function arrive(): Promise<{ name: string; value: string }[]> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const birth = {
    birthDate: '1926-04-21',
    birthTime: '02:40',
    birthPlace: 'London',
    birthLatitude: 51.5074,
    birthLongitude: -0.1278,
    timezone: 'Europe/London',
  }
  const terms = { termsAccepted: true, termsVersion: '2025-05-21' }
  await post('/api/auth/sign-up', {
    name: 'Mara Lind',
    email,
    password: 'correct horse',
    ...terms,
    birth,
    currentTimeZone: 'Europe/London',
  })
  const token = await letterToken(async (path) => (await fetch(`${base}${path}`)).text(), email)
  const confirmed = await post('/api/auth/confirm-email', {
    token,
    password: 'correct horse',
  })
  const cookies = confirmed.headers.getSetCookie().map((text) => {
    const [pair = ''] = text.split(';')
    return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }
  })
  await post('/api/chart', {}, cookies)
  return cookies
}

function post(
  address: string,
  body: object,
  cookies: { name: string; value: string }[] = [],
): Promise<Response> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return fetch(base + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}
