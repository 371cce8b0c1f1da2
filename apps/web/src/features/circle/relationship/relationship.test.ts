import { describe, expect, it } from 'vitest'
import { commonWords } from './common-words.ts'
import { daysOf, monthsIn, shareOfSpan } from './days-line.ts'
import { lineOf, twoWheels } from './two-wheels.ts'

const body = (id: 'sun' | 'moon' | 'venus', longitude: number, range = null) => ({
  id,
  longitude,
  sign: 'Aries' as const,
  degree: longitude % 30,
  house: null,
  isRetrograde: false,
  range,
})
const chart = (ascendant: number | null, ...longitudes: [number, number, number]) => ({
  bodies: [body('sun', longitudes[0]), body('moon', longitudes[1]), body('venus', longitudes[2])],
  cusps: null,
  ascendant,
  midheaven: null,
  aspects: [],
})

describe('the two wheels', () => {
  const wheels = twoWheels(chart(100, 100, 101, 102), chart(null, 100, 220, 300))
  it('have the Ascendant of the person on the left, and the other one outside', () => {
    const of = (whose: string, id: string) =>
      wheels.points.find((point) => point.whose === whose && point.id === id)!
    expect(of('own', 'asc').dot.x).toBeLessThan(300)
    expect(of('own', 'asc').dot.y).toBeCloseTo(500)
    const fromCentre = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 500, y - 500)
    expect(fromCentre(of('theirs', 'moon').at)).toBeGreaterThan(fromCentre(of('own', 'moon').at))
    expect(wheels.points.filter(({ whose, id }) => whose === 'theirs' && id === 'asc')).toEqual([])
  })
  it('move labels apart that would lie on each other', () => {
    const own = wheels.points.filter(({ whose }) => whose === 'own').map(({ at }) => at)
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40)
  })
  it('draw lines between the two alone', () => {
    expect(
      lineOf({ kind: 'aspect', own: 'sun', aspect: 'square', theirs: 'moon' }, wheels.points),
    ).toMatchObject({
      isJoined: false,
    })
    const joined = lineOf({ kind: 'aspect', own: 'sun', aspect: 'conjunction', theirs: 'sun' }, wheels.points)
    expect(joined).toMatchObject({
      isJoined: true,
      path: expect.stringMatching(/^M\S+ \S+A206 206 /) as string,
    })
    expect(lineOf({ kind: 'aspect', own: 'sun', aspect: 'square', theirs: 'asc' }, wheels.points)).toBeNull()
    expect(lineOf({ kind: 'overlay', guest: 'own', point: 'sun', house: 4 }, wheels.points)).toBeNull()
  })
})

describe('the coming weeks', () => {
  const span = { from: '2026-11-22', to: '2027-01-24' }
  it('have every day at its place, and the first of each month', () => {
    expect(shareOfSpan('2026-11-22', span)).toBe(0)
    expect(shareOfSpan('2027-01-24', span)).toBe(1)
    expect(shareOfSpan('2026-12-24', span)).toBeCloseTo(32 / 63)
    expect(monthsIn(span)).toEqual(['2026-12-01', '2027-01-01'])
  })
  it('reach from the first of the days of either to the last', () => {
    const touch = (from: string, to = from) => ({ point: 'sun' as const, aspect: 0, days: { from, to } })
    expect(daysOf({ own: touch('2026-12-03'), theirs: touch('2026-12-01', '2026-12-02') })).toEqual({
      from: '2026-12-01',
      to: '2026-12-03',
    })
  })
})

it('how common something is, in words', () => {
  expect(commonWords({ kind: 'one in', of: 40 })).toBe('one pair in 40 has this')
  expect(commonWords({ kind: 'often' })).toBe('most pairs have this')
  expect(commonWords({ kind: 'rarer', of: 2000 })).toBe('fewer than one pair in 2000 has this')
})
