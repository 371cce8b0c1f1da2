import type { FactShown } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { timelineOf } from './fact-timeline.ts'

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T00:00:00.000Z`
const transit: FactShown = {
  id: 't',
  kind: 'transit',
  statement: 'Saturn square your Moon',
  points: ['moon'],
  from: day(1),
  exact: [day(6), day(9)],
  to: day(11),
}

describe('the line of a fact', () => {
  it('runs from its beginning over every exact pass to its end', () => {
    expect(timelineOf(transit, new Date(day(3)))).toEqual({
      marks: [
        { kind: 'from', at: day(1), share: 0 },
        { kind: 'exact', at: day(6), share: 0.5 },
        { kind: 'exact', at: day(9), share: 0.8 },
        { kind: 'to', at: day(11), share: 1 },
      ],
      today: 0.2,
      isOpenBefore: false,
      isOpenAfter: false,
    })
  })
  it('leaves today out where it lies elsewhere', () => {
    expect(timelineOf(transit, new Date('2027-05-01T00:00:00Z'))?.today).toBeNull()
  })
  it('is open where it goes on beyond what was looked at', () => {
    expect(timelineOf({ ...transit, from: null }, new Date(day(2)))).toMatchObject({
      isOpenBefore: true,
      today: 0,
    })
  })
  it('is not drawn for what has no dates, as facts that were kept before they had any', () => {
    const { from, exact, to, ...old } = transit
    expect([from, exact?.length, to].every(Boolean)).toBe(true)
    expect(timelineOf(old, new Date())).toBeNull()
    expect(
      timelineOf({ id: 'p', kind: 'placement', statement: 'Sun in Taurus', points: ['sun'] }, new Date()),
    ).toBeNull()
  })
})
