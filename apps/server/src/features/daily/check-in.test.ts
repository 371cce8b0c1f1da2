import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addAnna, ANNA_FELDT } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const added = async (changes: Json = {}) => (await addAnna(mara, changes)).body
const checkIn = (circleMemberId: string, who = mara) =>
  who.call('POST', '/api/generate-circle-member-daily-insight', { circleMemberId })
const asksLeft = async () => (await mara.call('GET', '/api/balance')).body.current
const today = async (who = mara) => (await who.call('GET', '/api/circle/daily-insights/today')).body

describe('a check-in', () => {
  it('takes one Ask, and the same day again none', async () => {
    const anna = await added()
    const before = await asksLeft()
    const { status, body } = await checkIn(anna.id)
    expect(status).toBe(200)
    expect(body.insight).toMatchObject({ circleMemberName: 'Anna Feldt', circleMemberId: anna.id })
    expect(body.insight.supportPhrase).not.toBe('')
    expect(await asksLeft()).toBe(before - 1)
    expect((await checkIn(anna.id)).body).toEqual(body)
    expect(await asksLeft()).toBe(before - 1)
    expect((await today()).insights).toEqual([body.insight])
  })

  it('of two at once is made and paid once', async () => {
    const anna = await added()
    const before = await asksLeft()
    const [one, other] = await Promise.all([checkIn(anna.id), checkIn(anna.id)])
    expect(one.body).toEqual(other.body)
    expect(await asksLeft()).toBe(before - 1)
  })

  it('is made anew on another day', async () => {
    const anna = await added()
    const { body } = await checkIn(anna.id)
    house.clock.now = new Date(house.clock.now.getTime() + 26 * 3_600_000)
    expect((await today()).insights).toEqual([])
    const next = (await checkIn(anna.id)).body
    expect(next.insight.id).not.toBe(body.insight.id)
  })

  it('takes nothing where there is no chart, and where it fails', async () => {
    const tom = await added({ birth: null })
    const anna = await added()
    const before = await asksLeft()
    expect((await checkIn(tom.id)).body.code).toBe('chart_missing')
    const broken = vi.spyOn(house.context.sky, 'localDay').mockImplementation(() => {
      throw new Error('no sky')
    })
    expect((await checkIn(anna.id)).body.code).toBe('insight_failed')
    broken.mockRestore()
    expect(await asksLeft()).toBe(before)
    expect((await today()).insights).toEqual([])
  })

  it('has hours of that day, in the zone of the person', async () => {
    const anna = await added()
    const { insight } = (await checkIn(anna.id)).body
    expect(insight.timeZone).toBe((await mara.call('GET', '/api/profile')).body.currentTimeZone)
    expect(insight.keyTimingCues.length).toBeGreaterThan(0)
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: insight.timeZone })
    for (const { at } of insight.keyTimingCues) expect(dayOf.format(new Date(at))).toBe(insight.date)
  })

  it('is not made of whoever has died, as the person wrote, and takes nothing', async () => {
    const anna = await added({ contextDescription: 'Died in 2019.' })
    const before = await asksLeft()
    expect(await checkIn(anna.id)).toMatchObject({ status: 409, body: { code: 'member_late' } })
    expect(await asksLeft()).toBe(before)
    const { members } = (await mara.call('GET', '/api/circle/members')).body
    expect(members).toMatchObject([{ id: anna.id, isLate: true }])
  })

  it('is nobody else’s, and goes with the member', async () => {
    const anna = await added({ birth: { ...ANNA_FELDT.birth, birthTimeAccuracy: 'unknown' } })
    const ben = await house.visitor().arrive()
    expect(await checkIn(anna.id, ben)).toMatchObject({ status: 404, body: { code: 'member_not_found' } })
    await checkIn(anna.id)
    expect((await today(ben)).insights).toEqual([])
    await mara.call('DELETE', `/api/circle/members/${anna.id}`)
    expect((await today()).insights).toEqual([])
  })
})
