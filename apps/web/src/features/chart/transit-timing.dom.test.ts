import { expect, it } from 'vitest'
import { formatDate } from '../../lib/format.ts'
import { transitTiming } from './transit-timing.ts'

const now = new Date('2026-11-20T12:00:00')
const short = (at: string) => formatDate(at, { day: 'numeric', month: 'short' })

it('names the next exact pass, not one that is over', () => {
  expect(
    transitTiming(
      {
        transiting: 'saturn',
        exact: ['2026-10-01T12:00:00', '2026-11-28T12:00:00', '2026-12-20T12:00:00'],
        leaves: null,
      },
      now,
    ),
  ).toBe(`exact ${short('2026-11-28T12:00:00')}`)
})
it('says when it is today, also when the hour is over', () => {
  expect(transitTiming({ transiting: 'saturn', exact: ['2026-11-20T03:00:00'], leaves: null }, now)).toBe(
    'exact today',
  )
})
it('writes the year only where it is another', () =>
  expect(
    transitTiming({ transiting: 'saturn', exact: ['2027-01-12T12:00:00'], leaves: null }, now),
  ).toContain('2027'))
it('says when the last pass is over', () => {
  expect(
    transitTiming(
      { transiting: 'saturn', exact: ['2026-11-01T12:00:00'], leaves: '2026-12-01T12:00:00' },
      now,
    ),
  ).toBe(`was exact ${short('2026-11-01T12:00:00')}`)
})
it('never says exact of a body that turns back before', () => {
  expect(transitTiming({ transiting: 'saturn', exact: [], leaves: '2026-12-01T12:00:00' }, now)).toBe(
    `close until ${short('2026-12-01T12:00:00')}`,
  )
})
it('names no day where an unknown birth time moves it by more than one', () => {
  const passage = { transiting: 'saturn' as const, exact: ['2026-11-28T12:00:00'], leaves: null }
  expect(transitTiming(passage, now, 0.6)).toBe('the exact day needs your birth time')
  expect(transitTiming(passage, now, 0.01)).toContain('exact')
  expect(transitTiming({ ...passage, transiting: 'sun' }, now, 0.6)).toContain('exact')
})
it('names the two days that it falls between where those are known', () =>
  expect(
    transitTiming(
      {
        transiting: 'saturn',
        exact: [],
        leaves: null,
        between: ['2026-11-25T12:00:00', '2026-12-02T12:00:00'],
      },
      now,
      0.6,
    ),
  ).toBe(`closest between ${short('2026-11-25T12:00:00')} and ${short('2026-12-02T12:00:00')}`))
