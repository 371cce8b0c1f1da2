import { describe, expect, it } from 'vitest'
import type { Point } from '../types.ts'
import { aspectsBetween, minorAspectsBetween } from './natal-aspects.ts'
import { natalOrb } from './orbs.ts'

const at = (point: Point, longitude: number, speed = 0) => ({ point, longitude, speed })

describe('natal aspects', () => {
  it('name the angle, its orb and both points', () => {
    expect(aspectsBetween([at('sun', 10, 1), at('mars', 103, 0.5)])).toEqual([
      { a: 'sun', b: 'mars', aspect: 90, name: 'square', orb: 3, isApplying: true },
    ])
  })

  it('reach over 0° Aries', () => {
    expect(aspectsBetween([at('sun', 358), at('moon', 3)])[0]).toMatchObject({ aspect: 0, orb: 5 })
    expect(aspectsBetween([at('sun', 300), at('moon', 2)])[0]).toMatchObject({ aspect: 60, orb: 2 })
  })

  it.each([
    ['a faster body behind a conjunction', at('moon', 100, 13), at('sun', 103, 1), true],
    ['a faster body past a conjunction', at('moon', 106, 13), at('sun', 103, 1), false],
    ['a faster body before a trine', at('moon', 100, 13), at('sun', 222, 1), true],
    ['a faster body past a trine', at('moon', 104, 13), at('sun', 222, 1), false],
    ['a retrograde body that comes back', at('mercury', 106, -1), at('sun', 103, 1), true],
    ['an angle counts as standing still', at('sun', 9, 1), at('asc', 100, 0), true],
  ])('%s: applying %#', (_, a, b, isApplying) => {
    expect(aspectsBetween([a, b])[0]!.isApplying).toBe(isApplying)
    expect(aspectsBetween([b, a])[0]!.isApplying).toBe(isApplying)
  })

  it('come with orbs by body and by aspect', () => {
    expect(natalOrb('sun', 'moon', 0)).toBe(10)
    expect(natalOrb('uranus', 'pluto', 90)).toBeCloseTo(5.4)
    expect(natalOrb('sun', 'moon', 60)).toBe(6)
    expect(aspectsBetween([at('sun', 0), at('moon', 9.9)])).toHaveLength(1)
    expect(aspectsBetween([at('uranus', 0), at('pluto', 9.9)])).toHaveLength(0)
  })

  it('stand tightest first', () => {
    const orbs = aspectsBetween([at('sun', 0), at('moon', 63), at('mars', 91), at('saturn', 180.5)]).map(
      ({ orb }) => orb,
    )
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b))
    expect(orbs.length).toBeGreaterThan(3)
  })
})

describe('minor aspects', () => {
  it.each([
    [150, 'quincunx', 3],
    [30, 'semisextile', 2],
    [45, 'semisquare', 2],
    [135, 'sesquiquadrate', 2],
    [72, 'quintile', 1.5],
    [144, 'biquintile', 1.5],
  ] as const)('of %d° are a %s, and reach %d° between Sun and Moon', (aspect, name, reach) => {
    expect(
      minorAspectsBetween([at('sun', 350), at('moon', (350 + aspect + reach - 0.01) % 360)]),
    ).toMatchObject([{ aspect, name }])
    expect(
      minorAspectsBetween([at('sun', 350), at('moon', (350 + aspect + reach + 0.01) % 360)]).filter(
        (one) => one.aspect === aspect,
      ),
    ).toEqual([])
  })

  it('never stand beside a major one of the same pair', () => {
    for (let apart = 0; apart <= 180; apart += 0.25) {
      const points = [at('mars', 10), at('venus', 10 + apart)]
      expect(aspectsBetween(points).length + minorAspectsBetween(points).length).toBeLessThanOrEqual(1)
    }
  })
})
