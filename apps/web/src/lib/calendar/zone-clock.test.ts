import { describe, expect, it } from 'vitest'
import { zoneClock } from './zone-clock.ts'

const midnight = (zone: string, year: number, month: number, day: number, hour = 0) =>
  new Date(zoneClock(zone).instantOf({ year, month, day }, hour)).toISOString()

describe('a day begins', () => {
  it('at its own midnight, in summer and in winter', () => {
    expect(midnight('Europe/Berlin', 2027, 1, 1)).toBe('2026-12-31T23:00:00.000Z')
    expect(midnight('Europe/Berlin', 2027, 7, 1)).toBe('2027-06-30T22:00:00.000Z')
  })
  it('before UTC in Auckland and after it in Honolulu', () => {
    expect(midnight('Pacific/Auckland', 2026, 11, 21)).toBe('2026-11-20T11:00:00.000Z')
    expect(midnight('Pacific/Honolulu', 2026, 11, 21)).toBe('2026-11-21T10:00:00.000Z')
  })
  it('rightly on the very day of a clock change, and its noon too', () => {
    expect(midnight('America/New_York', 2026, 11, 1)).toBe('2026-11-01T04:00:00.000Z')
    expect(midnight('America/New_York', 2026, 11, 1, 12)).toBe('2026-11-01T17:00:00.000Z')
  })
  it('in the next month when it overflows its own', () =>
    expect(midnight('Etc/UTC', 2026, 13, 1)).toBe('2027-01-01T00:00:00.000Z'))
})

it('begins an hour later where midnight itself is left out', () =>
  expect(midnight('Atlantic/Azores', 2026, 3, 29)).toBe('2026-03-29T01:00:00.000Z'))

it('begins with the first of two midnights', () =>
  expect(midnight('America/Havana', 2026, 11, 1)).toBe('2026-11-01T04:00:00.000Z'))

it('an instant falls on the day of the zone', () => {
  expect(zoneClock('Pacific/Auckland').read(Date.parse('2026-11-20T12:00:00Z'))).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    hour: 1,
    minute: 0,
  })
  expect(zoneClock('Pacific/Honolulu').read(Date.parse('2026-11-21T09:59:59Z'))).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    hour: 23,
    minute: 59,
  })
})
