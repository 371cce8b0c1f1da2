import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, ANNA_FELDT } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const today = async (whose = mara) => (await whose.call('GET', '/api/circle/today')).body

/** Until something touches both, at most so many days on. */
async function dayWithMark(memberId: string): Promise<Json | null> {
  for (let day = 0; day < 25; day++) {
    const found = (await today()).between.find((one: Json) => one['memberId'] === memberId)
    if (found) return found as Json
    house.clock.now = new Date(house.clock.now.getTime() + 86_400_000)
  }
  return null
}

describe('what today is on in a circle', () => {
  it('marks who is touched together with the person, in words and a sign', async () => {
    const { body: anna } = await addAnna(mara)
    expect(await dayWithMark(anna.id)).toMatchObject({
      title: expect.stringMatching(/\w/),
      text: expect.stringMatching(/touches .+ (both of you|and their)/),
    })
  })

  it('has for somebody the tone that a check-in of that day has', async () => {
    const { body: anna } = await addAnna(mara)
    const { days } = await today()
    const { insight } = (
      await mara.call('POST', '/api/generate-circle-member-daily-insight', { circleMemberId: anna.id })
    ).body
    expect(days).toMatchObject([{ memberId: anna.id, title: insight.energeticTone.title }])
  })

  it('says where Sun and Moon stand, without a chart too', async () => {
    const kiri = house.visitor()
    await kiri.signUp()
    await kiri.confirm()
    await addAnna(kiri)
    const { sun, moon, between, days } = await today(kiri)
    expect(sun.longitude >= 0 && sun.longitude < 360).toBe(true)
    expect(moon.sign).toMatch(/^\w+$/)
    expect([between, days.length]).toEqual([[], 1])
  })

  it('leaves out whoever has died, as the person wrote, tells no weeks ahead of the two and asks nothing of the one left', async () => {
    const { body: anna } = await addAnna(mara, { contextDescription: 'Died in 2019.' })
    expect(await today()).toMatchObject({ between: [], days: [] })
    const { relationship } = (await mara.call('GET', `/api/circle/members/${anna.id}/relationship`)).body
    expect(relationship).toMatchObject({ days: null, toTry: null })
    expect(relationship.opening).toMatch(/^What was between you two/)
    expect(relationship.connects.length).toBeGreaterThan(0)
  })

  it('leaves out whoever has no chart', async () => {
    await addAnna(mara, { birth: null })
    expect(await today()).toMatchObject({ between: [], days: [] })
  })

  it('says nothing of somebody linked who shows no dates, whatever day it is, and stops when they withdraw', async () => {
    const lu = await house.visitor().arrive({ ...ANNA_FELDT.birth, birthDate: '1991-03-03' })
    const { ofReceiver, ofSender } = await link(mara, lu, 'signs')
    expect(await dayWithMark(ofReceiver)).toBeNull()
    await lu.call('PUT', `/api/circle/members/${ofSender}/consent`, { scope: 'wheel' })
    expect(await dayWithMark(ofReceiver)).not.toBeNull()
    expect((await today()).days).toEqual([])
    await lu.call('DELETE', `/api/circle/members/${ofSender}/consent`)
    expect((await today()).between).toEqual([])
  })
})
