import { randomUUID } from 'node:crypto'
import { generateForesight, getForesight, listSavedForesights } from '@astrarium/contracts'
import type { Foresight } from '@astrarium/contracts'
import { SkyError } from '@astrarium/sky'
import type { Sky } from '@astrarium/sky'
import { beforeAll, describe, expect, it } from 'vitest'
import { forecast } from '../../../test/forecast.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Json, Person } from '../../../test/person.ts'
import { removeUnsavedForesights } from './service/remove-unsaved-foresights.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const house = testApp()
const generate = (person: Person, body: Json) => person.call('POST', '/api/generate-foresight', body)
async function rowsOf(table: 'foresight_insights' | 'told_units', person: Person): Promise<number> {
  const { userId } = (await person.call('GET', '/api/profile')).body
  return (await house.owner.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount ?? 0
}
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
    const { rows } = await house.owner.query<{ all: string }>(
      `select string_agg(to_jsonb(f)::text, ' ') as all from foresight_insights f`,
    )
    for (const secret of [
      themeTitle,
      timingWindows[0]!.type,
      'Christmas',
      'saturn',
      'Europe/London',
      ' your ',
    ])
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
    expect({ span, timeZone }).toEqual({
      span: { from: '2026-11-21', to: '2026-11-27' },
      timeZone: 'Pacific/Auckland',
    })
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
    const { status, body } = await generate(mara, {
      timeline: '1 Week',
      customQuestion: 'I want to kill myself',
    })
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
    expect(await generate(ona, { timeline: '1 Week' })).toMatchObject({
      status: 409,
      body: { code: 'chart_missing' },
    })
  })

  it('says that it failed when the engine does, without a word of why, and keeps nothing', async () => {
    const { sky } = house.context
    const transits = () => {
      throw new SkyError('out_of_range', 'outside of the tables')
    }
    const failing: Sky = { ...sky, transits, inZodiac: () => failing }
    Object.assign(house.context, { sky: failing })
    try {
      const { status, body } = await generate(mara, { timeline: '1 Week' })
      expect({ status, body }).toEqual({
        status: 500,
        body: { success: false, code: 'foresight_failed', error: 'Failed to generate foresight' },
      })
    } finally {
      Object.assign(house.context, { sky })
    }
    expect(await rowsOf('foresight_insights', mara)).toBe(0)
  })

  it('waits after twenty in a minute', async () => {
    const eager = await house.visitor().arrive()
    const statuses: number[] = []
    for (let index = 0; index < 21; index++)
      statuses.push((await generate(eager, { timeline: 'blorp' })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
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
      expect((await mara.call('PUT', `/api/foresights/${id}/saved`, { isSaved: true })).body).toEqual({
        isSaved: true,
      })
    const all = await list()
    expect(all).toEqual(listSavedForesights.output.parse(all))
    expect(all.foresights.map(({ timeline }: Foresight) => timeline)).toEqual([
      '6 Weeks',
      '1 Month',
      '1 Week',
    ])
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
    const at = (days: number) => ({
      ...house.context,
      now: () => new Date(Date.parse(gone.createdAt) + days * DAY + 1),
    })
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
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 404, body: { code: 'foresight_not_found' } })
    expect((await anna.call('GET', `/api/foresights/${id}`)).body.isSaved).toBe(false)
    expect((await ben.call('GET', '/api/foresights')).body.total).toBe(0)
  })

  it('nobody reads without being signed in', async () => {
    expect(await house.visitor().call('GET', `/api/foresights/${randomUUID()}`)).toMatchObject({
      status: 401,
    })
  })
})
