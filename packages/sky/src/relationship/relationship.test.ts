import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalized, separation } from '../aspects/angles.ts'
import { openSky } from '../open-sky.ts'
import { PLANETS } from '../types.ts'
import type { CrossAspect, NatalChart } from '../types.ts'
import { compositeChart, midpoint } from './composite.ts'
import { connectingFactors } from './connecting-factors.ts'
import type { ConnectingFactor } from './connecting-factors.ts'
import { houseOverlays, synastryAspects, synastryOrb } from './synastry.ts'

const sky = await openSky()
const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const SYDNEY = { latitude: -33.87, longitude: 151.21 }
const queen = sky.chart({ at: new Date('1926-04-21T01:40Z'), ...LONDON })
const other = sky.chart({ at: new Date('1984-11-03T15:20Z'), ...SYDNEY })
const day = sky.localDay('Australia/Sydney', '1984-11-04')
const unknown = sky.chart({
  at: new Date('1984-11-03T15:20Z'),
  ...SYDNEY,
  accuracy: { kind: 'unknown' },
  day,
})
const sidereal = sky.chart({ at: new Date('1984-11-03T15:20Z'), ...SYDNEY, zodiac: 'lahiri' })

const births = fc
  .record({
    at: fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2020-01-01T00:00Z'),
      noInvalidDate: true,
    }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    isExact: fc.boolean(),
  })
  .map(({ isExact, ...birth }) => {
    const date = sky.localDate('Etc/UTC', birth.at)
    return sky.chart(
      isExact ? birth : { ...birth, accuracy: { kind: 'unknown' }, day: sky.localDay('Etc/UTC', date) },
    )
  })
const refusal = expect.objectContaining({ code: 'invalid_input' })

describe('synastry', () => {
  it('names the aspects between two people, within their orbs, tightest first', () => {
    const found = synastryAspects(queen, other)
    expect(found.length).toBeGreaterThan(20)
    for (const { a, b, aspect, orb } of found) {
      expect(orb).toBeLessThanOrEqual(synastryOrb(a, b, aspect))
      const at = (chart: NatalChart, point: string) =>
        point === 'asc'
          ? chart.ascendant!
          : point === 'mc'
            ? chart.midheaven!
            : chart.placements.find(({ body }) => body === point)!
      expect(Math.abs(separation(at(queen, a).longitude, at(other, b).longitude) - aspect)).toBeCloseTo(
        orb,
        9,
      )
    }
    const orbs = found.map(({ orb }) => orb)
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b))
  })

  it('is symmetric', () => {
    const orbs = (found: CrossAspect[]) =>
      new Map(found.map(({ a, b, aspect, orb, isUncertain }) => [`${a} ${b} ${aspect} ${isUncertain}`, orb]))
    const turned = (found: CrossAspect[]) =>
      orbs(found.map((aspect) => ({ ...aspect, a: aspect.b, b: aspect.a })))
    fc.assert(
      fc.property(births, births, (one, two) => {
        const [there, back] = [orbs(synastryAspects(one, two)), turned(synastryAspects(two, one))]
        expect(new Set(back.keys())).toEqual(new Set(there.keys()))
        // the order of a subtraction may tip the last digit
        for (const [name, orb] of there) expect(back.get(name)).toBeCloseTo(orb, 9)
      }),
      { numRuns: 40 },
    )
  })

  it('marks what an unknown birth time leaves open, and has no angles of it', () => {
    const found = synastryAspects(queen, unknown)
    expect(found.some(({ b }) => b === 'asc' || b === 'mc')).toBe(false)
    const hours = Array.from({ length: 25 }, (_, hour) =>
      synastryAspects(
        queen,
        sky.chart({ at: new Date(day[0].getTime() + (hour * 86_400_000) / 24), ...SYDNEY }),
      ),
    )
    for (const { a, b, aspect, isUncertain } of found) {
      if (isUncertain) continue
      for (const hour of hours)
        expect(hour.some((one) => one.a === a && one.b === b && one.aspect === aspect)).toBe(true)
    }
    const listed = new Set(found.map(({ a, b, aspect }) => `${a} ${b} ${aspect}`))
    for (const { a, b, aspect } of hours.flat())
      if (b !== 'asc' && b !== 'mc') expect(listed).toContain(`${a} ${b} ${aspect}`)
  })

  it('is refused between two zodiacs', () => {
    for (const attempt of [synastryAspects, houseOverlays, compositeChart, connectingFactors, sky.davison])
      expect(() => attempt(queen, sidereal)).toThrow(refusal)
  })
})

