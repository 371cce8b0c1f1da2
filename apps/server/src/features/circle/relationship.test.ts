import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, ANNA_FELDT, memberAt } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async (changes: Json = {}) => (await addAnna(mara, changes)).body
const relationship = (id: string, whose = mara) => whose.call('GET', `${memberAt(id)}/relationship`)

describe('a relationship', () => {
  it('is read from both charts: what connects, what rubs, the table of it, and the weeks ahead', async () => {
    const anna = await added()
    const { status, body } = await relationship(anna.id)
    expect(status).toBe(200)
    expect(body.missing).toBeNull()
    const { connects, rubs, all, days, span, charts, agreedAt } = body.relationship
    expect(agreedAt).toBeNull()
    expect(connects.length + rubs.length).toBeGreaterThan(2)
    expect(all.length).toBeGreaterThan(10)
    expect(charts.theirs).toEqual(anna.chart)
    for (const { own, theirs } of days)
      for (const { days: dates } of [own, theirs]) {
        expect(dates.from >= span.from && dates.to <= span.to).toBe(true)
        expect(dates.from).toBe(dates.to)
      }
    expect((await relationship(anna.id)).body).toEqual(body)
  })

  it('without a birth time names no house, no angle and no closeness of theirs, and says so', async () => {
    const birth = { ...ANNA_FELDT.birth, birthTimeAccuracy: 'unknown' }
    const { body } = await relationship((await added({ birth })).id)
    expect(body.relationship.unsure).toMatch(/birth time/)
    for (const { contact, statement } of body.relationship.all) {
      expect(statement).not.toMatch(/°/)
      if (contact.kind === 'aspect') expect(['asc', 'mc']).not.toContain(contact.theirs)
      else expect(contact.guest).toBe('theirs')
    }
  })

  it('says which chart is missing where one is', async () => {
    expect((await relationship((await added({ birth: null })).id)).body).toEqual({
      missing: 'theirs',
      relationship: null,
    })
    const kiri = house.visitor()
    await kiri.signUp()
    await kiri.confirm()
    const { body: anna } = await addAnna(kiri)
    expect((await relationship(anna.id, kiri)).body).toEqual({ missing: 'own', relationship: null })
  })

  it('says nothing romantic of a mother', async () => {
    const { body } = await relationship((await added({ relationshipTag: 'parent' })).id)
    expect(JSON.stringify([body.relationship.connects, body.relationship.rubs])).not.toMatch(
      /desire|attraction|in bed|flirt/i,
    )
  })

  it('has a composite and a Davison chart, with houses only where both times are known', async () => {
    const anna = await added()
    for (const kind of ['composite', 'davison']) {
      const { status, body } = await mara.call('GET', `${memberAt(anna.id)}/shared-chart?kind=${kind}`)
      expect(status).toBe(200)
      expect(body.houses).toHaveLength(12)
      expect(body.planets.length).toBeGreaterThan(9)
    }
    const open = await added({ birth: { ...ANNA_FELDT.birth, birthTimeAccuracy: 'unknown' } })
    for (const kind of ['composite', 'davison']) {
      const { body } = await mara.call('GET', `${memberAt(open.id)}/shared-chart?kind=${kind}`)
      expect([body.houses, body.ascendant, body.birth_time_accuracy]).toEqual([[], null, 'unknown'])
    }
    const none = await added({ birth: null })
    expect(await mara.call('GET', `${memberAt(none.id)}/shared-chart?kind=davison`)).toMatchObject({
      body: { code: 'chart_missing' },
    })
  })

  it('is nobody else’s, with the right id in hand', async () => {
    const anna = await added()
    const ben = await house.visitor().arrive()
    for (const answer of [
      await relationship(anna.id, ben),
      await ben.call('GET', `${memberAt(anna.id)}/shared-chart?kind=davison`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'member_not_found' } })
  })
})
