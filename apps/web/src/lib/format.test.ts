import { describe, expect, it } from 'vitest'
import { formatInReading, localeBeside } from './format.ts'

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

describe('in a sentence of ours', () => {
  const birthday = (own: string) =>
    new Intl.DateTimeFormat(localeBeside(own), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('1988-11-04'),
    )
  it('a date is in our language, as it is written where the browser is at home', () => {
    expect(birthday('ja-JP')).toBe('November 4, 1988')
    expect(birthday('de')).toBe('4 November 1988')
    expect(birthday('es-US')).toBe('November 4, 1988')
  })
  it('a browser in English keeps its own', () => {
    expect(localeBeside('en-US')).toBe('en-US')
    expect(localeBeside('en')).toBe('en')
  })
})
