import { describe, expect, it } from 'vitest'
import { formatInReading } from './format.ts'

describe('on the page of a reading', () => {
  it.each([
    [{ weekday: 'long', day: 'numeric', month: 'long' }, 'Saturday 21 November'],
    [{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'Saturday 21 November 2026'],
  ] as const)('a weekday stands before it without a comma, with its year and without', (options, written) =>
    expect(formatInReading('2026-11-21', options)).toBe(written),
  )
  it('a day is written as Arion writes it', () =>
    expect(formatInReading('2026-11-21')).toBe('21 November 2026'))
  it('a day that belongs to no zone is the same everywhere', () =>
    expect(
      formatInReading('2026-11-21', { day: 'numeric', month: 'long', timeZone: 'Pacific/Honolulu' }),
    ).toBe('21 November'))
  it('an instant is a day of the zone', () =>
    expect(
      formatInReading('2026-11-21T22:30:00Z', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'Asia/Tokyo',
      }),
    ).toBe('22 November 2026'))
  it.each([
    ['2026-11-21T00:05:00Z', '00:05'],
    ['2026-11-21T05:40:00Z', '05:40'],
    ['2026-11-21T14:35:00Z', '14:35'],
  ])('%s is %s, on 24 hours', (at, time) =>
    expect(formatInReading(at, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })).toBe(time),
  )
})
