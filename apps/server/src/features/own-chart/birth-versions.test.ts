import { BIRTH_VERSIONS_MAX } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import type { Json, Person } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

const correct = (person: Person, change: Json) => {
  house.clock.now = new Date(house.clock.now.getTime() + 60_000)
  return person.call('PUT', '/api/chart/birth', { ...LONDON_1926, ...change })
}
const versionsOf = async (person: Person) =>
  (await person.call('GET', '/api/chart/birth/versions')).body.versions as Json[]
const restore = (person: Person, id: string) => person.call('POST', `/api/chart/birth/versions/${id}/restore`)
const timesOf = async (person: Person) => (await versionsOf(person)).map(({ birth }) => birth.birthTime)
const standing = async (person: Person) => (await person.call('GET', '/api/profile')).body

it('are kept by each correction, the latest first, with the day on which they were replaced', async () => {
  const mara = await house.visitor().arrive()
  expect(await versionsOf(mara)).toEqual([])
  await correct(mara, { birthTime: '14:40' })
  await correct(mara, { birthTime: '15:00' })
  expect(await timesOf(mara)).toEqual(['14:40', '02:40'])
  expect((await versionsOf(mara))[0]).toMatchObject({
    replacedAt: house.clock.now.toISOString(),
    birth: { ...LONDON_1926, birthTime: '14:40', offset: 'UTC+01:00' },
  })
})

it('are not made by what changes nothing, and none is kept twice', async () => {
  const mara = await house.visitor().arrive()
  await correct(mara, {})
  await mara.call('POST', '/api/chart')
  expect(await versionsOf(mara)).toEqual([])
  for (const birthTime of ['14:40', '02:40', '14:40', '02:40']) await correct(mara, { birthTime })
  expect(await timesOf(mara)).toEqual(['14:40'])
})

it('stand again with the chart that they had, and what stood becomes one of them', async () => {
  const mara = await house.visitor().arrive()
  const before = await standing(mara)
  await correct(mara, { birthTime: '14:40', birthPlace: 'Elsewhere' })
  const [version] = await versionsOf(mara)
  const { status, body } = await restore(mara, version!.id as string)
  expect([status, body.chart.ascendant]).toEqual([200, before.chart.ascendant])
  expect((await standing(mara)).birth).toEqual(before.birth)
  expect(await timesOf(mara)).toEqual(['14:40'])
})

it('are nobody else’s, and sealed where they are kept', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  await correct(mara, { birthTime: '14:40' })
  const [version] = await versionsOf(mara)
  expect(await versionsOf(ben)).toEqual([])
  expect(await restore(ben, version!.id as string)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  const { rows } = await house.owner.query<{ birth: string }>('select birth from birth_versions')
  expect(rows.map(({ birth }) => birth).join()).not.toMatch(/London|1926|02:40/)
})

it(`are at most ${BIRTH_VERSIONS_MAX}: the oldest goes`, async () => {
  const mara = await house.visitor().arrive()
  for (let minute = 0; minute <= BIRTH_VERSIONS_MAX; minute++) {
    const { status } = await correct(mara, { birthTime: `03:${String(minute).padStart(2, '0')}` })
    expect(status).toBe(200)
  }
  const times = await timesOf(mara)
  expect(times).toHaveLength(BIRTH_VERSIONS_MAX)
  expect(times).not.toContain('02:40')
})
