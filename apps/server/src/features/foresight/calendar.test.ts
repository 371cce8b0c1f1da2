import type { Foresight } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { forecast } from '../../../test/forecast.ts'
import { parseCalendar } from '../../../test/parse-calendar.ts'
import type { Person } from '../../../test/person.ts'
import { sealed } from './sealed.ts'
import { testApp } from '../../../test/test-app.ts'

const DAY = 86_400_000

const house = testApp()

describe('the calendar file', () => {
  async function calendarOf(person: Person, id: string) {
    const response = await person.raw('GET', `/api/foresights/${id}/calendar`)
    return { response, ...parseCalendar(await response.text()) }
  }

  /** Puts something else into a forecast that is kept. */
  async function restore(person: Person, id: string, change: Partial<Foresight>) {
    const { userId } = (await person.call('GET', '/api/profile')).body
    const reading = { ...(await person.call<Foresight>('GET', `/api/foresights/${id}`)).body, ...change }
    const readingSealed = house.context.vault.seal(sealed.reading, userId, reading)
    await house.owner.query('update foresight_insights set reading = $1 where id = $2', [readingSealed, id])
  }

  it('is a calendar to every program, named after the forecast', async () => {
    const mara = await house.visitor().arrive()
    const { id } = await forecast(mara, 'until my birthday')
    const { response, name } = await calendarOf(mara, id)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="astrarium-until-my-birthday-forecast-2026-11-20.ics"',
      'cache-control': 'no-store',
    })
    expect(name).toBe('Astrarium: Until my birthday Forecast')
  })

  it('marks each window over its days where the person lives, and each exact pass to come at its moment', async () => {
    const kiri = await house.visitor().arrive()
    await kiri.call('PATCH', '/api/profile', { currentTimeZone: 'Pacific/Auckland' })
    const { id, timingWindows, span, createdAt } = await forecast(kiri, '1 Year')
    const { events } = await calendarOf(kiri, id)
    const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')
    const dayOf = (at: string, plus = 0) =>
      compact(
        new Date(
          Date.parse(
            `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(at))}T00:00:00Z`,
          ) + plus,
        ).toISOString(),
      ).slice(0, 8)
    const isAhead = (at: string) => dayOf(at) >= dayOf(createdAt)
    const days = events.filter(({ isAllDay }) => isAllDay)
    expect(days.map(({ summary, start, end }) => ({ summary, start, end }))).toEqual(
      timingWindows.map(({ type, enters, leaves }) => ({
        summary: type,
        start: dayOf(enters ?? `${span.from}T00:00:00Z`),
        end: dayOf(leaves ?? `${span.to}T00:00:00Z`, DAY),
      })),
    )
    expect(days.map(({ description }) => description)).toEqual(
      timingWindows.map(({ period, description }) =>
        expect.stringMatching(
          new RegExp(
            `^${escaped(`${period}.\n\n${description}`)}(\n\nIt had begun long before .*)?(\n\nIt lasts long beyond .*)?$`,
          ),
        ),
      ),
    )
    expect(events.filter(({ isAllDay }) => !isAllDay).map(({ summary, start }) => [summary, start])).toEqual(
      timingWindows.flatMap(({ type, exact }) =>
        exact.filter(isAhead).map((at) => [`Exact: ${type}`, compact(at)]),
      ),
    )
    const passes = timingWindows.flatMap(({ exact }) => exact)
    expect(passes.filter(isAhead).length).toBeGreaterThan(3)
    expect(new Set(events.map(({ stamp }) => stamp))).toEqual(new Set([compact(createdAt)]))
  })

  it('marks a window without a known beginning or end by the forecast’s own days, and says so', async () => {
    const mara = await house.visitor().arrive()
    const { id, timingWindows, span } = await forecast(mara, '1 Week')
    const [first, ...rest] = timingWindows
    await restore(mara, id, {
      timingWindows: [{ ...first!, enters: null, exact: [], leaves: null }, ...rest],
    })
    const [shown] = (await calendarOf(mara, id)).events
    expect([shown!.summary, shown!.start, shown!.end]).toEqual([
      first!.type,
      span.from.replaceAll('-', ''),
      '20261127',
    ])
    expect(shown!.description).toMatch(
      /It had begun long before this forecast.*\n\n.*until its own last day\.$/s,
    )
  })

  it('marks a stay of decades by the forecast’s own days, so that it does not cover a calendar', async () => {
    const mara = await house.visitor().arrive()
    const { id, timingWindows } = await forecast(mara, '1 Week')
    const stay = { enters: '2005-12-25T10:00:00.000Z', exact: [], leaves: '2033-04-17T10:00:00.000Z' }
    await restore(mara, id, { timingWindows: [{ ...timingWindows[0]!, ...stay }] })
    const [shown] = (await calendarOf(mara, id)).events
    expect([shown!.start, shown!.end]).toEqual(['20261120', '20261127'])
    expect(shown!.description).toMatch(/It had begun long before.*It lasts long beyond/s)
  })

  it('leaves out passes of days gone by when the forecast was written', async () => {
    const mara = await house.visitor().arrive()
    const { id, timingWindows } = await forecast(mara, '1 Week')
    const exact = ['2026-11-19T23:59:59.000Z', '2026-11-20T00:00:01.000Z', '2026-12-01T10:00:00.000Z']
    await restore(mara, id, { timingWindows: [{ ...timingWindows[0]!, exact }] })
    const { events } = await calendarOf(mara, id)
    expect(events.map(({ start }) => start).slice(1)).toEqual(['20261120T000001Z', '20261201T100000Z'])
  })

  it('of a forecast without a single window holds its theme over its days', async () => {
    const mara = await house.visitor().arrive()
    const { id, themeTitle } = await forecast(mara, '1 Week')
    await restore(mara, id, { timingWindows: [] })
    expect((await calendarOf(mara, id)).events).toMatchObject([
      { summary: themeTitle, start: '20261120', end: '20261127' },
    ])
  })

  it('names an event the same each time it is fetched, and no two events alike', async () => {
    const mara = await house.visitor().arrive()
    const { id } = await forecast(mara, '3 Months')
    const [one, two] = [await calendarOf(mara, id), await calendarOf(mara, id)]
    const uids = one.events.map(({ uid }) => uid)
    expect(two.events.map(({ uid }) => uid)).toEqual(uids)
    expect(new Set(uids).size).toBe(uids.length)
    for (const uid of uids) expect(uid).toContain(id)
  })
})

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
