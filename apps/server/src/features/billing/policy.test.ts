import { describe, expect, it } from 'vitest'
import { isOutOfReach, isUnlimited, limitOf, nextDailyReset, resetFrequencyOf } from './policy.ts'

const free = { planId: 'free', askLimitDaily: 5, askLimitMonthly: null } as const
const flow = { planId: 'flow', askLimitDaily: null, askLimitMonthly: 500 } as const
const infinity = { planId: 'infinity', askLimitDaily: null, askLimitMonthly: -1 } as const
const at = (text: string) => new Date(`${text}Z`)

describe('the plans', () => {
  it('give Free 5 a day, Flow 500 a month, Infinity no count', () => {
    expect([free, flow, infinity].map(limitOf)).toEqual([5, 500, null])
    expect([free, flow, infinity].map(resetFrequencyOf)).toEqual(['daily', 'monthly', 'never'])
    expect([free, flow, infinity].map(isUnlimited)).toEqual([false, false, true])
  })
})

describe('the daily reset', () => {
  it('comes at the coming midnight when that is a day away', () => {
    expect(nextDailyReset(at('2026-11-20T00:00'), [at('2026-11-21T00:00'), at('2026-11-22T00:00')])).toEqual(
      at('2026-11-21T00:00'),
    )
  })
  it('comes at the coming midnight for somebody who returns at noon, days later', () => {
    expect(nextDailyReset(at('2026-11-17T00:00'), [at('2026-11-21T00:00'), at('2026-11-22T00:00')])).toEqual(
      at('2026-11-21T00:00'),
    )
  })
  it('keeps its hour on the short day of a clock change', () => {
    expect(nextDailyReset(at('2026-03-29T00:00'), [at('2026-03-29T23:00'), at('2026-03-30T23:00')])).toEqual(
      at('2026-03-29T23:00'),
    )
  })
  it('does not come twice in a day for somebody who moves the clock forward', () => {
    // reset at midnight in Honolulu (10:00 UTC), then the zone changes to Auckland, whose midnight is an hour
    // away
    expect(nextDailyReset(at('2026-11-20T10:00'), [at('2026-11-20T11:00'), at('2026-11-21T11:00')])).toEqual(
      at('2026-11-21T11:00'),
    )
  })
  it('is out of reach where no zone and no change of clocks leads', () => {
    expect(isOutOfReach(at('2026-11-21T10:00'), at('2026-11-19T11:00'))).toBe(false)
    expect(isOutOfReach(at('2031-05-05T23:00'), at('2026-11-19T11:00'))).toBe(true)
  })
})
