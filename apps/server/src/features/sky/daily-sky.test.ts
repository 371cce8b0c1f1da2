import { answer, withReadingsBeside } from '@astrarium/arion'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSecondServer } from '../../../test/second-server.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { prepareDailySky } from './service/prepare-daily-sky.ts'
import { skyOfDay } from './sky-of-day.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const house = testApp()
let mara: Person
beforeEach(async () => {
  await house.owner.query('delete from daily_transits')
  mara = await house.visitor().arrive()
})
afterEach(() => {
  house.clock.now = NOON
})

const sky = async () => (await mara.call('GET', '/api/daily-sky')).body
const moveTo = (currentTimeZone: string) => mara.call('PATCH', '/api/profile', { currentTimeZone })
const at = (text: string) => (house.clock.now = new Date(`${text}Z`))
const rows = async () =>
  (
    await house.owner.query<{ day: string; moon_phase: string; created_at: Date }>(
      'select for_date::text as day, moon_phase, created_at from daily_transits order by 1',
    )
  ).rows
const days = async () => (await rows()).map(({ day }) => day)

describe('the sky of a person’s day', () => {
  it('is the Moon as she really is, her next quarter, and what happens that day', async () => {
    expect(await sky()).toMatchObject({
      forDate: '2026-11-20',
      moonPhase: 'Waxing Gibbous Moon',
      angle: house.context.sky.moonPhase(NOON).angle,
      illumination: expect.closeTo(0.8, 1),
      moonSign: 'Aries',
      next: { kind: 'full', at: expect.stringMatching(/^2026-11-24T14:5/) },
    })
    const { events } = await sky()
    expect(events.length).toBeGreaterThan(2)
    for (const { at: when } of events) expect(when.slice(0, 10)).toBe('2026-11-20')
  })

  it('has the Moon of now, also on a day on which she changes her sign', async () => {
    for (const [time, moonSign] of [
      ['2026-11-22T03:00', 'Aries'],
      ['2026-11-22T20:00', 'Taurus'],
    ] as const) {
      at(time)
      const { angle, illumination } = house.context.sky.moonPhase(house.clock.now)
      expect(await sky()).toMatchObject({ forDate: '2026-11-22', moonSign, angle, illumination })
      expect((await sky()).events).toContainEqual({
        at: expect.stringMatching(/^2026-11-22T10:/),
        statement: 'The Moon enters Taurus',
      })
    }
  })

  it('is for those who are signed in', async () => {
    expect((await house.visitor().call('GET', '/api/daily-sky')).body).toMatchObject({
      code: 'not_authenticated',
    })
  })

  it('goes from midnight to midnight on the person’s clocks', async () => {
    at('2026-11-24T15:30')
    await moveTo('Pacific/Auckland')
    const { forDate, events, moonPhase } = await sky()
    // full at 14:53 UTC, which is 03:53 of the day after there
    expect([forDate, moonPhase]).toEqual(['2026-11-25', 'Full Moon'])
    expect(events).toContainEqual({
      at: expect.stringMatching(/^2026-11-24T14:5/),
      statement: 'Full Moon in Gemini',
    })
    for (const { at: when } of events) {
      expect(when >= '2026-11-24T11:00').toBe(true)
      expect(when < '2026-11-25T11:00').toBe(true)
    }
  })

  it('calls the next quarter next until it is exact, and then the one after', async () => {
    at('2026-11-24T14:00')
    expect((await sky()).next).toMatchObject({ kind: 'full' })
    at('2026-11-24T15:00')
    expect(await sky()).toMatchObject({ moonPhase: 'Full Moon', next: { kind: 'last_quarter' } })
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'Pacific/Honolulu', 'Etc/GMT+12'])(
    'never contradicts Arion in %s: a day of whose full or new moon he speaks carries that name, and no other day does',
    async (timeZone) => {
      await moveTo(timeZone)
      const chart = house.context.sky.chart({ at: NOON, latitude: 51.5, longitude: 0 })
      const asker = { seed: 'somebody', chart, timeZone }
      const names: string[] = []
      // full on 24 November 14:53, new on 9 December 00:52
      for (const date of [
        '2026-11-23',
        '2026-11-24',
        '2026-11-25',
        '2026-11-26',
        '2026-12-07',
        '2026-12-08',
        '2026-12-09',
        '2026-12-10',
      ]) {
        const [begin] = house.context.sky.localDay(timeZone, date)
        house.clock.now = begin
        const question = 'What should I focus on today?'
        const asked = { question, asker, at: begin, thread: [], usedPhrases: [] }
        const said = [
          ...answer(
            house.context.sky,
            await withReadingsBeside(house.context.sky, house.context.reader, asked),
          ),
        ]
          .flatMap((event) => (event.kind === 'end' ? event.facts : []))
          .find(({ kind, id }) => kind === 'lunation' && id.endsWith(date))
        const { forDate, moonPhase } = await sky()
        expect([forDate, ['Full Moon', 'New Moon'].indexOf(moonPhase)]).toEqual([
          date,
          ['full', 'new'].indexOf(said?.id.split('.')[1] ?? ''),
        ])
        names.push(moonPhase)
      }
      expect(names.filter((name) => name === 'Full Moon' || name === 'New Moon')).toEqual([
        'Full Moon',
        'New Moon',
      ])
    },
  )
})

describe('the rows', () => {
  it('of yesterday, today and tomorrow are made ahead, once, however often and wherever the job runs', async () => {
    const second = openSecondServer(house)
    await Promise.all([prepareDailySky(house.context), prepareDailySky(second.context)])
    const first = await rows()
    at('2026-11-20T13:07')
    await prepareDailySky(second.context)
    await second.close()
    expect(first.map(({ day, moon_phase }) => [day, moon_phase])).toEqual([
      ['2026-11-19', 'Waxing Gibbous Moon'],
      ['2026-11-20', 'Waxing Gibbous Moon'],
      ['2026-11-21', 'Waxing Gibbous Moon'],
    ])
    expect(await rows()).toEqual(first)
  })

  it('are enough for everybody on Earth: nobody waits for one to be made', async () => {
    await prepareDailySky(house.context)
    const make = vi.spyOn(house.context.sky, 'eclipses')
    for (const timeZone of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Etc/GMT+12']) {
      mara = await house.visitor().arrive()
      await moveTo(timeZone)
      expect((await sky()).events.length).toBeGreaterThan(0)
    }
    expect(make).not.toHaveBeenCalled()
  })

  it('that the job has missed are made when they are wanted, and stay', async () => {
    expect((await sky()).events.length).toBeGreaterThan(0)
    expect(await days()).toEqual(['2026-11-20'])
    const first = await rows()
    at('2026-11-20T13:00')
    await sky()
    expect(await rows()).toEqual(first)
  })

  it('are what is shown, and not a second reckoning', async () => {
    await prepareDailySky(house.context)
    const kept = {
      ...skyOfDay(house.context.sky, '2026-11-20'),
      events: [{ at: '2026-11-20T09:00:00.000Z', statement: 'A planted event' }],
    }
    await house.owner.query('update daily_transits set sky = $1 where for_date = $2', [kept, '2026-11-20'])
    expect((await sky()).events).toEqual(kept.events)
  })

  it('go after 60 days', async () => {
    await prepareDailySky(house.context)
    at('2027-01-19T12:00')
    await prepareDailySky(house.context)
    expect(await days()).toEqual(['2026-11-20', '2026-11-21', '2027-01-18', '2027-01-19', '2027-01-20'])
  })
})
