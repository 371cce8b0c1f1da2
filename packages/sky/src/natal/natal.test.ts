import { describe, expect, it } from 'vitest'
import { openSky } from '../open-sky.ts'
import { SIGNS } from '../types.ts'
import type { NatalAspect, NatalChart, Point, Zodiac } from '../types.ts'
import { balanceOf } from './balance.ts'
import { birthPhase } from './birth-phase.ts'
import { CLASSICAL_PLANETS, dignitiesOf, dignityAt, sectOf } from './dignities.ts'
import { patternsOf } from './patterns.ts'
import { houseRulers, rulerOfSign } from './rulers.ts'

const sky = await openSky()
const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const birth = sky.localTime('Europe/London', '1926-04-21T02:40').instants[0]
const day = sky.localDay('Europe/London', '1926-04-21')
const exact = sky.chart({ at: birth, ...LONDON })
const unknown = sky.chart({ at: birth, ...LONDON, accuracy: { kind: 'unknown' }, day })
const names = (found: { dignities: readonly string[] }) => found.dignities.join(' ')

describe('rulers', () => {
  it('are the traditional ones, and the modern ones for three signs', () => {
    expect(SIGNS.map((sign) => rulerOfSign(sign)).join(' ')).toBe(
      'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter',
    )
    expect(SIGNS.filter((sign) => rulerOfSign(sign) !== rulerOfSign(sign, 'modern'))).toEqual([
      'Scorpio',
      'Aquarius',
      'Pisces',
    ])
  })

  it('of the houses follow the signs on the cusps', () => {
    const rulers = houseRulers(exact)!
    expect(rulers[0]).toEqual({ house: 1, sign: 'Capricorn', traditional: 'saturn', modern: 'saturn' })
    expect(rulers[9]).toEqual({ house: 10, sign: 'Scorpio', traditional: 'mars', modern: 'pluto' })
    expect(rulers).toHaveLength(12)
  })

  it('of houses are not named without houses', () => {
    expect(houseRulers(unknown)).toBeNull()
  })
})

