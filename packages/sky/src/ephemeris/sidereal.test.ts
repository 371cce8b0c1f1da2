import { describe, expect, it } from 'vitest'
import golden from '../../golden/sidereal.json' with { type: 'json' }
import { arc, normalized, separation } from '../aspects/angles.ts'
import { openSky } from '../open-sky.ts'
import { ZODIACS } from '../types.ts'

const sky = await openSky()
const ARCSECOND = 1 / 3600
const SCHOOLS = ['lahiri', 'fagan_bradley', 'krishnamurti'] as const

describe('the sidereal zodiac', () => {
  it.each(SCHOOLS)('of %s agrees with the C library: bodies, speeds, angles, cusps, ayanamsa', (zodiac) => {
    for (const { utc, latitude, longitude, zodiacs } of golden.charts) {
      const expected = zodiacs[zodiac]
      const chart = sky.chart({ at: new Date(utc), latitude, longitude, zodiac })
      expect(chart.zodiac).toBe(zodiac)
      expect(Math.abs(chart.ayanamsa - expected.ayanamsa)).toBeLessThan(0.01 * ARCSECOND)
      chart.placements.forEach(({ body, longitude: found, speed }, i) => {
        const [at, motion] = expected.bodies[golden.bodies.indexOf(body)] as [number, number]
        expect(separation(found, at), `${body} ${i}`).toBeLessThan(0.01 * ARCSECOND)
        expect(Math.abs(speed - motion)).toBeLessThan(0.05 * ARCSECOND)
      })
      expect(separation(chart.ascendant!.longitude, expected.ascendant)).toBeLessThan(0.01 * ARCSECOND)
      expect(separation(chart.midheaven!.longitude, expected.midheaven)).toBeLessThan(0.01 * ARCSECOND)
      expect(chart.houses!.system).toBe(expected.isSolved ? 'placidus' : 'porphyry')
      chart.houses!.cusps.forEach((cusp, i) =>
        expect(separation(cusp, expected.placidus[i]!)).toBeLessThan(0.01 * ARCSECOND),
      )
      const whole = sky.chart({ at: new Date(utc), latitude, longitude, zodiac, houseSystem: 'whole_sign' })
      expect(whole.houses!.cusps).toEqual(expected.wholeSign)
    }
  })

  it('moves every longitude by the ayanamsa and leaves the aspects, houses and declinations alone', () => {
    const input = { at: new Date('1926-04-21T01:40Z'), latitude: 51.5, longitude: -0.13 }
    const tropical = sky.chart(input)
    expect(tropical).toMatchObject({ zodiac: 'tropical', ayanamsa: 0 })
    const sidereal = sky.chart({ ...input, zodiac: 'lahiri' })
    sidereal.placements.forEach((placement, i) => {
      const other = tropical.placements[i]!
      expect(arc(placement.longitude, other.longitude)).toBeCloseTo(sidereal.ayanamsa, 9)
      expect([placement.house, placement.declination]).toEqual([other.house, other.declination])
    })
    expect(sidereal.aspects.map(({ a, b, aspect }) => [a, b, aspect])).toEqual(
      tropical.aspects.map(({ a, b, aspect }) => [a, b, aspect]),
    )
    expect(normalized(sidereal.vertex!.longitude + sidereal.ayanamsa)).toBeCloseTo(
      tropical.vertex!.longitude,
      9,
    )
  })

  it('serves uncertain times too', () => {
    const day = sky.localDay('Europe/London', '1926-04-21')
    const chart = sky.chart({
      at: day[0],
      latitude: 51.5,
      longitude: -0.13,
      zodiac: 'lahiri',
      accuracy: { kind: 'unknown' },
      day,
    })
    expect(chart).toMatchObject({ houses: null, vertex: null, span: day })
    expect(chart.placements[1]!.range!.to - chart.placements[1]!.range!.from).toBeGreaterThan(11)
  })

  it('is one of four', () => {
    expect(ZODIACS).toHaveLength(4)
    const input = {
      at: new Date('1926-04-21T01:40Z'),
      latitude: 51.5,
      longitude: -0.13,
      zodiac: 'raman' as never,
    }
    expect(() => sky.chart(input)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })
})
