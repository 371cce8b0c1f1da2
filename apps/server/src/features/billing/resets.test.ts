import type { Balance } from '@astrarium/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { endFreeTrials } from './service/end-free-trials.ts'

const house = testApp()
// each asks and asks
const BUSY = 120_000
const HOUR = 3_600_000
const START = new Date('2026-11-20T12:00:00Z')
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => {
  house.clock.now = START
})

const liveIn = (currentTimeZone: string) => mara.call('PATCH', '/api/profile', { currentTimeZone })
const at = (instant: string) => {
  house.clock.now = new Date(instant)
}
const balance = async () => (await mara.call<Balance>('GET', '/api/balance')).body

/** Uses up what there is, and more. */
async function askAll(): Promise<void> {
  for (let asked = 0; asked < 6; asked++) await mara.ask('What is my purpose?')
  expect(await mara.balance()).toBe(0)
}

/** As somebody who has been in a zone for a day. */
async function settleIn(zone: string): Promise<void> {
  await liveIn(zone)
  house.clock.now = new Date(START.getTime() + 48 * HOUR)
  await balance()
}

it.each([
  // in Sydney it is UTC+11, in Kathmandu +5:45, in Honolulu −10
  ['Australia/Sydney', '2026-11-22T13:00:00Z'],
  ['Asia/Kathmandu', '2026-11-22T18:15:00Z'],
  ['Pacific/Honolulu', '2026-11-23T10:00:00Z'],
])(
  'in %s Free is full again at midnight there, and not a second sooner',
  async (zone, midnight) => {
    await settleIn(zone)
    await askAll()
    expect((await balance()).resetsAt).toBe(new Date(midnight).toISOString())
    house.clock.now = new Date(new Date(midnight).getTime() - 1000)
    expect((await balance()).current).toBe(0)
    at(midnight)
    expect(await balance()).toMatchObject({
      current: 5,
      resetsAt: new Date(new Date(midnight).getTime() + 24 * HOUR).toISOString(),
    })
  },
  BUSY,
)

it(
  'a day of 23 or 25 hours has five Asks too',
  async () => {
    at('2027-03-27T12:00:00Z')
    await balance()
    await askAll()
    // clocks go forward in London on the 28th, and that day ends an hour sooner
    at('2027-03-28T00:00:00Z')
    expect((await balance()).resetsAt).toBe('2027-03-28T23:00:00.000Z')
    await askAll()
    at('2027-03-28T23:00:00Z')
    expect(await balance()).toMatchObject({ current: 5, resetsAt: '2027-03-29T23:00:00.000Z' })
  },
  BUSY,
)

it(
  'whoever stays away for a week comes back to five, not to thirty-five',
  async () => {
    await askAll()
    at('2026-11-28T15:00:00Z')
    expect(await balance()).toMatchObject({ current: 5, resetsAt: '2026-11-29T00:00:00.000Z' })
  },
  BUSY,
)

it(
  'travelling round the world brings no second five in a day',
  async () => {
    await settleIn('Pacific/Honolulu')
    at('2026-11-23T10:00:00Z')
    await askAll()
    // an hour later it is midnight in Auckland
    await liveIn('Pacific/Auckland')
    at('2026-11-23T11:00:01Z')
    expect((await balance()).current).toBe(0)
    at('2026-11-24T10:00:00Z')
    expect((await balance()).current).toBe(5)
  },
  BUSY,
)

it(
  'a clock that jumps back over midnight brings no second five',
  async () => {
    await askAll()
    at('2026-11-21T00:00:00Z')
    await askAll()
    at('2026-11-20T23:30:00Z')
    expect((await balance()).current).toBe(0)
    at('2026-11-21T00:00:01Z')
    expect(await balance()).toMatchObject({ current: 0, resetsAt: '2026-11-22T00:00:00.000Z' })
  },
  BUSY,
)

it(
  'a clock that was years ahead for a moment leaves the next midnight where it is',
  async () => {
    at('2031-05-05T05:05:05Z')
    await askAll()
    house.clock.now = START
    expect(await balance()).toMatchObject({ current: 0, resetsAt: '2026-11-21T00:00:00.000Z' })
    at('2026-11-21T00:00:00Z')
    expect(await balance()).toMatchObject({ current: 5, resetsAt: '2026-11-22T00:00:00.000Z' })
  },
  BUSY,
)

it(
  'the label of the trial goes after 30 days, and Free stays',
  async () => {
    const subscription = async () => (await mara.call('GET', '/api/subscription')).body
    await endFreeTrials(house.context)
    expect(await subscription()).toMatchObject({ planId: 'free', status: 'trialing' })
    house.clock.now = new Date(Date.now() + 31 * 24 * HOUR)
    await endFreeTrials(house.context)
    expect(await subscription()).toMatchObject({ planId: 'free', status: 'active', currentPeriodEnd: null })
    expect(await mara.balance()).toBe(5)
  },
  BUSY,
)