describe('dignities', () => {
  it('find the Sun at home in Leo and exalted in Aries, with its triplicity by day only', () => {
    expect(dignityAt('sun', 121, 'day')).toMatchObject({
      dignities: ['domicile', 'triplicity'],
      score: 8,
      isPeregrine: false,
    })
    expect(names(dignityAt('sun', 19, 'night'))).toBe('exaltation face')
    expect(names(dignityAt('sun', 19, 'day'))).toBe('exaltation triplicity face')
    expect(names(dignityAt('sun', 19, null))).toBe('exaltation face')
  })

  it('find Mercury in Virgo at home and exalted, and Saturn in Cancer in detriment', () => {
    expect(names(dignityAt('mercury', 155, null))).toBe('domicile exaltation bound')
    expect(dignityAt('saturn', 95, null)).toMatchObject({
      dignities: ['detriment'],
      isPeregrine: true,
      score: -10,
    })
    expect(names(dignityAt('moon', 213, null))).toBe('fall')
  })

  it('give each planet the bounds of the Egyptian table: 79 of Jupiter, 82 of Venus, 76 of Mercury, 66 of Mars, 57 of Saturn', () => {
    const degrees = Array.from({ length: 360 }, (_, i) => i + 0.5)
    const boundsOf = (planet: (typeof CLASSICAL_PLANETS)[number]) =>
      degrees.filter((degree) => dignityAt(planet, degree, null).dignities.includes('bound')).length
    expect(CLASSICAL_PLANETS.map(boundsOf)).toEqual([0, 0, 76, 82, 66, 79, 57])
  })

  it('give five faces to each planet, six to Mars, in the Chaldean order', () => {
    const faces = Array.from({ length: 36 }, (_, i) => i * 10 + 5)
    const facesOf = (planet: (typeof CLASSICAL_PLANETS)[number]) =>
      faces.filter((degree) => dignityAt(planet, degree, null).dignities.includes('face')).length
    expect(CLASSICAL_PLANETS.map(facesOf)).toEqual([5, 5, 5, 5, 6, 5, 5])
    expect(names(dignityAt('mars', 359, null))).toContain('face')
  })

  it('of a chart are those of the night when the Sun is below the horizon', () => {
    expect(sectOf(exact)).toBe('night')
    expect(sectOf(sky.chart({ at: new Date('1926-04-21T12:00Z'), ...LONDON }))).toBe('day')
    const mars = dignitiesOf(exact).find(({ planet }) => planet === 'mars')!
    expect(mars).toMatchObject({ sign: 'Aquarius' })
    expect(dignitiesOf(exact)).toHaveLength(7)
  })

  it('tell day from night in the polar circles too, where the Midheaven can lie below the horizon', () => {
    const at = (latitude: number, instant: string, zodiac: Zodiac = 'tropical') =>
      sky.chart({ at: new Date(instant), latitude, longitude: 15, zodiac })
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
    for (const zodiac of ['tropical', 'lahiri'] as const)
      for (const hour of hours) {
        // the midnight sun, and the polar night
        expect(sectOf(at(75, `2024-06-21T${hour}:00Z`, zodiac))).toBe('day')
        expect(sectOf(at(75, `2024-12-21T${hour}:00Z`, zodiac))).toBe('night')
        expect(sectOf(at(-75, `2024-06-21T${hour}:00Z`, zodiac))).toBe('night')
      }
    const near = {
      at: new Date('2024-06-21T12:00Z'),
      latitude: 75,
      longitude: 15,
      accuracy: { kind: 'approximate', minutes: 5 },
    } as const
    expect(sectOf(sky.chart(near))).toBeNull()
  })

  it('of an unknown time are those that hold all day, and no triplicity', () => {
    expect(sectOf(unknown)).toBeNull()
    const hours = Array.from({ length: 24 }, (_, hour) =>
      sky.chart({ at: new Date(day[0].getTime() + hour * 3_600_000), ...LONDON }),
    )
    const found = dignitiesOf(unknown)
    for (const { planet, dignities } of found) {
      expect(dignities).not.toContain('triplicity')
      for (const chart of hours) {
        const there = dignitiesOf(chart).find((other) => other.planet === planet)!
        expect(there.dignities.filter((dignity) => dignity !== 'triplicity')).toEqual(dignities)
      }
    }
    expect(found).toHaveLength(7)
  })

  it('leave out a planet that changes its sign, bound or face that day', () => {
    const day = sky.localDay('Europe/London', '1926-04-22')
    const found = dignitiesOf(sky.chart({ at: day[0], ...LONDON, accuracy: { kind: 'unknown' }, day }))
    expect(found.map(({ planet }) => planet)).not.toContain('moon')
  })
})

describe('the balance', () => {
  it('counts Sun to Pluto and the two angles by element and by modality', () => {
    const { elements, modalities, unsure } = balanceOf(exact)
    expect(Object.values(elements).flat()).toHaveLength(12)
    expect(Object.values(modalities).flat()).toHaveLength(12)
    expect(elements.earth).toEqual(['sun', 'asc'])
    expect(modalities.cardinal).toEqual(expect.arrayContaining(['asc', 'pluto']))
    expect(unsure).toEqual([])
  })

  it('leaves out what the birth time does not fix, and says so', () => {
    const next = sky.localDay('Europe/London', '1926-04-22')
    const { elements, unsure } = balanceOf(
      sky.chart({ at: next[0], ...LONDON, accuracy: { kind: 'unknown' }, day: next }),
    )
    expect(unsure).toEqual(['moon'])
    expect(Object.values(elements).flat()).toHaveLength(9)
  })
})

