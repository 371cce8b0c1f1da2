import { describe, expect, it } from 'vitest'
import golden from '../../golden/events.json' with { type: 'json' }
import { separation, signAndDegree } from '../aspects/angles.ts'
import { openSky } from '../open-sky.ts'
import { houseOf } from '../houses/house-of.ts'
import { PHASE_NAMES } from '../types.ts'
import { julianDay } from '../time/instant.ts'

const sky = await openSky()
const [from, to] = golden.range.map((text) => new Date(text)) as [Date, Date]
const SECOND = 1 / 86_400

describe('lunations', () => {
  it('agree with the outside witness in all phases of sixteen years, to the second', () => {
    const found = sky.lunations(from, to)
    expect(found.map(({ kind }) => kind)).toEqual(golden.phases.map(([kind]) => kind))
    golden.phases.forEach(([, time, longitude], i) => {
      expect(Math.abs(julianDay(found[i]!.at) - (time as number))).toBeLessThan(SECOND)
      expect(separation(found[i]!.longitude, longitude as number)).toBeLessThan(2 / 3600)
    })
  })

  it('are found at the edge of a span, and not beyond it', () => {
    const full = sky.lunations(from, to)[1]!.at
    expect(sky.lunations(new Date(full.getTime() - 1000), new Date(full.getTime() + 1000))).toHaveLength(1)
    expect(sky.lunations(new Date(full.getTime() + 1000), new Date(full.getTime() + 2000))).toHaveLength(0)
  })
})

describe('the phase of the Moon', () => {
  it('is full at a full Moon and lit, new at a new Moon and dark', () => {
    for (const { at, kind } of sky.lunations(from, new Date('2021-01-01T00:00Z'))) {
      const { illumination, angle } = sky.moonPhase(at)
      const expected = {
        new: [0, 0],
        first_quarter: [0.5, 90],
        full: [1, 180],
        last_quarter: [0.5, 270],
      } as const
      expect(Math.abs(illumination - expected[kind][0])).toBeLessThan(0.01)
      expect(separation(angle, expected[kind][1])).toBeLessThan(1e-4)
    }
  })

  it('has one name a day: of the quarter that is exact in it, by the clock of the place, and its eight in order', () => {
    const nameIn = (zone: string, date: string) => sky.phaseOfDay(...sky.localDay(zone, date))
    expect(['23', '24', '25'].map((day) => nameIn('Europe/Oslo', `2026-11-${day}`))).toEqual([
      'Waxing Gibbous Moon',
      'Full Moon',
      'Waning Gibbous Moon',
    ])
    expect(['24', '25'].map((day) => nameIn('Pacific/Auckland', `2026-11-${day}`))).toEqual([
      'Waxing Gibbous Moon',
      'Full Moon',
    ])
    const month = Array.from({ length: 31 }, (_, i) => {
      const begin = new Date(Date.UTC(2026, 10, 9 + i))
      return sky.phaseOfDay(begin, new Date(begin.getTime() + 86_400_000))
    })
    expect(month.filter((name, i) => name !== month[i - 1])).toEqual([...PHASE_NAMES, 'New Moon'])
    expect(month.filter((name) => !/Waxing|Waning/.test(name))).toHaveLength(5)
  })
})

describe('stations', () => {
  it('agree with the outside witness over sixteen years, within 5 s of one of the two definitions', () => {
    const found = sky.stations(from, to)
    const expected = golden.stations.toSorted((a, b) => (a[2] as number) - (b[2] as number))
    expect(found.map(({ body, kind }) => `${body} ${kind}`)).toEqual(
      expected.map(([body, kind]) => `${body} ${kind}`),
    )
    expected.forEach(([body, , time, turnMinusZero], i) => {
      const off = (julianDay(found[i]!.at) - (time as number)) / SECOND
      const nearest = Math.min(Math.abs(off), Math.abs(off - (turnMinusZero as number)))
      expect(nearest, `${body} ${found[i]!.at.toISOString()}`).toBeLessThan(5)
    })
  })

  it('have no speed, and turn the other way after', () => {
    for (const { body, at, kind, longitude } of sky.stations(
      new Date('2026-01-01T00:00Z'),
      new Date('2027-01-01T00:00Z'),
    )) {
      const after = sky.position(body, new Date(at.getTime() + 86_400_000))
      expect(sky.position(body, at).speed).toBeCloseTo(0, 5)
      expect(after.speed < 0).toBe(kind === 'retrograde')
      expect(sky.position(body, at).longitude).toBeCloseTo(longitude, 6)
    }
  })
})

