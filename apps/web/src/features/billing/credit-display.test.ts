import { describe, expect, it } from 'vitest'
import { liveIn } from '../../lib/home-zone.ts'
import { creditCount, creditPercent, resetCountdown } from './credit-display.ts'

const balance = (current: number, limit: number | null, isUnlimited = false) => ({
  current,
  limit,
  isUnlimited,
})

describe('the box of Asks', () => {
  it.each([
    [balance(5, 5), 100],
    [balance(2, 5), 40],
    [balance(0, 5), 0],
    [balance(9, 5), 100],
    [balance(-1, 5), 0],
    [balance(2, null), 40],
    [balance(0, null, true), 100],
  ])('with %o is filled by %i', (given, percent) => expect(creditPercent(given)).toBe(percent))

  it('counts, and never below 0', () => {
    expect(creditCount(balance(4, 5))).toBe('4 of 5')
    expect(creditCount(balance(-1, 5))).toBe('0 of 5')
    expect(creditCount(balance(0, null, true))).toBe('Unlimited')
  })
})

describe('the next reset', () => {
  const now = new Date(2026, 10, 20, 23, 30)
  const on = (day: number, hour = 0) => new Date(2026, 10, day, hour).toISOString()
  it.each([
    [on(20, 23), 'Today'],
    [on(19), 'Today'],
    [on(21), 'Tomorrow'],
    [on(22), '2 days'],
    [on(27), '7 days'],
    [on(28), '2 weeks'],
    [on(50), '5 weeks'],
    [on(51), '2 months'],
  ])('at %s is %s', (at, text) => expect(resetCountdown(at, now)).toBe(text))

  it('is tomorrow where the account has its midnight, though the day of the browser is the same', () => {
    liveIn('Europe/Rome')
    const morning = new Date('2026-11-23T09:33:00Z')
    expect(resetCountdown('2026-11-23T23:00:00Z', morning)).toBe('Tomorrow')
    liveIn(null)
  })
})
