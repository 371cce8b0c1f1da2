import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, ANNA_FELDT, circleOf, memberAt } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async (changes: Json = {}) => (await addAnna(mara, changes)).body

describe('a circle', () => {
  it('is listed newest first, without births', async () => {
    await added({ name: 'First' })
    house.clock.now = new Date(house.clock.now.getTime() + 1000)
    await added({ name: 'Second' })
    const members = await circleOf(mara)
    expect(members.map(({ name }) => name)).toEqual(['Second', 'First'])
    expect(Object.keys(members[0]!)).not.toContain('birth')
  })

  it('loses somebody for good, once', async () => {
    const anna = await added()
    expect((await mara.call('DELETE', memberAt(anna.id))).body).toEqual({ success: true })
    expect(await mara.call('DELETE', memberAt(anna.id))).toMatchObject({
      status: 404,
      body: { code: 'member_not_found' },
    })
    expect(await circleOf(mara)).toEqual([])
  })

  it('is nobody else’s: a stranger with the right id finds, changes, moves and removes nothing', async () => {
    const anna = await added()
    const ben = await house.visitor().arrive()
    for (const answer of [
      await ben.call('GET', memberAt(anna.id)),
      await ben.call('PATCH', memberAt(anna.id), { version: 1, name: 'Mine' }),
      await ben.call('PUT', `${memberAt(anna.id)}/ring`, { ring: 'soul_anchor' }),
      await ben.call('DELETE', memberAt(anna.id)),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'member_not_found' } })
    expect(await circleOf(ben)).toEqual([])
    expect((await mara.call('GET', memberAt(anna.id))).body).toEqual(anna)
  })

  it('goes with the account', async () => {
    await added()
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await house.owner.query(`delete from users where id = '${userId}'`)
    const { rowCount } = await house.owner.query(`select 1 from circle_members where user_id = $1`, [userId])
    expect(rowCount).toBe(0)
  })
})

describe('changing somebody', () => {
  it('changes what is given and nothing else', async () => {
    const anna = await added()
    const { status, body } = await mara.call('PATCH', memberAt(anna.id), {
      version: 1,
      name: 'Anna',
      contextDescription: '',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...anna, name: 'Anna', contextDescription: null, version: 2 })
  })

  it('makes the chart anew from another birth, and takes it away with the birth', async () => {
    const anna = await added()
    const birth = { ...ANNA_FELDT.birth, birthTime: '21:30' }
    const { body: later } = await mara.call('PATCH', memberAt(anna.id), { version: 1, birth })
    expect(later.birth.birthTime).toBe('21:30')
    expect(later.chart.ascendant).not.toEqual(anna.chart.ascendant)
    const { body: none } = await mara.call('PATCH', memberAt(anna.id), { version: 2, birth: null })
    expect(none).toMatchObject({ birth: null, chart: null, sunSign: null, astrologicalFactors: [] })
  })

  it('loses no word where two edits cross: the second hears of it, and nothing of it is kept', async () => {
    const anna = await added()
    const answers = await Promise.all(
      ['Anna F.', 'Annie'].map((name) => mara.call('PATCH', memberAt(anna.id), { version: 1, name })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const kept = answers.find(({ status }) => status === 200)!.body.name
    expect((await mara.call('GET', memberAt(anna.id))).body).toMatchObject({ name: kept, version: 2 })
  })

  it('refuses a birth as adding does, and keeps the old one', async () => {
    const anna = await added()
    const birth = { ...ANNA_FELDT.birth, birthDate: '1988-02-30' }
    expect(
      (await mara.call('PATCH', memberAt(anna.id), { version: 1, name: 'Anna', birth })).body,
    ).toMatchObject({
      code: 'birth_date_invalid',
    })
    expect((await mara.call('GET', memberAt(anna.id))).body).toEqual(anna)
  })
})
