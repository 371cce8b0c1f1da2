import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { TERMS_VERSION } from '@astrarium/contracts'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { createApp } from './app.ts'
import { openRateLimiter } from './platform/http/rate-limit.ts'
import { removeStaleSignUps } from './features/auth/service/remove-stale-sign-ups.ts'

const DAY = 86_400_000
const house = testApp()

describe('every answer', () => {
  it('carries a strict policy and gives nothing away', async () => {
    const { headers } = await house.visitor().call('GET', '/healthz')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('is compressed where it is long, and told as it is where it is short', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const encodingOf = async (path: string) =>
      (await house.app.request(path, { headers })).headers.get('content-encoding')
    expect(await encodingOf('/api/app')).toBeNull()
    expect(await encodingOf('/api/time/zones')).toBe('gzip')
  })

  it('to what may have changed an account makes its session looked up anew, and an Ask does not', async () => {
    const mara = await house.visitor().arrive()
    const forgetting = vi.spyOn(house.context.auth, 'forget')
    await mara.send(`/api/asks/${randomUUID()}/regenerate`)
    expect(forgetting).not.toHaveBeenCalled()
    await mara.call('PATCH', '/api/profile', { fullName: 'Mara Berg' })
    expect(forgetting).toHaveBeenCalledOnce()
    forgetting.mockRestore()
  })

  it('is JSON 404 for an unknown endpoint', async () => {
    const { status, body } = await house.visitor().call('GET', '/api/nothing')
    expect([status, body]).toEqual([
      404,
      { success: false, code: 'not_found', error: 'There is no such endpoint' },
    ])
  })

  it.each([
    ['DELETE', '/api/profile', 'GET, HEAD, PATCH'],
    ['GET', '/api/astrology-proxy', 'POST'],
    ['POST', '/api/places', 'GET, HEAD'],
    ['PUT', '/api/threads/2d1c7a4e-0000-4000-8000-000000000000', 'GET, HEAD, PATCH, DELETE'],
  ])('is 405 for %s %s, and says which methods there are', async (method, path, allowed) => {
    const { status, body, headers } = await house
      .visitor()
      .call(method, path, method === 'GET' ? undefined : {})
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.split(', ').toSorted())
  })

  it.each([
    ['not JSON', '{"email":', { body: 'a JSON object' }],
    ['a list', '[]', { body: 'a JSON object' }],
    [
      'nothing',
      '',
      { email: 'an email address such as name@example.com', password: 'text of 1 to 128 characters' },
    ],
    [
      'wrong types',
      '{"email":7,"password":{}}',
      { email: 'an email address such as name@example.com', password: 'text of 1 to 128 characters' },
    ],
    ['deeper than anybody needs', '['.repeat(50_000), { body: 'a JSON object' }],
  ])(
    'says what would be right when a body is %s, and shows no trace of the program',
    async (_, sent, fields) => {
      const { status, body } = await house.visitor().call('POST', '/api/auth/sign-in', sent)
      expect([status, body.code, body.fields]).toEqual([400, 'bad_request', fields])
      expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|\.ts:|Error:/)
    },
  )

  it('refuses a body of more than 100 KB', async () => {
    const { status, body } = await house
      .visitor()
      .call('POST', '/api/auth/sign-in', { email: 'a@example.com', password: 'x'.repeat(110_000) })
    expect([status, body.code]).toEqual([413, 'too_large'])
  })

  it('refuses it by its length, where that is said', async () => {
    const refused = await house
      .visitor()
      .raw('POST', '/api/auth/sign-in', '{}', { 'content-length': '110000' })
    expect(refused.status).toBe(413)
  })
})

it('tells the open pages what they need to know before anybody is signed in', async () => {
  expect((await house.visitor().call('GET', '/api/app')).body).toMatchObject({
    sourceUrl: '/source',
    isDevelopment: true,
    hasGoogle: false,
    termsVersion: TERMS_VERSION,
  })
})

describe('the source', () => {
  it('is offered to everybody, complete enough to build, without packages, data or settings', async () => {
    const response = await house.visitor().raw('GET', '/source')
    const names = execFileSync('tar', ['-tz'], {
      input: Buffer.from(await response.arrayBuffer()),
      encoding: 'utf8',
      maxBuffer: 1e8,
    }).split('\n')
    expect(names).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'package-lock.json',
        'script/server',
        'apps/server/src/main.ts',
        'packages/sky/src/index.ts',
        'packages/sky/data/',
      ]),
    )
    expect(names.filter((name) => /node_modules|(^|\/)\.env$|keys\.json|^data\//.test(name))).toEqual([])
  })
})