describe('eclipses', () => {
  const found = sky.eclipses(from, to)
  const of = (body: 'solar' | 'lunar') => found.filter((eclipse) => eclipse.of === body)

  it('of the Sun are all found over sixteen years, with kind, magnitude, saros and place', () => {
    expect(of('solar').map(({ kind, saros }) => [kind, saros])).toEqual(
      golden.solarEclipses.map(({ type, saros }) => [type, saros]),
    )
    golden.solarEclipses.forEach((expected, i) => {
      const { at, magnitude, longitude, place } = of('solar')[i]!
      expect(Math.abs(julianDay(at) - expected.jd_ut_max)).toBeLessThan(SECOND)
      expect(magnitude).toBeCloseTo(expected.magnitude, 3)
      expect(separation(longitude, expected.sun_lon)).toBeLessThan(1 / 3600)
      expect(place!.latitude).toBeCloseTo(expected.lat_max, 1)
      expect(separation(place!.longitude, expected.lon_max)).toBeLessThan(0.1)
    })
  })

  it('of the Moon are all found over sixteen years, with kind, magnitude and saros', () => {
    expect(of('lunar').map(({ kind, saros }) => [kind, saros])).toEqual(
      golden.lunarEclipses.map(({ type, saros }) => [type, saros]),
    )
    golden.lunarEclipses.forEach((expected, i) => {
      const { at, magnitude, longitude, place } = of('lunar')[i]!
      expect(Math.abs(julianDay(at) - expected.jd_ut_max)).toBeLessThan(SECOND)
      expect(magnitude).toBeCloseTo(
        expected.type === 'penumbral' ? expected.penumbral_mag : expected.umbral_mag,
        3,
      )
      expect(separation(longitude, expected.moon_lon)).toBeLessThan(1 / 3600)
      expect(place).toBeNull()
    })
  })

  it('happen at new and full Moons', () => {
    const lunations = sky.lunations(from, to)
    for (const { at, of: body } of found) {
      const near = lunations.filter((lunation) => Math.abs(lunation.at.getTime() - at.getTime()) < 86_400_000)
      expect(near.map(({ kind }) => kind)).toEqual([body === 'solar' ? 'new' : 'full'])
    }
  })
})

describe('ingresses', () => {
  it('of the Sun open the four seasons of 2026 when the almanac says', () => {
    // equinoxes and solstices of 2026 as published by the US Naval Observatory
    const published = {
      Aries: '2026-03-20T14:46Z',
      Cancer: '2026-06-21T08:24Z',
      Libra: '2026-09-23T00:05Z',
      Capricorn: '2026-12-21T20:50Z',
    }
    const found = sky.signIngresses('sun', new Date('2026-01-01T00:00Z'), new Date('2027-01-01T00:00Z'))
    expect(found).toHaveLength(12)
    for (const [sign, at] of Object.entries(published)) {
      const ingress = found.find(({ to: entered }) => entered === sign)!
      expect(Math.abs(ingress.at.getTime() - new Date(at).getTime())).toBeLessThan(60_000)
    }
  })

  it('lead from the sign before to the sign after, back again where the body is retrograde', () => {
    for (const body of ['mercury', 'mars', 'saturn', 'moon'] as const) {
      const found = sky.signIngresses(body, new Date('2025-01-01T00:00Z'), new Date('2028-01-01T00:00Z'))
      let sign = signAndDegree(sky.position(body, new Date('2025-01-01T00:00Z')).longitude).sign
      for (const ingress of found) {
        expect(ingress.from).toBe(sign)
        expect(ingress.isRetrograde).toBe(sky.position(body, ingress.at).speed < 0)
        sign = ingress.to
      }
      expect(sign).toBe(signAndDegree(sky.position(body, new Date('2028-01-01T00:00Z')).longitude).sign)
    }
  })

  it('into houses follow the cusps of a chart', () => {
    const { cusps } = sky.chart({ at: new Date('1990-01-01T00:00Z'), latitude: 48, longitude: 11 }).houses!
    const [start, end] = [new Date('2026-11-20T00:00Z'), new Date('2026-12-20T00:00Z')]
    let house = houseOf(sky.position('moon', start).longitude, cusps)
    const found = sky.houseIngresses('moon', cusps, start, end)
    expect(found.length).toBeGreaterThan(11)
    for (const { at, from: left, to: entered } of found) {
      expect(left).toBe(house)
      expect(houseOf(sky.position('moon', new Date(at.getTime() + 1000)).longitude, cusps)).toBe(entered)
      house = entered
    }
  })

  it('refuse cusps that are none', () => {
    expect(() => sky.houseIngresses('sun', [1, 2, 3], from, to)).toThrow(
      expect.objectContaining({ code: 'invalid_angle' }),
    )
  })
})
