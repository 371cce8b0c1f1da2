import type { FirstSign, HomeToday } from '@astrarium/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => {
  house.clock.now = NOON
})

const home = async (who = mara) =>
  (await who.call<HomeToday & Record<string, unknown>>('GET', '/api/home')).body

describe('the first screen', () => {
  it('begins with one sentence about the person, with what it rests on, for no Ask', async () => {
    const { sentence, forDate, hasChart } = await home()
    expect([forDate, hasChart]).toEqual(['2026-11-20', true])
    expect(sentence!.text).toMatch(/^["“A-Z].{10,}[.?]$/s)
    expect(sentence!.facts[0]).toMatchObject({ kind: 'placement', points: [expect.any(String)] })
    expect(await mara.balance()).toBe(5)
  })

  it('says the same for a day, also after the insight and a question, and something else the next day', async () => {
    const { sentence } = await home()
    await mara.call('POST', '/api/generate-daily-insight')
    house.clock.now = new Date('2026-11-20T21:00:00Z')
    expect((await home()).sentence).toEqual(sentence)
    house.clock.now = new Date('2026-11-21T09:00:00Z')
    expect((await home()).sentence!.text).not.toBe(sentence!.text)
  })

  it('says none of the last fourteen days again', async () => {
    const texts: string[] = []
    for (let day = 0; day < 14; day++) {
      house.clock.now = new Date(NOON.getTime() + day * 86_400_000)
      texts.push((await home()).sentence!.text)
    }
    expect(new Set(texts).size).toBe(14)
  })

  it('draws the day from midnight to midnight of the person’s clock', async () => {
    await mara.call('PATCH', '/api/profile', { currentTimeZone: 'America/New_York' })
    const { moon } = await home()
    expect([moon.from, moon.to]).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'])
    expect(moon.stays[0]!.from).toBe(moon.from)
  })

  it('without a chart says nothing of the person, and still has the sky', async () => {
    const guest = house.visitor()
    await guest.signUp()
    await guest.confirm()
    const { hasChart, sentence, moon } = await home(guest)
    expect([hasChart, sentence, moon.meeting]).toEqual([false, null, null])
    expect(moon.stays.length).toBeGreaterThan(0)
  })
})

describe('what a new chart says first', () => {
  const firstSigns = async (who = mara) => (await who.call<FirstSign[]>('GET', '/api/chart/first-signs')).body

  it('is the signs of Sun, Moon and Ascendant with a sentence each, the same when asked again, for no Ask', async () => {
    const signs = await firstSigns()
    expect(signs.map(({ point }) => point)).toEqual(['sun', 'moon', 'asc'])
    for (const { signs: one, text } of signs) {
      expect(one).toHaveLength(1)
      expect(text).toMatch(/^["“A-Z].{10,}[.?]$/s)
    }
    expect(await firstSigns()).toEqual(signs)
    expect(signs.map(({ text }) => text)).not.toContain((await home()).sentence!.text)
    expect(await mara.balance()).toBe(5)
  })

  it('is nothing without a chart', async () => {
    const guest = house.visitor()
    await guest.signUp()
    await guest.confirm()
    expect(await firstSigns(guest)).toEqual([])
  })
})
