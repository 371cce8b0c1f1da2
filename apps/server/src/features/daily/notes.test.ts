import { insightFromText } from '@astrarium/contracts'
import type { DailyInsight, SavedInsight } from '@astrarium/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
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

const make = async () =>
  (await mara.call('POST', '/api/generate-daily-insight')).body['insight'] as DailyInsight
const today = async (who = mara) => (await who.call('GET', '/api/daily-insights/today')).body
const save = (insightId: string, who = mara) => who.call('POST', `/api/daily-insights/${insightId}/note`)
const notes = async (query = '', who = mara) =>
  (await who.call<{ notes: SavedInsight[]; total: number }>('GET', `/api/saved-insights${query}`)).body
const at = (text: string) => (house.clock.now = new Date(`${text}Z`))

describe('a note', () => {
  it('is an insight in its text form, and leads back to it', async () => {
    const { id, ...insight } = await make()
    const { status: answered, body } = await save(id)
    expect([answered, body]).toEqual([200, { savedId: expect.any(String) }])
    expect(await today()).toMatchObject({ savedId: body['savedId'] })
    const [note, ...more] = (await notes()).notes
    expect(more).toEqual([])
    expect(note).toMatchObject({
      id: body['savedId'],
      noteType: 'daily',
      date: '2026-11-20',
      supportPhrase: insight.groundingSuggestion.replace(/\s+/g, ' '),
      createdAt: NOON.toISOString(),
    })
    expect(note!.content.split('\n')[0]).toBe(insight.energeticTone)
    expect(insightFromText(note!.content)).toEqual({
      energeticTone: insight.energeticTone,
      timingCues: insight.keyTimingCues.map(({ text }) => text.replace(/\s+/g, ' ')),
      dailyFocus: {
        leanInto: insight.dailyFocus.leanInto.replace(/\s+/g, ' '),
        avoid: insight.dailyFocus.avoid.replace(/\s+/g, ' '),
      },
      groundingSuggestion: insight.groundingSuggestion.replace(/\s+/g, ' '),
    })
  })

  it('is kept once', async () => {
    const { id } = await make()
    const answers = await Promise.all([save(id), save(id)])
    expect(answers.map(({ status: answered }) => answered).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await save(id)).body).toMatchObject({
      code: 'insight_already_saved',
      error: 'This insight is already in your saved notes',
    })
    expect((await notes()).total).toBe(1)
  })

  it('goes when it is deleted, the insight stays, and may be kept again', async () => {
    const { id } = await make()
    const { savedId } = (await save(id)).body
    expect((await mara.call('DELETE', `/api/saved-insights/${savedId}`)).body).toEqual({ success: true })
    expect(await today()).toMatchObject({ insight: { id }, savedId: null })
    expect(await notes()).toEqual({ notes: [], total: 0 })
    expect((await mara.call('DELETE', `/api/saved-insights/${savedId}`)).body).toMatchObject({
      code: 'insight_not_found',
    })
    expect((await save(id)).status).toBe(200)
  })

  it('stands before older ones, and all are counted when a few are listed', async () => {
    for (const day of ['20', '21', '22', '23']) {
      at(`2026-11-${day}T09:00`)
      await save((await make()).id)
    }
    const { notes: latest, total } = await notes('?limit=3')
    expect([latest.map(({ date }) => date), total]).toEqual([['2026-11-23', '2026-11-22', '2026-11-21'], 4])
  })

  it('can be made of an insight of an earlier day, and keeps that day', async () => {
    const { id } = await make()
    at('2026-11-22T09:00')
    await save(id)
    expect((await notes()).notes).toMatchObject([
      { date: '2026-11-20', createdAt: '2026-11-22T09:00:00.000Z' },
    ])
  })

  it('cannot be made of an insight that is not there', async () => {
    expect(await save('5e3f2c34-9d2a-4a6e-8f0e-1c2d3e4f5a6b')).toMatchObject({
      status: 404,
      body: { code: 'insight_not_found' },
    })
  })

  it.each(['0', '501', 'many'])('cannot be listed %s at a time', async (limit) => {
    expect((await mara.call('GET', `/api/saved-insights?limit=${limit}`)).body).toMatchObject({
      code: 'bad_request',
    })
  })
})

it('another person sees nothing of it, by no id', async () => {
  const ben = await house.visitor().arrive()
  const { id } = await make()
  const { savedId } = (await save(id)).body
  expect(await today(ben)).toMatchObject({ insight: null, savedId: null })
  expect(await notes('', ben)).toEqual({ notes: [], total: 0 })
  expect((await save(id, ben)).body).toMatchObject({ code: 'insight_not_found' })
  expect((await ben.call('DELETE', `/api/saved-insights/${savedId}`)).body).toMatchObject({
    code: 'insight_not_found',
  })
  expect((await notes()).total).toBe(1)
})