describe('the health of the server', () => {
  it('is alive and ready', async () => {
    expect((await house.visitor().call('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await house.visitor().call('GET', '/readyz')).body).toEqual({ status: 'ready' })
  })

  it.each(['database', 'engine'])('is alive but not ready while the %s does not answer', async (part) => {
    const broken =
      part === 'database'
        ? vi.spyOn(house.context.db, 'ping').mockRejectedValue(new Error('planted'))
        : vi.spyOn(house.context.sky, 'position').mockImplementation(() => {
            throw new Error('planted')
          })
    const { status, body } = await house.visitor().call('GET', '/readyz')
    broken.mockRestore()
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })
})

describe('a server that is about to end', () => {
  it('says so to whoever sends requests, and serves those that still come, each over a line that ends', async () => {
    const drain = new AbortController()
    const app = createApp({
      context: house.context,
      limiter: openRateLimiter(house.owner),
      dist: null,
      mailbox: null,
      paymentsTwin: null,
      drain: drain.signal,
    })
    expect((await app.request('/readyz')).status).toBe(200)
    drain.abort()
    const asked = await app.request('/readyz')
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '1'])
    const served = await app.request('/api/app')
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect((await app.request('/healthz')).status).toBe(200)
  })
})

describe('unconfirmed accounts', () => {
  it('go after 7 days with everything that waited beside them; confirmed ones stay', async () => {
    const confirmed = await house.visitor().arrive()
    const waiting = house.visitor()
    await waiting.signUp()
    const created = new Date(house.clock.now)
    await house.owner.query(`update users set created_at = $1`, [created])
    expect(await removeStaleSignUps(house.context)).toBe(0)
    house.clock.now = new Date(created.getTime() + 7 * DAY + 1000)
    expect(await removeStaleSignUps(house.context)).toBe(1)
    house.clock.now = created
    expect(
      (await waiting.call('POST', '/api/auth/sign-in', { email: waiting.email, password: waiting.password }))
        .body,
    ).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await confirmed.call('GET', '/api/profile')).status).toBe(200)
  })
})

describe('the profile', () => {
  it('changes only what is given, and keeps an empty context as none', async () => {
    const mara = await house.visitor().arrive()
    expect(
      (await mara.call('PATCH', '/api/profile', { personalContext: 'I am moving house.' })).body,
    ).toMatchObject({
      personalContext: 'I am moving house.',
      fullName: 'Mara Lind',
    })
    expect(
      (await mara.call('PATCH', '/api/profile', { fullName: 'Mara', personalContext: '  ' })).body,
    ).toMatchObject({
      personalContext: null,
      fullName: 'Mara',
    })
    expect(
      (await mara.call('PATCH', '/api/profile', { currentTimeZone: 'Mars/Olympus' })).body,
    ).toMatchObject({
      code: 'zone_unknown',
      fields: { currentTimeZone: expect.any(String) },
    })
  })
})

describe('birth times', () => {
  it.each([
    [
      'Europe/London',
      '1926-04-21',
      '02:40',
      { kind: 'unique', offsets: [{ seconds: 3600, label: 'UTC+01:00' }] },
    ],
    [
      'Europe/Amsterdam',
      '1930-01-01',
      '12:00',
      { kind: 'unique', offsets: [{ seconds: 1172, label: 'UTC+00:19:32' }] },
    ],
    [
      'Europe/London',
      '2020-10-25',
      '01:30',
      { kind: 'repeated', offsets: [{ label: 'UTC+01:00' }, { label: 'UTC+00:00' }] },
    ],
    [
      'Europe/London',
      '2020-03-29',
      '01:30',
      { kind: 'skipped', offsets: [{ label: 'UTC+00:00' }, { label: 'UTC+01:00' }] },
    ],
  ])('are read by the clocks of %s on %s at %s', async (timezone, birthDate, birthTime, expected) => {
    expect(
      (await house.visitor().call('POST', '/api/time/resolve', { timezone, birthDate, birthTime })).body,
    ).toMatchObject(expected)
  })

  it('may be in any IANA zone, the common 42 first', async () => {
    const zones = (
      await house.visitor().call<{ value: string; isCommon: boolean }[]>('GET', '/api/time/zones')
    ).body
    expect(zones.slice(0, 42).every(({ isCommon }) => isCommon)).toBe(true)
    expect(zones.length).toBeGreaterThan(400)
    expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
  })
})
