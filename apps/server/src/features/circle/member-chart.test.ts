import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, circleOf } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async () => (await addAnna(mara)).body

describe('the chart of somebody', () => {
  const birthData = {
    name: 'Anna Feldt',
    birth_date: '1988-07-14',
    birth_time: '09:30',
    birth_time_accuracy: 'exact',
    birth_place_name: 'Padua, Veneto, Italy',
    latitude: 45.4064,
    longitude: 11.8768,
    timezone: 'Europe/Rome',
    relationship_tag: 'friend',
  }
  const generate = (changes: Json = {}, rest: Json = {}) =>
    mara.call('POST', '/api/generate-circle-member-chart', {
      birthData: { ...birthData, ...changes },
      relationshipContext: null,
      ...rest,
    })

  it('comes with its ring in the specified fields, and nothing is kept', async () => {
    const { status, body } = await generate()
    expect(status).toBe(200)
    const { chart, ring } = await added()
    expect(body).toMatchObject({ success: true, birthChart: chart, ringAssignment: { ring } })
    expect(await circleOf(mara)).toHaveLength(1)
  })

  it('belongs to whoever is signed in', async () => {
    const { userId } = (await mara.call('GET', '/api/profile')).body
    expect((await generate({}, { userId })).status).toBe(200)
    expect(await generate({}, { userId: randomUUID() })).toMatchObject({
      status: 403,
      body: { success: false, code: 'wrong_user' },
    })
  })

  it.each([
    ['birth_data_missing', { birth_date: undefined }, 'birthData.birth_date'],
    ['birth_data_missing', { latitude: undefined }, 'birthData.latitude'],
    ['birth_data_format', { latitude: 'north' }, 'birthData.latitude'],
    ['birth_data_format', { relationship_tag: 'rival' }, 'birthData.relationship_tag'],
    ['birth_date_invalid', { birth_date: '1988-02-30' }, 'birthDate'],
  ])('is refused with %s', async (code, changes, field) => {
    const { body } = await generate(changes)
    expect(body).toMatchObject({ success: false, code })
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
