import { randomUUID } from 'node:crypto'
import { MEMBERS_MAX } from '@astrarium/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, ANNA_FELDT, circleOf, fillCircle, memberAt } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async (changes: Json = {}) => (await addAnna(mara, changes)).body

describe('adding somebody', () => {
  it('keeps what was entered, with a chart made exactly as one’s own', async () => {
    const { chart: own } = (await mara.call('GET', '/api/profile')).body
    const { status, body } = await addAnna(mara, { birth: LONDON_1926 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Anna Feldt',
      relationshipTag: 'friend',
      contextDescription: 'We met in a choir.',
      birth: { ...LONDON_1926, offset: 'UTC+01:00' },
      sunSign: 'Taurus',
      version: 1,
    })
    expect(body.chart).toEqual(own)
    expect((await mara.call('GET', memberAt(body.id))).body).toEqual(body)
  })

  it('is as honest about an unknown time as about one’s own: no houses, no angles, a range for the Moon', async () => {
    const { chart } = await added({ birth: { ...ANNA_FELDT.birth, birthTimeAccuracy: 'unknown' } })
    expect(chart).toMatchObject({
      houses: [],
      ascendant: null,
      midheaven: null,
      birth_time_accuracy: 'unknown',
    })
    expect(chart.planets.find(({ name }: Json) => name === 'Moon').range).not.toBeNull()
  })

  it('names no Sun sign where the time leaves two open', async () => {
    const turning = { ...ANNA_FELDT.birth, birthDate: '1988-07-22', birthTimeAccuracy: 'unknown' }
    const { chart, sunSign } = await added({ birth: turning })
    expect(chart.planets[0].range.signs).toEqual(['Cancer', 'Leo'])
    expect(sunSign).toBeNull()
  })

  it('keeps a time that is approximate with its margin', async () => {
    const birth = { ...ANNA_FELDT.birth, birthTimeAccuracy: 'approximate', birthTimeMinutes: 120 }
    expect(await added({ birth })).toMatchObject({
      birth: { birthTimeAccuracy: 'approximate', birthTimeMinutes: 120 },
      chart: { birth_time_accuracy: 'approximate' },
    })
  })

  it('takes a name and a relationship alone, and invents neither chart nor score', async () => {
    const { body } = await mara.call('POST', '/api/circle/members', { sendId: randomUUID(), name: ' Tom ' })
    expect(body).toMatchObject({
      name: 'Tom',
      relationshipTag: 'other',
      ring: 'light_connector',
      ringSource: 'relationship',
      reasonedRing: null,
      summary: null,
      astrologicalFactors: [],
      birth: null,
      chart: null,
      sunSign: null,
      hasChart: false,
    })
  })

  it('keeps the birth where the chart is left out, and makes it with the next edit', async () => {
    const { id, birth, chart } = await added({ chart: 'left_out' })
    expect({ birth, chart }).toMatchObject({ birth: ANNA_FELDT.birth, chart: null })
    const { body } = await mara.call('PATCH', memberAt(id), { version: 1, birth: ANNA_FELDT.birth })
    expect(body).toMatchObject({ hasChart: true, version: 2 })
  })

  it('is done once for a send, however often it comes and even at one moment', async () => {
    const sendId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => addAnna(mara, { sendId })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await circleOf(mara)).toHaveLength(1)
  })

  it(`ends at ${MEMBERS_MAX} people, also for two that come at once`, async () => {
    await fillCircle(house, mara, 1)
    const answers = await Promise.all([addAnna(mara), addAnna(mara)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'circle_full' })
    expect(await circleOf(mara)).toHaveLength(MEMBERS_MAX)
  })

  it.each([
    ['name', { name: '  ' }, 'a name of 1 to 200 characters'],
    ['name', { name: 'a'.repeat(201) }, 'a name of 1 to 200 characters'],
    ['sendId', { sendId: 'mine' }, 'an id (UUID)'],
    [
      'contextDescription',
      { contextDescription: 'a'.repeat(2001) },
      'text of at most 2000 characters or null',
    ],
    ['birth.birthDate', { birth: { ...ANNA_FELDT.birth, birthDate: 'July' } }, 'a date as YYYY-MM-DD'],
    ['birth.birthLatitude', { birth: { ...ANNA_FELDT.birth, birthLatitude: 91 } }, 'a number from -90 to 90'],
  ])('is refused with the field %s named', async (field, changes, wanted) => {
    const { status, body } = await addAnna(mara, changes)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    expect(body.fields).toEqual({ [field]: wanted })
    expect(await circleOf(mara)).toEqual([])
  })

  it.each([
    ['birth_date_invalid', { birthDate: '1988-02-30' }],
    ['birth_date_invalid', { birthDate: '2030-01-01' }],
    ['birth_time_skipped', { birthDate: '1988-03-27', birthTime: '02:30' }],
    ['birth_time_repeated', { birthDate: '1988-09-25', birthTime: '02:30' }],
    ['zone_unknown', { timezone: 'Europe/Padua' }],
  ])('is refused with %s as one’s own birth is', async (code, changes) => {
    const { body } = await addAnna(mara, { birth: { ...ANNA_FELDT.birth, ...changes } })
    expect(body).toMatchObject({ code })
    expect(Object.keys(body.fields)).toHaveLength(1)
    expect(await circleOf(mara)).toEqual([])
  })
})
