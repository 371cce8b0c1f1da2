import { describe, expect, it } from 'vitest'
import golden from '../../golden/sidereal.json' with { type: 'json' }
import { arc, normalized, separation } from '../aspects/angles.ts'
import { openSky } from '../open-sky.ts'
import { SIGNS as ZODIAC_SIGNS, ZODIACS } from '../types.ts'

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

describe('the sky of a sidereal zodiac', () => {
  const lahiri = sky.inZodiac('lahiri')
  const birth = { at: new Date('1926-04-21T01:40Z'), latitude: 51.5, longitude: -0.13 }
  const [from, to] = [new Date('2026-01-01T00:00Z'), new Date('2028-01-01T00:00Z')]

  it('is opened once, and counts charts and places alike', () => {
    expect(sky.inZodiac('lahiri')).toBe(lahiri)
    expect(sky.inZodiac('tropical')).toBe(sky)
    const chart = lahiri.chart(birth)
    expect(chart).toEqual(sky.chart({ ...birth, zodiac: 'lahiri' }))
    expect(lahiri.position('sun', birth.at).longitude).toBeCloseTo(chart.placements[0]!.longitude, 9)
    expect(() => sky.inZodiac('raman' as never)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })

  it('finds a transit where the body stands over the sidereal point, and the sign where it enters it', () => {
    const chart = lahiri.chart(birth)
    const points = chart.placements.slice(0, 2).map(({ body, longitude }) => ({ point: body, longitude }))
    const passes = lahiri
      .transits({ points, from, to })
      .flatMap((window) => window.exact.map((at) => ({ ...window, at })))
    expect(passes.length).toBeGreaterThan(20)
    for (const { transiting, natal, aspect, at } of passes) {
      const { longitude } = points.find(({ point }) => point === natal)!
      const off = separation(lahiri.position(transiting, at).longitude, longitude) - aspect
      expect(Math.abs(off)).toBeLessThan(3 * ARCSECOND)
    }
    for (const { at, body, to: sign, isRetrograde } of lahiri.signIngresses('mars', from, to)) {
      const { longitude } = lahiri.position(body, new Date(at.getTime() + 60_000))
      expect(isRetrograde || ZODIAC_SIGNS[Math.floor(longitude / 30)] === sign).toBe(true)
      expect(separation(longitude % 30, 0) < 0.01 || separation(longitude % 30, 30) < 0.01).toBe(true)
    }
  })

  it('comes back to the sidereal Sun, and turns with the tropical year in profections', () => {
    const chart = lahiri.chart(birth)
    const sun = chart.placements[0]!.longitude
    const [found] = lahiri.returns('sun', sun, from, to)
    expect(separation(lahiri.position('sun', found!.at).longitude, sun)).toBeLessThan(ARCSECOND)
    const profection = sky.profection(sky.chart(birth), from)!
    expect(lahiri.profection(chart, from)).toMatchObject({ age: profection.age, from: profection.from })
  })

  it('has the Moon, eclipses and stations of the same moments, in its own signs', () => {
    const [tropical, sidereal] = [sky.eclipses(from, to), lahiri.eclipses(from, to)]
    sidereal.forEach(({ at, longitude }, i) => {
      expect(at).toEqual(tropical[i]!.at)
      expect(arc(longitude, tropical[i]!.longitude)).toBeGreaterThan(24)
    })
    expect(lahiri.moonPhase(from)).toMatchObject({
      illumination: sky.moonPhase(from).illumination,
    })
    expect(
      arc(lahiri.lunations(from, to)[0]!.longitude, sky.lunations(from, to)[0]!.longitude),
    ).toBeGreaterThan(24)
  })
})