describe('patterns', () => {
  const link = (a: Point, b: Point, aspect: number, isUncertain = false) =>
    ({ a, b, aspect, isUncertain }) as NatalAspect
  const chartWith = (aspects: NatalAspect[], minorAspects: NatalAspect[] = []) =>
    ({ ...exact, placements: [], aspects, minorAspects }) as unknown as NatalChart

  it('are a T-square, its apex square to both ends of an opposition', () => {
    const found = patternsOf(
      chartWith([link('sun', 'moon', 180), link('sun', 'mars', 90), link('moon', 'mars', 90)]),
    )
    expect(found).toEqual([{ kind: 't_square', points: ['sun', 'moon'], apex: 'mars', isUncertain: false }])
  })

  it('are a grand trine, named once', () => {
    const found = patternsOf(
      chartWith([link('sun', 'moon', 120), link('sun', 'mars', 120), link('moon', 'mars', 120)]),
    )
    expect(found).toEqual([{ kind: 'grand_trine', points: ['sun', 'moon', 'mars'], isUncertain: false }])
  })

  it('are a yod, its apex quincunx to both ends of a sextile', () => {
    const found = patternsOf(
      chartWith([link('venus', 'saturn', 60)], [link('venus', 'pluto', 150), link('saturn', 'pluto', 150)]),
    )
    expect(found).toEqual([{ kind: 'yod', points: ['venus', 'saturn'], apex: 'pluto', isUncertain: false }])
  })

  it('are uncertain with the least certain of their aspects', () => {
    const found = patternsOf(
      chartWith([link('sun', 'moon', 120, true), link('sun', 'mars', 120), link('moon', 'mars', 120)]),
    )
    expect(found[0]).toMatchObject({ isUncertain: true })
  })

  it('need every side', () => {
    expect(patternsOf(chartWith([link('sun', 'moon', 180), link('sun', 'mars', 90)]))).toEqual([])
    expect(patternsOf(chartWith([link('sun', 'moon', 120), link('moon', 'mars', 120)]))).toEqual([])
  })

  it('find the seven planets in Aquarius of 5 February 1962', () => {
    const chart = sky.chart({ at: new Date('1962-02-05T00:10Z'), ...LONDON })
    const stellium = patternsOf(chart).find(
      (pattern) => pattern.kind === 'stellium' && pattern.within === 'Aquarius',
    )
    expect(stellium).toMatchObject({
      points: ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
    })
  })

  it('hold for what stands in the sky: every T-square, grand trine and yod of fifty charts has its angles', () => {
    let seen = 0
    for (let i = 0; i < 50; i++) {
      const chart = sky.chart({ at: new Date(Date.UTC(1960, 0, 1) + i * 2.9e10), ...LONDON })
      const longitude = (point: Point) =>
        point === 'asc'
          ? chart.ascendant!.longitude
          : point === 'mc'
            ? chart.midheaven!.longitude
            : chart.placements.find(({ body }) => body === point)!.longitude
      const apart = (a: Point, b: Point) =>
        180 - Math.abs(180 - (Math.abs(longitude(a) - longitude(b)) % 360))
      for (const pattern of patternsOf(chart)) {
        if (pattern.kind === 'stellium') continue
        seen++
        const [a, b] = pattern.points
        const [base, side] = { t_square: [180, 90], yod: [60, 150], grand_trine: [120, 120] }[
          pattern.kind
        ] as [number, number]
        const third = pattern.kind === 'grand_trine' ? pattern.points[2] : pattern.apex
        expect(Math.abs(apart(a, b) - base)).toBeLessThan(10.1)
        for (const end of [a, b]) expect(Math.abs(apart(end, third) - side)).toBeLessThan(9.1)
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})

describe('the phase at birth', () => {
  it('is one of eight, 45° each', () => {
    const { phase, angle, phases } = birthPhase(exact)
    expect({ phase, phases }).toEqual({ phase: 'first_quarter', phases: ['first_quarter'] })
    expect(angle).toBeCloseTo(sky.moonPhase(birth).angle, 9)
  })

  it('of an unknown time names every phase of that day', () => {
    for (let i = 0; i < 30; i++) {
      const start = new Date(Date.UTC(2001, 4, 1 + i))
      const end = new Date(Date.UTC(2001, 4, 2 + i))
      const { phases } = birthPhase(
        sky.chart({ at: start, ...LONDON, accuracy: { kind: 'unknown' }, day: [start, end] }),
      )
      const ends = [start, end].map((at) => birthPhase(sky.chart({ at, ...LONDON })).phase)
      expect([phases[0], phases.at(-1)]).toEqual(ends)
      expect(phases.length).toBeLessThanOrEqual(2)
    }
  })
})
