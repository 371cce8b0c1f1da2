import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.ts'
import { addAnna } from './circle.ts'
import { Person } from './person.ts'
import type { Json } from './person.ts'
import { testApp } from './test-app.ts'

const house = testApp()
/** what today's browsers say over https */
const BROWSER = 'gzip, deflate, br, zstd'
const words = (name: string) => `<!doctype html><html lang="en"><body>${`${name} `.repeat(500)}</body></html>`
let dist: string
let app: Hono
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'astrarium-dist-'))
  for (const folder of ['public', 'assets']) mkdirSync(path.join(dist, folder))
  const pages = ['index', 'index.signed-in', 'sample', '404', 'privacy-policy', 'terms-of-service', 'support']
  for (const name of pages) writeFileSync(path.join(dist, `public/${name}.html`), words(name))
  const styled = words('sample').replace('<body>', '<head><style>main{color:red}</style></head><body>')
  writeFileSync(path.join(dist, 'public/sample.html'), styled)
  writeFileSync(path.join(dist, 'app.html'), words('app'))
  writeFileSync(path.join(dist, 'assets/icon-x.svg'), '<svg></svg>')
  const limiter = { forget: async () => {}, consume: async () => {} }
  app = createApp({ context: house.context, limiter, dist, mailbox: null, paymentsTwin: null })
})
afterAll(() => rmSync(dist, { recursive: true }))

