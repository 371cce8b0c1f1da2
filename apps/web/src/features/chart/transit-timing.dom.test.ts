import type { TransitNow } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { formatDate } from '../../lib/format.ts'
import { transitTiming } from './transit-timing.ts'

const now = new Date('2026-11-20T12:00:00')
const short = (at: string) => formatDate(at, { day: 'numeric', month: 'short' })
const timing = (known: Partial<TransitNow>) =>
  transitTiming({ exact: [], leaves: null, between: null, ...known }, now)

it('names the next exact pass, not one that is over', () => {
  expect(timing({ exact: ['2026-10-01T12:00:00', '2026-11-28T12:00:00', '2026-12-20T12:00:00'] })).toBe(
    `exact ${short('2026-11-28T12:00:00')}`,
  )
})
it('says when it is today, also when the hour is over', () =>
  expect(timing({ exact: ['2026-11-20T03:00:00'] })).toBe('exact today'))
it('writes the year only where it is another', () =>
  expect(timing({ exact: ['2027-01-12T12:00:00'] })).toContain('2027'))
it('says when the last pass is over', () =>
  expect(timing({ exact: ['2026-11-01T12:00:00'], leaves: '2026-12-01T12:00:00' })).toBe(
    `was exact ${short('2026-11-01T12:00:00')}`,
  ))
it('never says exact of a body that turns back before', () =>
  expect(timing({ leaves: '2026-12-01T12:00:00' })).toBe(`close until ${short('2026-12-01T12:00:00')}`))
it('names the two days that it falls between where the birth time leaves the day open', () => {
  const [from, to] = ['2026-11-25T12:00:00', '2026-12-02T12:00:00'] as const
  expect(timing({ between: [from, to] })).toBe(`closest between ${short(from)} and ${short(to)}`)
})
it('says of those as well when they are over', () => {
  const [from, to] = ['2026-11-05T12:00:00', '2026-11-19T12:00:00'] as const
  expect(timing({ between: [from, to] })).toBe(`was closest between ${short(from)} and ${short(to)}`)
})
it('names one day where both are the same', () => {
  const [from, to] = ['2026-11-25T08:00:00', '2026-11-25T12:00:00'] as const
  expect(timing({ between: [from, to] })).toBe(`closest ${short(from)}`)
})
