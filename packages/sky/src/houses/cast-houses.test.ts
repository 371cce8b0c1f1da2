import { describe, expect, it } from 'vitest'
import golden from '../../golden/houses.json' with { type: 'json' }
import { normalized, separation } from '../aspects/angles.ts'
import { openEphemeris } from '../ephemeris/ephemeris.ts'
import { julianDay } from '../time/instant.ts'
import { HOUSE_SYSTEMS } from '../types.ts'
import { castHouses, checkPlace } from './cast-houses.ts'
import { houseOf } from './house-of.ts'

const ephemeris = await openEphemeris()

describe('cusps', () => {
  it.each(HOUSE_SYSTEMS)(
    'of %s and the angles agree with the C library, and say where there is no solution',
    (system) => {
      for (const chart of golden.charts) {
        const { houses, ascendant, midheaven } = castHouses(
          ephemeris,
          julianDay(new Date(chart.utc)),
          chart.latitude,
          chart.longitude,
          system,
        )
        expect(separation(ascendant, chart.ascendant)).toBeLessThan(0.01 / 3600)
        expect(separation(midheaven, chart.midheaven)).toBeLessThan(0.01 / 3600)
        expect(houses.requested).toBe(system)
        expect(houses.system).toBe(chart.unsolved.includes(system) ? 'porphyry' : system)
        const expected = chart.cusps[system]
        houses.cusps.forEach((cusp, i) => expect(separation(cusp, expected[i]!)).toBeLessThan(0.01 / 3600))
      }
    },
  )

  it('stand in order round the circle wherever people live', () => {
    for (const system of HOUSE_SYSTEMS) {
      for (let latitude = -60; latitude <= 60; latitude += 12) {
        const { cusps } = castHouses(ephemeris, 2_451_545.3 + latitude, latitude, 10, system).houses
        const steps = cusps.map((cusp, i) => normalized(cusps[(i + 1) % 12]! - cusp))
        expect(steps.every((step) => step > 0)).toBe(true)
        expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(360, 9)
      }
    }
  })
})

describe('the house of a longitude', () => {
  const equal = Array.from({ length: 12 }, (_, i) => (350 + i * 30) % 360)

  it('begins on its cusp and ends before the next, also over 0° Aries', () => {
    expect(houseOf(350, equal)).toBe(1)
    expect(houseOf(0, equal)).toBe(1)
    expect(houseOf(19.999, equal)).toBe(1)
    expect(houseOf(20, equal)).toBe(2)
    expect(houseOf(349.999, equal)).toBe(12)
  })

  it('is not lost in the last digit beside a cusp', () => {
    const uneven = Array.from({ length: 12 }, (_, i) => (98.91912462694998 + i * 30.000000000000004) % 360)
    uneven.forEach((cusp, i) => {
      for (let step = -40; step <= 40; step++)
        expect([i + 1, i === 0 ? 12 : i]).toContain(houseOf(cusp + step * 1e-14, uneven))
    })
  })

  it('is found in cusps that run backwards, as Regiomontanus’ do close to the poles', () => {
    const backwards = Array.from({ length: 12 }, (_, i) => 345 - i * 30)
    expect(houseOf(340, backwards)).toBe(1)
    expect(houseOf(310, backwards)).toBe(2)
    expect(houseOf(350, backwards)).toBe(12)
  })

  it('is one of twelve for every longitude wherever people live', () => {
    const { cusps } = castHouses(ephemeris, 2_451_545.3, 59, 10, 'placidus').houses
    for (let longitude = 0; longitude < 360; longitude += 0.5)
      expect(houseOf(longitude, cusps)).toBeGreaterThan(0)
  })
})

describe('a place', () => {
  it.each([
    [90.01, 0],
    [-91, 0],
    [NaN, 0],
    [0, 180.1],
    [0, NaN],
    [Infinity, 0],
  ])('at %s, %s is refused', (latitude, longitude) => {
    expect(() => checkPlace(latitude, longitude)).toThrow(expect.objectContaining({ code: 'invalid_place' }))
  })
})
