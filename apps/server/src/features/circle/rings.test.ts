import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addAnna, ANNA_FELDT, circleOf, memberAt } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async (changes: Json = {}) => (await addAnna(mara, changes)).body

describe('the ring of somebody', () => {
  it('is reasoned from both charts, with a summary and factors, the same for the same two charts', async () => {
    const [anna, again] = [await added(), await added({ name: 'Anna again' })]
    expect(anna).toMatchObject({ ringSource: 'reasoned', reasonedRing: anna.ring })
    expect(anna.summary).toMatch(/\w{3}.*\./)
    expect(anna.astrologicalFactors.length).toBeGreaterThan(0)
    const { ring, summary, astrologicalFactors } = anna
    expect(again).toMatchObject({ ring, summary, astrologicalFactors })
  })

  it('takes another relationship without a word, and only another birth moves it', async () => {
    const anna = await added()
    const { body } = await mara.call('PATCH', memberAt(anna.id), { version: 1, relationshipTag: 'boss' })
    expect(body).toEqual({ ...anna, relationshipTag: 'boss', version: 2 })
  })

  it('is not sought again by an edit of the name alone, though the relationship is sent along', async () => {
    const anna = await added()
    const chart = vi.spyOn(house.context.sky, 'chart')
    const change = { version: 1, name: 'Anna F.', relationshipTag: anna.relationshipTag }
    const { body } = await mara.call('PATCH', memberAt(anna.id), change)
    expect(body).toEqual({ ...anna, name: 'Anna F.', version: 2 })
    expect(chart).not.toHaveBeenCalled()
    chart.mockRestore()
  })

  it('remembers what the charts say once somebody was moved', async () => {
    const anna = await added()
    const ring = anna.ring === 'soul_anchor' ? 'light_connector' : 'soul_anchor'
    await mara.call('PUT', `${memberAt(anna.id)}/ring`, { ring })
    expect((await mara.call('GET', memberAt(anna.id))).body).toEqual({ ...anna, ring, ringSource: 'chosen' })
  })

  it('follows the relationship where one has no chart of one’s own', async () => {
    const kiri = house.visitor()
    await kiri.signUp()
    await kiri.confirm()
    const { body } = await addAnna(kiri)
    expect(body).toMatchObject({
      ring: 'emotional_resonator',
      ringSource: 'relationship',
      reasonedRing: null,
      summary: null,
      hasChart: true,
    })
  })

  it('that cannot be reasoned is said to be that, and nobody is kept', async () => {
    const { sky } = house.context
    const broken = {
      ...sky,
      chart: (request: Parameters<typeof sky.chart>[0]) => {
        const chart = sky.chart(request)
        return request.at.getUTCFullYear() === 1926 ? { ...chart, placements: null } : chart
      },
    }
    Object.assign(house.context, { sky: broken })
    try {
      expect(await addAnna(mara)).toMatchObject({ status: 500, body: { code: 'ring_failed' } })
    } finally {
      Object.assign(house.context, { sky })
    }
    expect(await circleOf(mara)).toEqual([])
  })
})

describe('another birth of one’s own', () => {
  const OTHER = { ...LONDON_1926, birthDate: '1961-11-05', birthTime: '04:10' }
  const told = (member: Json) =>
    [member['ring'], member['summary'], member['astrologicalFactors'], member['ringSource']] as const
  /** as they would stand, were they added now */
  const asAdded = async () => told(await added())
  const now = async (id: string) => told((await mara.call('GET', memberAt(id))).body)

  it('places everybody anew whose birth was typed in, as if they were added now', async () => {
    const anna = await added()
    await mara.call('PUT', '/api/chart/birth', OTHER)
    expect(await now(anna.id)).toEqual(await asAdded())
    expect(await now(anna.id)).not.toEqual(told(anna))
    const { versions } = (await mara.call('GET', '/api/chart/birth/versions')).body
    await mara.call('POST', `/api/chart/birth/versions/${versions[0].id}/restore`, {})
    expect(await now(anna.id)).toEqual(told(anna))
  })

  it('leaves who was moved where they are, with the reasons of the new chart', async () => {
    const anna = await added()
    const ring = anna.ring === 'soul_anchor' ? 'light_connector' : 'soul_anchor'
    await mara.call('PUT', `${memberAt(anna.id)}/ring`, { ring })
    await mara.call('PUT', '/api/chart/birth', OTHER)
    const { body } = await mara.call('GET', memberAt(anna.id))
    const [reasonedRing, summary] = await asAdded()
    expect(body).toMatchObject({ ring, ringSource: 'chosen', reasonedRing, summary, version: anna.version })
  })

  it('leaves who has no chart where the relationship has put them', async () => {
    const tom = await added({ birth: null })
    await mara.call('PUT', '/api/chart/birth', OTHER)
    expect(await now(tom.id)).toEqual(told(tom))
  })

  it('that is the first one gives those a reason who were placed without', async () => {
    const kiri = house.visitor()
    await kiri.signUp()
    await kiri.confirm()
    const { body: anna } = await addAnna(kiri)
    expect(anna.ringSource).toBe('relationship')
    await kiri.call('PUT', '/api/chart/birth', LONDON_1926)
    expect((await kiri.call('GET', memberAt(anna.id))).body).toMatchObject({
      ringSource: 'reasoned',
      summary: expect.stringMatching(/\w/),
    })
  })

  it('leaves the ring of somebody linked as it was told under their consent', async () => {
    const { ofReceiver } = await link(mara, await house.visitor().arrive())
    const before = await now(ofReceiver)
    await mara.call('PUT', '/api/chart/birth', OTHER)
    expect(await now(ofReceiver)).toEqual(before)
  })
})

describe('moving somebody', () => {
  const move = (id: string, ring: string) => mara.call('PUT', `${memberAt(id)}/ring`, { ring })

  it('is a choice that new words and a new birth leave alone, until they are moved back', async () => {
    const tom = await added({ birth: null, relationshipTag: 'colleague' })
    expect(tom).toMatchObject({ ring: 'purpose_partner', ringSource: 'relationship' })
    expect((await move(tom.id, 'growth_catalyst')).body).toMatchObject({
      ring: 'growth_catalyst',
      ringSource: 'chosen',
    })
    const { body } = await mara.call('PATCH', memberAt(tom.id), { version: 1, birth: ANNA_FELDT.birth })
    expect(body).toMatchObject({ ring: 'growth_catalyst', ringSource: 'chosen', hasChart: true })
  })

  it('back to where they were placed is no choice any more', async () => {
    const tom = await added({ birth: null })
    await move(tom.id, 'soul_anchor')
    expect((await move(tom.id, tom.ring)).body).toMatchObject({ ring: tom.ring, ringSource: 'relationship' })
  })

  it('to the ring where they stand is refused with the field named', async () => {
    const tom = await added({ birth: null })
    expect(await move(tom.id, tom.ring)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', fields: { ring: 'another ring than the one they stand in' } },
    })
    expect((await move(tom.id, 'the_sofa')).body.fields.ring).toContain('soul_anchor')
  })
})