describe('overlays', () => {
  it('of a chart on itself are its own houses', () => {
    const own = houseOverlays(queen, queen)!
    for (const { point, house } of own.filter(({ point }) => point !== 'asc' && point !== 'mc'))
      expect(house).toBe(queen.placements.find(({ body }) => body === point)!.house)
    expect(own.find(({ point }) => point === 'asc')).toEqual({ point: 'asc', house: 1 })
  })

  it('need the houses of the host, and of a guest only what is sure', () => {
    expect(houseOverlays(queen, unknown)).toBeNull()
    const points = houseOverlays(unknown, queen)!.map(({ point }) => point)
    expect(points).toContain('saturn')
    expect(points).not.toContain('asc')
  })
})

describe('the composite', () => {
  it('stands at the nearer midpoints', () => {
    expect(midpoint(350, 20)).toBe(5)
    expect(midpoint(20, 350)).toBe(5)
    expect(midpoint(10, 190)).toBe(midpoint(190, 10))
    const { placements } = compositeChart(queen, other)
    placements.forEach(({ longitude }, i) => {
      const [one, two] = [queen.placements[i]!.longitude, other.placements[i]!.longitude]
      expect(separation(longitude, one)).toBeCloseTo(separation(longitude, two), 9)
      expect(separation(longitude, one)).toBeLessThanOrEqual(90.0001)
    })
  })

  it('of a chart with itself is that chart', () => {
    const composite = compositeChart(queen, queen)
    composite.placements.forEach(({ longitude, house }, i) => {
      expect(separation(longitude, queen.placements[i]!.longitude)).toBeLessThan(1e-9)
      expect(house).toBe(queen.placements[i]!.house)
    })
    composite.houses!.cusps.forEach((cusp, i) =>
      expect(separation(cusp, queen.houses!.cusps[i]!)).toBeLessThan(1e-9),
    )
    expect(composite.aspects.map(({ a, b, aspect }) => `${a} ${b} ${aspect}`)).toEqual(
      queen.aspects.map(({ a, b, aspect }) => `${a} ${b} ${aspect}`),
    )
  })

  it('has its cusps in order, on a midpoint of the two, and is symmetric', () => {
    fc.assert(
      fc.property(births, births, (one, two) => {
        const [composite, turned] = [compositeChart(one, two), compositeChart(two, one)]
        composite.placements.forEach(({ longitude }, i) =>
          expect(separation(longitude, turned.placements[i]!.longitude)).toBeLessThan(1e-6),
        )
        if (composite.houses === null) {
          expect(one.span !== null || two.span !== null || one.houses!.system !== two.houses!.system).toBe(
            true,
          )
          return
        }
        const { cusps } = composite.houses
        const steps = cusps.map((cusp, i) => normalized(cusps[(i + 1) % 12]! - cusp))
        expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(360, 6)
        cusps.forEach((cusp, i) => {
          const near = midpoint(one.houses!.cusps[i]!, two.houses!.cusps[i]!)
          expect(Math.min(separation(cusp, near), separation(cusp, near + 180))).toBeLessThan(1e-6)
          expect(separation(cusp, turned.houses!.cusps[i]!)).toBeLessThan(1e-6)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('of an unknown birth time has ranges and no houses', () => {
    const composite = compositeChart(queen, unknown)
    expect(composite).toMatchObject({ houses: null, ascendant: null, midheaven: null })
    const moon = composite.placements[1]!
    expect(moon.range!.to - moon.range!.from).toBeGreaterThan(5.5)
    expect(moon.house).toBeNull()
  })
})

describe('the Davison chart', () => {
  it('is the sky of the middle in time and place', () => {
    const davison = sky.davison(queen, other)
    expect(davison.instant.getTime()).toBe((queen.instant.getTime() + other.instant.getTime()) / 2)
    expect(davison.latitude).toBeCloseTo((51.5074 - 33.87) / 2)
    expect(davison.longitude).toBeCloseTo((151.21 - 0.1278) / 2)
    expect(davison.placements[0]!.longitude).toBe(sky.position('sun', davison.instant).longitude)
    expect(davison).toEqual(sky.davison(other, queen))
  })

  it('goes the short way over the date line', () => {
    const [fiji, samoa] = [178, -172].map((longitude) =>
      sky.chart({ at: new Date('2000-01-01T00:00Z'), latitude: -15, longitude }),
    )
    expect(sky.davison(fiji!, samoa!).longitude).toBeCloseTo(-177)
  })

  it('is as uncertain as the births are', () => {
    expect(sky.davison(queen, unknown)).toMatchObject({
      accuracy: { kind: 'unknown' },
      houses: null,
      ascendant: null,
    })
    const about = sky.chart({ at: other.instant, ...SYDNEY, accuracy: { kind: 'approximate', minutes: 10 } })
    expect(sky.davison(queen, about).accuracy).toEqual({ kind: 'approximate', minutes: 5 })
    const moon = sky.davison(unknown, unknown).placements[1]!
    expect(moon.range!.to - moon.range!.from).toBeGreaterThan(11)
  })
})

describe('the ranked list', () => {
  const turned = (factor: ConnectingFactor) =>
    factor.kind === 'aspect'
      ? { ...factor, a: factor.b, b: factor.a }
      : { ...factor, guest: factor.guest === 'a' ? 'b' : 'a' }
  const key = (factor: ConnectingFactor | ReturnType<typeof turned>) =>
    factor.kind === 'aspect'
      ? `${factor.a} ${factor.b} ${factor.aspect} ${factor.weight.toFixed(6)}`
      : `${factor.guest} ${factor.point} ${factor.house} ${factor.weight.toFixed(6)}`

  it('names the strongest first, and never a weight beyond its bounds', () => {
    const weights = connectingFactors(queen, other).map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(Math.max(...weights)).toBeLessThanOrEqual(1.25)
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0)
  })

  it('names the same from the other side', () => {
    fc.assert(
      fc.property(births, births, (one, two) => {
        expect(new Set(connectingFactors(one, two).map(key))).toEqual(
          new Set(connectingFactors(two, one).map(turned).map(key)),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('puts an exact conjunction of Sun and Moon before every overlay', () => {
    const joined = {
      ...other,
      placements: other.placements.map((placement) =>
        placement.body === 'moon' ? { ...placement, longitude: queen.placements[0]!.longitude } : placement,
      ),
    }
    const factors = connectingFactors(queen, joined)
    const place = factors.findIndex(
      (factor) =>
        factor.kind === 'aspect' && factor.a === 'sun' && factor.b === 'moon' && factor.aspect === 0,
    )
    expect(factors.slice(0, place).every(({ kind }) => kind === 'aspect')).toBe(true)
    expect(factors[place]!.weight).toBeGreaterThanOrEqual(1)
  })

  it('leaves out what is uncertain, and what all people of two ages share', () => {
    const slow = PLANETS.slice(5)
    for (const factor of connectingFactors(queen, unknown)) {
      if (factor.kind === 'overlay') continue
      expect(factor.isUncertain).toBe(false)
      expect(slow.includes(factor.a as never) && slow.includes(factor.b as never)).toBe(false)
    }
  })

  it('counts a bond both ways a quarter more', () => {
    const point = (longitude: number, body: string) => (placement: NatalChart['placements'][number]) =>
      placement.body === body ? { ...placement, longitude } : placement
    const bare = { ...queen, houses: null, ascendant: null, midheaven: null }
    const one = { ...bare, placements: bare.placements.map(point(100, 'venus')).map(point(200, 'mars')) }
    const two = { ...bare, placements: bare.placements.map(point(200, 'venus')).map(point(100, 'mars')) }
    const bonds = connectingFactors(one, two).filter(
      (factor) =>
        factor.kind === 'aspect' &&
        factor.aspect === 0 &&
        factor.isMutual &&
        [factor.a, factor.b].includes('venus') &&
        [factor.a, factor.b].includes('mars'),
    )
    expect(bonds).toHaveLength(2)
    for (const { weight } of bonds) expect(weight).toBeCloseTo(0.85 * 0.8 * 1.25)
  })
})