const get = (at: string, headers: Record<string, string> = {}) => app.request(at, { headers })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a page', () => {
  it.each([
    ['/', 'index'],
    ['/support', 'support'],
    ['/privacy-policy', 'privacy-policy'],
    ['/login', 'app'],
    ['/nowhere', '404'],
  ])('at %s comes compressed as the browser asks', async (at, name) => {
    const br = await get(at, { 'accept-encoding': BROWSER })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toMatch(/Accept-Encoding/)
    const packed = await bytes(br)
    expect(br.headers.get('content-length')).toBe(String(packed.length))
    expect(brotliDecompressSync(packed).toString()).toBe(words(name))

    const gzip = await get(at, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(words(name))

    const plain = await get(at)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toMatch(/Accept-Encoding/)
    expect(await plain.text()).toBe(words(name))
  })

  it('asks the database for what was announced once a minute, however often it is asked for', async () => {
    const asked = vi.spyOn(house.context.db, 'asJobs')
    house.clock.now = new Date(house.clock.now.getTime() + 60_000)
    for (let times = 0; times < 3; times++) expect((await get('/privacy-policy')).status).toBe(200)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('lets in the style that stands in it, by its hash, and no other', async () => {
    const style = 'main{color:red}'
    const allowed = (await get('/sample')).headers.get('content-security-policy')!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(allowed).toContain(`style-src 'self' 'sha256-${hash}';`)
    const without = await get('/support')
    expect(without.headers.get('content-security-policy')).toContain("style-src 'self';")
  })

  it('that the browser has already is not sent again, and each form of it has a tag of its own', async () => {
    const forms = [
      { 'accept-encoding': BROWSER },
      { 'accept-encoding': 'gzip' },
      {},
      { cookie: 'theme=night', 'accept-encoding': BROWSER },
    ] as Record<string, string>[]
    const tags: string[] = []
    for (const headers of forms) {
      const tag = (await get('/support', headers)).headers.get('etag')!
      tags.push(tag)
      const again = await get('/support', { ...headers, 'if-none-match': `"other", W/${tag}` })
      expect([again.status, (await bytes(again)).length]).toEqual([304, 0])
      expect(again.headers.get('etag')).toBe(tag)
      expect((await get('/', { ...headers, 'if-none-match': tag })).status).toBe(200)
    }
    expect(new Set(tags).size).toBe(4)
  })

  it('carries the theme that was chosen, compressed too', async () => {
    const page = await get('/support', { 'accept-encoding': BROWSER, cookie: 'theme=vellum' })
    expect(page.headers.get('vary')).toMatch(/Cookie/)
    expect(brotliDecompressSync(await bytes(page)).toString()).toContain(
      '<html lang="en" data-theme="vellum">',
    )
  })

  it('that does not exist says so each time', async () => {
    const missing = await get('/nowhere')
    const tag = missing.headers.get('etag') ?? '"none"'
    expect((await get('/nowhere', { 'if-none-match': tag })).status).toBe(404)
  })
})

describe('a page of the Sanctuary', () => {
  const brought = (html: string) =>
    JSON.parse(/id="first-answers">(.*?)<\/script>/s.exec(html)![1]!) as Record<string, Json>

  it('brings along what its first screen asks for, as the person would be answered', async () => {
    const mara = new Person(app, house.letters)
    await mara.arrive()
    // the sky of a day is found once; a page does not wait for it longer than a second
    for (const path of ['/api/home', '/api/daily-sky', '/api/chart/transits']) await mara.call('GET', path)
    const page = await mara.raw('GET', '/sanctum')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const told = brought(await page.text())
    for (const path of ['/api/auth/session', '/api/profile', '/api/home', '/api/threads'])
      expect(told[path]).toEqual((await mara.call('GET', path)).body)
  })

  it('of the talk brings the sentence of the day along, and where its gate stands', async () => {
    const mara = new Person(app, house.letters)
    await mara.arrive()
    const paths = ['/api/home', '/api/daily-chart', '/api/ask/suggestions']
    for (const path of paths) await mara.call('GET', path)
    const told = brought(await (await mara.raw('GET', '/sanctum/ask')).text())
    for (const path of paths) expect(told[path]).toEqual((await mara.call('GET', path)).body)
  })

  it('to which the app goes by itself answers in one, without the page', async () => {
    const mara = new Person(app, house.letters)
    await mara.arrive()
    const answer = await mara.raw('GET', '/sanctum/ask', undefined, { accept: 'application/json' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const told = (await answer.json()) as Record<string, Json>
    expect(told['/api/profile']).toEqual((await mara.call('GET', '/api/profile')).body)
    const stranger = await get('/sanctum/ask', { accept: 'application/json' })
    expect(await stranger.json()).toEqual({ '/api/auth/session': { user: null } })
  })

  it('of the Circle brings notes, requests and check-ins along, and from when on changes are to be told', async () => {
    const mara = new Person(app, house.letters)
    await mara.arrive()
    await addAnna(mara)
    const screens: Record<string, string[]> = {
      '/sanctum/circle': ['/api/circle/requests'],
      '/sanctum/circle/notes': ['/api/circle/notes-overview'],
      '/sanctum/daily/check-in': ['/api/circle/daily-insights/today'],
    }
    for (const [screen, paths] of Object.entries(screens)) {
      const told = brought(await (await mara.raw('GET', screen)).text())
      for (const path of paths) expect(told[path]).toEqual((await mara.call('GET', path)).body)
      expect(Number(told['/api/circle/events']) / 1000).toBeLessThanOrEqual(Date.now())
    }
  })

  it('ends no element with the words of a person', async () => {
    const mara = new Person(app, house.letters)
    await mara.arrive()
    await mara.call('PATCH', '/api/profile', { personalContext: '</script><b>' })
    expect(await (await mara.raw('GET', '/sanctum')).text()).not.toContain('</script><b>')
  })

  it('tells a stranger that nobody is signed in, and nothing more', async () => {
    expect(brought(await (await get('/sanctum')).text())).toEqual({ '/api/auth/session': { user: null } })
  })
})

describe('what search engines are told', () => {
  it('is where the public pages stand, and that the rooms of people are none of theirs', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toMatch(/Disallow: \/sanctum\n/)
    const map = /Sitemap: (\S+)/.exec(robots)![1]!
    const places = (await (await get(new URL(map).pathname)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)
    for (const [, place] of places) expect((await get(new URL(place!).pathname)).status).toBe(200)
  })
})
