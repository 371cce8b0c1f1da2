import { randomUUID } from 'node:crypto'
import { TRANSIT_ORBS } from '@astrarium/arion'
import { generateForesight, getForesight, getForesightRibbon, listSavedForesights } from '@astrarium/contracts'
import type { Foresight, RibbonRow, TimingWindow } from '@astrarium/contracts'
import { PLANETS, SkyError } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point } from '@astrarium/sky'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { parseCalendar } from '../../../test/parse-calendar.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Json, Person } from '../../../test/person.ts'
import { removeUnsavedForesights } from './service/remove-unsaved-foresights.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const house = testApp()
let chart: NatalChart
beforeAll(async () => {
  const [at] = house.world.sky.localTime('Europe/London', '1926-04-21T02:40').instants
  chart = house.world.sky.chart({ at, latitude: LONDON_1926.birthLatitude, longitude: LONDON_1926.birthLongitude })
})

const generate = (person: Person, body: Json) => person.call('POST', '/api/generate-foresight', body)
async function forecast(person: Person, timeline: string | null, customQuestion?: string): Promise<Foresight> {
  const { status, body } = await generate(person, { timeline, customQuestion })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (await person.call<Foresight>('GET', `/api/foresights/${body.data.id}`)).body
}
async function rowsOf(table: 'foresight_insights' | 'told_units', person: Person): Promise<number> {
  const { userId } = (await person.call('GET', '/api/profile')).body
  return (await house.owner.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0
}
const isNear = (found: string | null, engine: Date | null | undefined) =>
  found === null || !engine ? found === (engine ?? null) : Math.abs(Date.parse(found) - engine.getTime()) < MINUTE

describe('asking for a forecast', () => {
  let mara: Person
  beforeAll(async () => {
    mara = await house.visitor().arrive()
  })

  it('gives it in the specified form, takes no Ask, keeps it unsaved and remembers what was told', async () => {
    const { status, body } = await generate(mara, { timeline: '3 Months' })
    expect(status).toBe(200)
    expect(body).toEqual(generateForesight.output.parse(body))
    expect(body.data).toMatchObject({ timeline: '3 Months', is_saved: false })
    expect(await mara.balance()).toBe(5)
    expect(await rowsOf('told_units', mara)).toBeGreaterThan(5)
    const kept = (await mara.call('GET', `/api/foresights/${body.data.id}`)).body
    expect(kept).toEqual(getForesight.output.parse(kept))
    expect(kept).toMatchObject({
      isSaved: false,
      span: { from: '2026-11-20', to: '2027-02-20' },
      timeZone: 'Europe/London',
      themeTitle: body.data.theme_title,
      timingWindows: body.data.timing_windows,
      soulAffirmation: body.data.soul_affirmation,
    })
    expect(kept.facts.length).toBeGreaterThan(0)
  })

  it('leaves no word of it readable in the database', async () => {
    const { themeTitle, timingWindows } = await forecast(mara, 'the days until Christmas')
    const { rows } = await house.owner.query<{ all: string }>(`select string_agg(to_jsonb(f)::text, ' ') as all from foresight_insights f`)
    for (const secret of [themeTitle, timingWindows[0]!.type, 'Christmas', 'saturn', 'Europe/London', 'your'])
      expect(rows[0]!.all.includes(secret), secret).toBe(false)
  })

  it.each([
    ['1 Week', '2026-11-20', '2026-11-26'],
    ['until my birthday', '2026-11-20', '2027-04-21'],
    ['Summer 2027', '2027-06-01', '2027-08-31'],
    ['the next 10 days', '2026-11-20', '2026-11-29'],
    ['2 years', '2026-11-20', '2028-11-20'],
  ])('understands "%s"', async (timeline, from, to) => {
    expect(await forecast(mara, timeline)).toMatchObject({ span: { from, to } })
  })

  it('takes the stretch of time from the question where none was chosen', async () => {
    expect(await forecast(mara, null, 'How will my work go in March 2027?')).toMatchObject({
      span: { from: '2027-03-01', to: '2027-03-31' },
      customQuestion: 'How will my work go in March 2027?',
    })
  })

  it('begins on the day that it is where the person lives', async () => {
    const kiri = await house.visitor().arrive()
    await kiri.call('PATCH', '/api/profile', { currentTimeZone: 'Pacific/Auckland' })
    const { id, span, timeZone } = await forecast(kiri, '1 Week')
    expect({ span, timeZone }).toEqual({ span: { from: '2026-11-21', to: '2026-11-27' }, timeZone: 'Pacific/Auckland' })
    expect((await kiri.call('GET', `/api/foresights/${id}/ribbon`)).body).toMatchObject({
      from: '2026-11-20T11:00:00.000Z',
      to: '2026-11-27T11:00:00.000Z',
    })
  })

  it.each([{}, { timeline: '', customQuestion: '   ' }, { timeline: null, customQuestion: null }])(
    'refuses %j, which says neither when nor what',
    async (body) => {
      expect(await generate(mara, body)).toMatchObject({
        status: 400,
        body: { code: 'bad_request', fields: { timeline: expect.stringContaining('3 Months') } },
      })
    },
  )

  it('refuses a timeline of more than 80 characters with its field', async () => {
    expect(await generate(mara, { timeline: 'x'.repeat(81) })).toMatchObject({
      status: 400,
      body: { fields: { timeline: 'at most 80 characters' } },
    })
  })
})

describe('what is not a forecast', () => {
  let mara: Person
  beforeAll(async () => {
    mara = await house.visitor().arrive()
  })

  it.each(['blorp', 'last year', '20 years', 'someday', 'sometime after 1926-04-21'])(
    'asks back in Arion’s words what "%s" means, and keeps nothing',
    async (timeline) => {
      const { status, body } = await generate(mara, { timeline })
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'timeline_not_understood' })
      expect(body.error).toMatch(/^[A-Z].{20,}[.?]$/)
      expect(body.fields.timeline).toBe(body.error)
      // beside the person's own words
      expect(body.error.replace(timeline, '')).not.toMatch(/1926|04-21|April|02:40|London|51\.5/)
      expect(await rowsOf('foresight_insights', mara)).toBe(0)
    },
  )

  it('turns nobody in need away, however many forecasts were asked for', async () => {
    const mara = await house.visitor().arrive()
    for (let count = 0; count < 21; count++) await generate(mara, { timeline: 'nonsense' })
    expect((await generate(mara, { timeline: '1 Week' })).status).toBe(429)
    const { status, body } = await generate(mara, { timeline: '1 Week', customQuestion: 'I want to kill myself' })
    expect([status, body['data'], body['care'].length > 100]).toEqual([200, null, true])
  })

  it('answers somebody in need with care and help lines, and keeps nothing, not even a memory', async () => {
    const { status, body } = await generate(mara, { timeline: '1 Week', customQuestion: 'I want to die' })
    expect(status).toBe(200)
    expect(body).toEqual(generateForesight.output.parse(body))
    expect(body).toMatchObject({ success: true, data: null, care: expect.stringContaining('116 123') })
    expect(await rowsOf('foresight_insights', mara)).toBe(0)
    expect(await rowsOf('told_units', mara)).toBe(0)
  })

  it.each(['When will I die?', 'Should I put my savings into bitcoin?'])(
    'answers "%s" with words in place of dates, and keeps nothing',
    async (customQuestion) => {
      const { status, body } = await generate(mara, { timeline: '1 Year', customQuestion })
      expect([status, body]).toEqual([200, generateForesight.output.parse(body)])
      expect(body).toEqual({ success: true, data: null, care: expect.not.stringMatching(/\d/) })
      expect(await rowsOf('foresight_insights', mara)).toBe(0)
    },
  )

  it('says that the chart is missing to somebody who continued without one', async () => {
    const ona = house.visitor()
    await ona.signUp()
    await ona.confirm()
    expect(await generate(ona, { timeline: '1 Week' })).toMatchObject({ status: 409, body: { code: 'chart_missing' } })
  })

  it('says that it failed when the engine does, without a word of why, and keeps nothing', async () => {
    const { sky } = house.world
    const transits = () => {
      throw new SkyError('out_of_range', 'outside of the tables')
    }
    Object.assign(house.world, { sky: { ...sky, transits } })
    try {
      const { status, body } = await generate(mara, { timeline: '1 Week' })
      expect({ status, body }).toEqual({
        status: 500,
        body: { success: false, code: 'foresight_failed', error: 'Failed to generate foresight' },
      })
    } finally {
      Object.assign(house.world, { sky })
    }
    expect(await rowsOf('foresight_insights', mara)).toBe(0)
  })

  it('waits after twenty in a minute', async () => {
    const eager = await house.visitor().arrive()
    const statuses: number[] = []
    for (let index = 0; index < 21; index++) statuses.push((await generate(eager, { timeline: 'blorp' })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
  })
})

describe('dates', () => {
  const NUMERALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

  function engineHas({ type, enters, exact, leaves }: TimingWindow, from: Date, to: Date): boolean {
    const { sky } = house.world
    const body = PLANETS.find((planet) => type.toLowerCase().replace(/^the /, '').startsWith(planet))!
    const numeral = /^[\w ]+ in your (\w+) house/.exec(type)?.[1]
    if (numeral) {
      const number = NUMERALS.indexOf(numeral) + 1
      const passes = sky.houseIngresses(
        body,
        chart.houses!.cusps,
        new Date(Number(from) - 60 * 366 * DAY),
        new Date(Number(to) + 60 * 366 * DAY),
      )
      const isPass = (at: string | null, side: 'to' | 'from') =>
        at === null
          ? passes.every((pass) => pass.at < from || pass.at > to || pass[side] !== number)
          : passes.some((pass) => pass[side] === number && isNear(at, pass.at))
      return exact.length === 0 && isPass(enters, 'to') && isPass(leaves, 'from')
    }
    const found = sky.transits({ points: points(), from, to, bodies: [body], orb: (planet) => TRANSIT_ORBS[planet] })
    return found.some(
      (window) =>
        isNear(enters, window.enters) &&
        isNear(leaves, window.leaves) &&
        exact.length === window.exact.length &&
        exact.every((at, pass) => isNear(at, window.exact[pass])),
    )
  }

  function points(): { point: Point; longitude: number }[] {
    const placed = chart.placements.filter(({ body }) => PLANETS.includes(body as Planet))
    return [
      ...placed.map(({ body, longitude }) => ({ point: body as Planet, longitude })),
      { point: 'asc' as const, longitude: chart.ascendant!.longitude },
      { point: 'mc' as const, longitude: chart.midheaven!.longitude },
    ]
  }

  it.each(['1 Week', '3 Months', '1 Year', '5 Years', 'summer 2027'])(
    'of the windows of %s are the engine’s within a minute',
    async (timeline) => {
      const { span, timingWindows } = await forecast(await house.visitor().arrive(), timeline)
      const [from, to] = [new Date(`${span.from}T00:00:00Z`), new Date(`${span.to}T23:59:59Z`)]
      expect(timingWindows.length).toBeGreaterThan(1)
      expect(timingWindows.filter((window) => !engineHas(window, from, to))).toEqual([])
    },
  )

  it('of the ribbon’s rows are too, over the forecast’s local days', async () => {
    const mara = await house.visitor().arrive()
    const { id } = await forecast(mara, '5 Years')
    const { body } = await mara.call('GET', `/api/foresights/${id}/ribbon`)
    expect(body).toEqual(getForesightRibbon.output.parse(body))
    expect(body).toMatchObject({ from: '2026-11-20T00:00:00.000Z', to: '2031-11-21T00:00:00.000Z' })
    expect(body.rows.length).toBeGreaterThan(100)
    expect(body.rows.length).toBeLessThanOrEqual(200)
    const [from, to] = [new Date(body.from), new Date(body.to)]
    const wrong = body.rows.filter(({ transiting, natal, aspect, enters, exact, leaves }: RibbonRow) => {
      const found = house.world.sky.transits({
        points: points().filter(({ point }) => point === natal),
        from,
        to,
        bodies: [transiting as Planet],
        aspects: [aspect as MajorAspect],
        orb: (planet) => TRANSIT_ORBS[planet],
      })
      return !found.some(
        (window) =>
          isNear(enters, window.enters) &&
          isNear(leaves, window.leaves) &&
          exact.length === window.exact.length &&
          exact.every((at, pass) => isNear(at, window.exact[pass])),
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('saved forecasts', () => {
  it('are listed newest first, as many as wanted, with the number of all, until they are let go', async () => {
    const mara = await house.visitor().arrive()
    const ids: string[] = []
    for (const [index, timeline] of ['1 Week', '1 Month', '6 Weeks', '3 Months'].entries()) {
      house.clock.now = new Date(Date.parse('2026-11-20T12:00:00Z') + index * MINUTE)
      ids.push((await generate(mara, { timeline })).body.data.id)
    }
    house.clock.now = new Date('2026-11-20T12:00:00Z')
    const list = async (query = '') => (await mara.call('GET', `/api/foresights${query}`)).body
    expect(await list()).toEqual({ foresights: [], total: 0 })
    for (const id of ids.slice(0, 3))
      expect((await mara.call('PUT', `/api/foresights/${id}/saved`, { isSaved: true })).body).toEqual({ isSaved: true })
    const all = await list()
    expect(all).toEqual(listSavedForesights.output.parse(all))
    expect(all.foresights.map(({ timeline }: Foresight) => timeline)).toEqual(['6 Weeks', '1 Month', '1 Week'])
    const two = await list('?limit=2')
    expect([two.foresights.map(({ id }: Foresight) => id), two.total]).toEqual([[ids[2], ids[1]], 3])
    expect((await mara.call('GET', `/api/foresights/${ids[1]}`)).body.isSaved).toBe(true)
    await mara.call('PUT', `/api/foresights/${ids[1]}/saved`, { isSaved: false })
    expect((await list()).foresights.map(({ id }: Foresight) => id)).toEqual([ids[2], ids[0]])
  })

  it('stay, while those that nobody saved go after thirty days', async () => {
    const mara = await house.visitor().arrive()
    const [kept, gone] = [await forecast(mara, '1 Week'), await forecast(mara, '1 Month')]
    await mara.call('PUT', `/api/foresights/${kept.id}/saved`, { isSaved: true })
    const at = (days: number) => ({ ...house.world, now: () => new Date(Date.parse(gone.createdAt) + days * DAY + 1) })
    const status = async (id: string) => (await mara.call('GET', `/api/foresights/${id}`)).status
    await removeUnsavedForesights(at(29))
    expect([await status(kept.id), await status(gone.id)]).toEqual([200, 200])
    expect(await removeUnsavedForesights(at(30))).toBeGreaterThan(0)
    expect([await status(kept.id), await status(gone.id)]).toEqual([200, 404])
  })
})

describe('another person’s forecast', () => {
  it.each([
    ['GET', ''],
    ['GET', '/ribbon'],
    ['GET', '/calendar'],
    ['PUT', '/saved'],
  ])('cannot be told from one that never was: %s …%s', async (method, path) => {
    const [anna, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
    const { id } = await forecast(anna, '1 Week')
    const body = method === 'PUT' ? { isSaved: true } : undefined
    const refusals = [
      await ben.call(method, `/api/foresights/${id}${path}`, body),
      await ben.call(method, `/api/foresights/${randomUUID()}${path}`, body),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, body: { code: 'foresight_not_found' } })
    expect((await anna.call('GET', `/api/foresights/${id}`)).body.isSaved).toBe(false)
    expect((await ben.call('GET', '/api/foresights')).body.total).toBe(0)
  })

  it('nobody reads without being signed in', async () => {
    expect(await house.visitor().call('GET', `/api/foresights/${randomUUID()}`)).toMatchObject({ status: 401 })
  })
})

describe('the calendar file', () => {
  async function calendarOf(person: Person, id: string) {
    const response = await person.raw('GET', `/api/foresights/${id}/calendar`)
    return { response, ...parseCalendar(await response.text()) }
  }

  /** Puts something else into a forecast that is kept. */
  async function restore(person: Person, id: string, change: Partial<Foresight>) {
    const { userId } = (await person.call('GET', '/api/profile')).body
    const reading = { ...(await person.call<Foresight>('GET', `/api/foresights/${id}`)).body, ...change }
    const sealed = house.world.vault.seal(userId, 'foresight', JSON.stringify(reading))
    await house.owner.query('update foresight_insights set reading = $1 where id = $2', [sealed, id])
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
          Date.parse(`${new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date(at))}T00:00:00Z`) + plus,
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
          new RegExp(`^${escaped(`${period}.\n\n${description}`)}(\n\nIt had begun long before .*)?(\n\nIt lasts long beyond .*)?$`),
        ),
      ),
    )
    expect(events.filter(({ isAllDay }) => !isAllDay).map(({ summary, start }) => [summary, start])).toEqual(
      timingWindows.flatMap(({ type, exact }) => exact.filter(isAhead).map((at) => [`Exact: ${type}`, compact(at)])),
    )
    const passes = timingWindows.flatMap(({ exact }) => exact)
    expect(passes.filter(isAhead).length).toBeGreaterThan(3)
    expect(new Set(events.map(({ stamp }) => stamp))).toEqual(new Set([compact(createdAt)]))
  })

  it('marks a window without a known beginning or end by the forecast’s own days, and says so', async () => {
    const mara = await house.visitor().arrive()
    const { id, timingWindows, span } = await forecast(mara, '1 Week')
    const [first, ...rest] = timingWindows
    await restore(mara, id, { timingWindows: [{ ...first!, enters: null, exact: [], leaves: null }, ...rest] })
    const [shown] = (await calendarOf(mara, id)).events
    expect([shown!.summary, shown!.start, shown!.end]).toEqual([first!.type, span.from.replaceAll('-', ''), '20261127'])
    expect(shown!.description).toMatch(/It had begun long before this forecast.*\n\n.*until its own last day\.$/s)
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
    expect((await calendarOf(mara, id)).events).toMatchObject([{ summary: themeTitle, start: '20261120', end: '20261127' }])
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
