import { describe, expect, it } from 'vitest'
import type { NatalChart } from '../types.ts'
import { wheelInputFromChart, wheelInputFromStored } from './input.ts'
import type { StoredWheelChart } from './input.ts'

const SIGNS = [
  'Capricorn',
  'Aquarius',
  'Pisces',
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
]

const stored: StoredWheelChart = {
  planets: [
    { name: 'Sun', sign: 'Taurus', degree: 0.21, house: 3, longitude: 30.21, retrograde: false },
    { name: 'North Node', sign: 'Cancer', degree: 20.1, house: 6, longitude: 110.1, retrograde: true },
  ],
  houses: SIGNS.map((sign, index) => ({ number: index + 1, sign, degree: 21.4 })),
  aspects: [
    { planet1: 'Sun', planet2: 'Midheaven', type: 'Trine', orb: 1.25 },
    { planet1: 'Sun', planet2: 'North Node', type: 'Quintile', orb: 0.1 },
    { planet1: 'Sun', planet2: 'North Node', type: 'novile', orb: 0.1 },
  ],
  ascendant: { sign: 'Capricorn', degree: 21.4 },
  midheaven: { sign: 'Sco', degree: 25.08 },
}

describe('a stored chart', () => {
  it('becomes longitudes for angles and cusps', () => {
    const input = wheelInputFromStored(stored)
    expect(input.ascendant).toBeCloseTo(291.4)
    expect(input.midheaven).toBeCloseTo(235.08)
    expect(input.cusps).toHaveLength(12)
    expect(input.cusps![1]).toBeCloseTo(321.4)
  })

  it('names bodies and angles as the engine does', () => {
    const input = wheelInputFromStored(stored)
    expect(input.bodies.map(({ id }) => id)).toEqual(['sun', 'true_node'])
    expect(input.aspects).toEqual([
      { a: 'sun', b: 'mc', kind: 'trine', orb: 1.25 },
      { a: 'sun', b: 'true_node', kind: 'quintile', orb: 0.1 },
    ])
  })

  it('puts houses in order, whatever their order in the list', () => {
    expect(wheelInputFromStored({ ...stored, houses: stored.houses.toReversed() }).cusps).toEqual(
      wheelInputFromStored(stored).cusps,
    )
  })

  it('without a birth time has neither cusps nor angles', () => {
    const input = wheelInputFromStored({
      ...stored,
      houses: [],
      ascendant: null,
      midheaven: null,
      aspects: [],
    })
    expect([input.cusps, input.ascendant, input.midheaven]).toEqual([null, null, null])
  })

  it('keeps the range of an uncertain body', () => {
    const moon = {
      name: 'moon',
      sign: 'Gemini',
      degree: 2,
      house: null,
      longitude: 62,
      retrograde: false,
      range: { from: 55, to: 69, signs: ['Taurus', 'Gemini'] },
    }
    expect(wheelInputFromStored({ ...stored, planets: [moon] }).bodies[0]!.range).toEqual({
      from: 55,
      to: 69,
      signs: ['Taurus', 'Gemini'],
    })
  })

  it('with an unknown word is refused, never drawn wrongly', () => {
    expect(() =>
      wheelInputFromStored({ ...stored, planets: [{ ...stored.planets[0]!, name: 'Vulcan' }] }),
    ).toThrow(/Vulcan/)
    expect(() =>
      wheelInputFromStored({ ...stored, planets: [{ ...stored.planets[0]!, sign: 'Ophiuchus' }] }),
    ).toThrow(/Ophiuchus/)
    expect(() =>
      wheelInputFromStored({ ...stored, planets: [{ ...stored.planets[0]!, name: 'Ascendant' }] }),
    ).toThrow(/angle/)
    expect(() => wheelInputFromStored({ ...stored, houses: stored.houses.slice(1) })).toThrow(/twelve/)
  })
})

describe('a computed chart', () => {
  const chart: Pick<NatalChart, 'placements' | 'houses' | 'ascendant' | 'midheaven' | 'aspects'> = {
    placements: [
      {
        body: 'sun',
        longitude: 30,
        latitude: 0,
        speed: 1,
        declination: 11,
        sign: 'Taurus',
        degree: 0,
        isRetrograde: false,
        house: null,
        range: null,
      },
    ],
    houses: null,
    ascendant: null,
    midheaven: null,
    aspects: [
      { a: 'sun', b: 'mars', aspect: 90, name: 'square', orb: 1, isApplying: true, isUncertain: false },
      { a: 'sun', b: 'moon', aspect: 0, name: 'conjunction', orb: 5, isApplying: true, isUncertain: true },
    ],
  }

  it('loses the aspects that its birth time leaves open', () => {
    expect(wheelInputFromChart(chart).aspects).toEqual([{ a: 'sun', b: 'mars', kind: 'square', orb: 1 }])
  })
})
