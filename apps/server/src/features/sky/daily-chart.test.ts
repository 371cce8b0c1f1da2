import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => {
  house.clock.now = NOON
})

const gate = async () => (await mara.call('GET', '/api/daily-chart')).body
const make = (forDate: string, changes: Record<string, unknown> = {}) =>
  mara.call('POST', '/api/generate-user-daily-chart', { forDate, ...changes })
const moveTo = (currentTimeZone: string) => mara.call('PATCH', '/api/profile', { currentTimeZone })
const at = (text: string) => (house.clock.now = new Date(`${text}Z`))

it('opens the gate for the day, once, and costs no Ask', async () => {
  expect(await gate()).toEqual({
    forDate: '2026-11-20',
    hasChart: true,
    isReady: false,
    isFirstDay: true,
    sky: expect.any(Array),
    transits: null,
  })
  const { userId } = (await mara.call('GET', '/api/profile')).body
  const { status, body } = await make('2026-11-20', { userId })
  expect([status, body]).toEqual([200, { success: true, transitCount: expect.any(Number) }])
  const { isReady, transits } = await gate()
  expect([isReady, transits.length]).toEqual([true, body['transitCount']])
  expect((await make('2026-11-20')).body).toEqual(body)
  expect(await mara.balance()).toBe(5)
})

it('holds the passages that are in orb on that day, and only those', async () => {
  await make('2026-11-20')
  const { transits } = await gate()
  expect(transits.length).toBeGreaterThan(0)
  for (const { enters, leaves, transiting } of transits) {
    expect(enters < '2026-11-21').toBe(true)
    expect(leaves > '2026-11-20').toBe(true)
    expect(transiting).not.toBe('moon')
  }
})

it('is made once when two devices ask at once', async () => {
  const both = await Promise.all([make('2026-11-20'), make('2026-11-20')])
  expect(both[0].body).toEqual(both[1].body)
  expect(both[0].body).toMatchObject({ success: true })
})

it.each(['2026-11-19', '2026-11-21'])('is not made for %s, which is not today', async (forDate) => {
  expect(await make(forDate)).toMatchObject({
    status: 400,
    body: { code: 'bad_request', fields: { forDate: 'today, 2026-11-20' } },
  })
})

it.each(['today', '2026-13-40', ''])('names the field when the date is %j', async (forDate) => {
  expect((await make(forDate)).body).toMatchObject({
    code: 'bad_request',
    fields: { forDate: expect.any(String) },
  })
})

it('belongs to the day of the place the person is in', async () => {
  await moveTo('Pacific/Auckland')
  expect(await gate()).toMatchObject({ forDate: '2026-11-21' })
})

it('follows UTC, and never the clocks of the birth, until it is known where the person is', async () => {
  const unknown = house.visitor()
  await unknown.signUp({
    currentTimeZone: undefined,
    birth: { ...LONDON_1926, timezone: 'Pacific/Auckland' },
  })
  await unknown.confirm()
  await unknown.call('POST', '/api/chart')
  expect((await unknown.call('GET', '/api/daily-chart')).body).toMatchObject({
    forDate: '2026-11-20',
    hasChart: true,
  })
  expect((await unknown.call('GET', '/api/balance')).body).toMatchObject({
    resetsAt: '2026-11-21T00:00:00.000Z',
  })
  expect((await unknown.call('GET', '/api/profile')).body).toMatchObject({ currentTimeZone: null })
  // from here on the browser's zone counts; the day that has begun lasts
  expect(
    (await unknown.call('PATCH', '/api/profile', { currentTimeZone: 'Asia/Calcutta' })).body,
  ).toMatchObject({
    currentTimeZone: 'Asia/Calcutta',
  })
  expect((await unknown.call('GET', '/api/daily-chart')).body).toMatchObject({ forDate: '2026-11-20' })
})

it('is not opened a second time by a change of zone, and the next day comes', async () => {
  await make('2026-11-20')
  await moveTo('Pacific/Auckland')
  // there it is Saturday already
  expect(await gate()).toMatchObject({ forDate: '2026-11-20', isReady: true })
  expect((await make('2026-11-21')).body).toMatchObject({ fields: { forDate: 'today, 2026-11-20' } })
  at('2026-11-21T00:30')
  expect(await gate()).toMatchObject({ forDate: '2026-11-21', isReady: false })
  await moveTo('Pacific/Honolulu')
  expect(await gate()).toMatchObject({ forDate: '2026-11-21' })
})

it('is not needed by somebody without a chart', async () => {
  const newcomer = house.visitor()
  await newcomer.signUp()
  await newcomer.confirm()
  expect((await newcomer.call('GET', '/api/daily-chart')).body).toMatchObject({
    hasChart: false,
    isReady: false,
  })
  expect(
    (await newcomer.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })).body,
  ).toMatchObject({
    code: 'chart_missing',
  })
})

it('that fails says so, and may be tried again', async () => {
  const { SkyError } = await import('@astrarium/sky')
  const broken = vi.spyOn(house.context.sky, 'transits').mockImplementation(() => {
    throw new SkyError('ephemeris_failed', 'planted')
  })
  expect(await make('2026-11-20')).toMatchObject({
    status: 500,
    body: { code: 'daily_chart_failed', error: 'Failed to generate daily chart' },
  })
  broken.mockRestore()
  expect((await make('2026-11-20')).body).toMatchObject({ success: true })
})

it('refuses to be made for somebody else', async () => {
  const { userId } = (await (await house.visitor().arrive()).call('GET', '/api/profile')).body
  expect((await make('2026-11-20', { userId })).body).toMatchObject({ code: 'wrong_user' })
})

it('is made with the first look at a day for whoever wants it ready, and for nobody else, nor for whoever wants only what is needed', async () => {
  await mara.call('PATCH', '/api/profile', { preparesDay: true })
  expect(await gate()).toMatchObject({ isReady: true, isFirstDay: true })
  at('2026-11-21T09:00')
  expect(await gate()).toMatchObject({ forDate: '2026-11-21', isReady: true, isFirstDay: false })
  await mara.call('PATCH', '/api/profile', { isRestricted: true })
  at('2026-11-22T09:00')
  expect(await gate()).toMatchObject({ forDate: '2026-11-22', isReady: false })
  await mara.call('PATCH', '/api/profile', { isRestricted: false, preparesDay: false })
  expect(await gate()).toMatchObject({ forDate: '2026-11-22', isReady: false })
})

it('comes with where the planets are now', async () => {
  const { sky } = await gate()
  expect(sky).toHaveLength(10)
  expect(sky[0]).toMatchObject({ body: 'sun', longitude: expect.closeTo(238, 0) })
})
