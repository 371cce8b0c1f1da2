import { describe, expect, it } from 'vitest'
import golden from '../../golden/transits.json' with { type: 'json' }
import { separation } from '../aspects/angles.ts'
import { transitOrb } from '../aspects/orbs.ts'
import { openSky } from '../open-sky.ts'
import { PLANETS } from '../types.ts'
import type { Planet, Point, TransitWindow } from '../types.ts'
import { julianDay } from '../time/instant.ts'

const sky = await openSky()
const POINTS: Point[] = [...PLANETS, 'asc', 'mc']
const natalPoints = (longitudes: readonly number[]) =>
  longitudes.map((longitude, i) => ({ point: POINTS[i]!, longitude }))
const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

describe('exact passes', () => {
  it.each(golden.charts.map((chart, i) => [i, chart] as const))(
    'of chart %i over five years are all found, none more, to 0.05″',
    (_, { points, from, to, hits }) => {
      const windows = sky.transits({ points: natalPoints(points), ...span(from, to) })
      const found = new Map<string, number[]>()
      for (const { transiting, natal, aspect, exact } of windows) {
        for (const at of exact) {
          if (at < new Date(from) || at >= new Date(to)) continue
          const key = `${transiting} ${natal} ${aspect}`
          found.set(
            key,
            [...(found.get(key) ?? []), julianDay(at)].toSorted((a, b) => a - b),
          )
        }
      }
      const expected = new Map<string, [number, number][]>()
      for (const [time, transiting, natal, aspect, speed] of hits as [
        number,
        number,
        number,
        number,
        number,
      ][]) {
        const key = `${PLANETS[transiting]} ${POINTS[natal]} ${aspect}`
        expected.set(key, [...(expected.get(key) ?? []), [time, speed]])
      }
      expect([...found.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
      let worst = 0
      for (const [key, times] of expected) {
        expect(found.get(key), key).toHaveLength(times.length)
        times.forEach(
          ([time, speed], i) =>
            (worst = Math.max(worst, Math.abs(found.get(key)![i]! - time) * Math.abs(speed) * 3600)),
        )
      }
      expect(worst).toBeLessThan(0.05)
    },
  )
})

describe('windows', () => {
  const points = natalPoints(golden.charts[0]!.points)
  const five = span('2027-01-01T00:00Z', '2032-01-01T00:00Z')
  const windows = sky.transits({ points, ...five })
  const longitudeOf = (natal: Point) => points.find(({ point }) => point === natal)!.longitude
  const orbAt = ({ transiting, natal, aspect }: TransitWindow, at: Date) =>
    Math.abs(separation(sky.position(transiting, at).longitude, longitudeOf(natal)) - aspect)

  it('enter and leave at the orb, pass in between, and stand in order', () => {
    for (const window of windows) {
      const { transiting, natal, aspect, enters, exact, leaves } = window
      const orb = transitOrb(transiting, natal, aspect)
      expect(orbAt(window, enters!)).toBeCloseTo(orb, 5)
      expect(orbAt(window, leaves!)).toBeCloseTo(orb, 5)
      for (const at of exact) expect(orbAt(window, at)).toBeLessThan(1e-5)
      const times = [enters!, ...exact, leaves!].map((at) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })

  it('stay within the orb from entering to leaving', () => {
    for (const window of windows.filter(
      ({ transiting }) => transiting === 'pluto' || transiting === 'mercury',
    )) {
      const [start, end] = [window.enters!.getTime(), window.leaves!.getTime()]
      const orb = transitOrb(window.transiting, window.natal, window.aspect)
      for (let share = 0.05; share < 1; share += 0.1)
        expect(orbAt(window, new Date(start + (end - start) * share))).toBeLessThan(orb)
    }
  })

  it('that come close without closing are there, with their closest moment', () => {
    const near = windows.filter(({ exact }) => exact.length === 0)
    expect(near.length).toBeGreaterThan(0)
    for (const window of near) {
      expect(window.closest.orb).toBeGreaterThan(0)
      expect(orbAt(window, window.closest.at)).toBeCloseTo(window.closest.orb, 5)
      for (const hours of [-12, 12])
        expect(orbAt(window, new Date(window.closest.at.getTime() + hours * 3_600_000))).toBeGreaterThan(
          window.closest.orb,
        )
    }
  })

  it('of a slow planet name all three passes, also those outside the span', () => {
    const window = windows.find(({ transiting, exact }) => transiting === 'pluto' && exact.length === 3)!
    const [first, second] = window.exact as [Date, Date]
    const between = new Date((first.getTime() + second.getTime()) / 2)
    const seen = sky.transits({ points, from: between, to: between, bodies: ['pluto'] })
    expect(seen).toContainEqual(window)
  })

  it('that touch a span of one moment are those in orb then', () => {
    const now = new Date('2029-06-01T00:00Z')
    const open = sky.transits({ points, from: now, to: now })
    expect(open).toEqual(windows.filter(({ enters, leaves }) => enters! <= now && leaves! >= now))
    expect(open.length).toBeGreaterThan(5)
  })

  it('are the same however the span is cut', () => {
    const key = (window: TransitWindow) =>
      JSON.stringify([
        window.transiting,
        window.natal,
        window.aspect,
        window.exact.map((at) => Math.round(at.getTime() / 1000)),
      ])
    const cuts = ['2027-01-01', '2027-07-09', '2029-02-28', '2032-01-01']
    const parts = cuts
      .slice(1)
      .flatMap((to, i) => sky.transits({ points, ...span(`${cuts[i]}T00:00Z`, `${to}T00:00Z`) }))
    expect(new Set(parts.map(key))).toEqual(new Set(windows.map(key)))
  })

  it('of the Moon come only when asked for, about thirteen a year for each aspect', () => {
    expect(windows.some(({ transiting }) => transiting === 'moon')).toBe(false)
    const moon = sky.transits({
      points: [{ point: 'sun', longitude: 10 }],
      ...span('2027-01-01T00:00Z', '2028-01-01T00:00Z'),
      bodies: ['moon'],
      aspects: [0],
    })
    expect(moon.length).toBeGreaterThanOrEqual(13)
    expect(moon.length).toBeLessThanOrEqual(15)
  })

  it('follow the orb that the caller sets', () => {
    const orb = (body: Planet) => (body === 'sun' ? 3 : 1)
    const [window] = sky.transits({
      points: [{ point: 'moon', longitude: 100 }],
      ...span('2027-06-01T00:00Z', '2027-08-01T00:00Z'),
      bodies: ['sun'],
      aspects: [0],
      orb,
    })
    expect(separation(sky.position('sun', window!.enters!).longitude, 100)).toBeCloseTo(3, 5)
  })

  it('come once where a body or an aspect is named twice', () => {
    const search = {
      points: [{ point: 'moon' as const, longitude: 100 }],
      ...span('2027-01-01T00:00Z', '2028-01-01T00:00Z'),
    }
    const twice = sky.transits({ ...search, bodies: Array<Planet>(40).fill('mars'), aspects: [0, 90, 0] })
    expect(twice).toEqual(sky.transits({ ...search, bodies: ['mars'], aspects: [0, 90] }))
  })

  it('at the begin of the data have no entering', () => {
    const begin = new Date('1800-01-02T00:00Z')
    const { longitude } = sky.position('pluto', begin)
    const [window] = sky.transits({
      points: [{ point: 'sun', longitude }],
      from: begin,
      to: new Date('1800-02-01T00:00Z'),
      bodies: ['pluto'],
      aspects: [0],
    })
    expect(window).toMatchObject({ enters: null, leaves: expect.any(Date) })
  })
})

describe('what is no search', () => {
  const points = [{ point: 'sun' as const, longitude: 10 }]
  const month = span('2027-01-01T00:00Z', '2027-02-01T00:00Z')
  it.each([
    [{ points: [{ point: 'sun' as const, longitude: NaN }], ...month }, 'invalid_angle'],
    [{ points, ...month, orb: () => 0 }, 'invalid_angle'],
    [{ points, ...month, orb: () => NaN }, 'invalid_angle'],
    [{ points: [{ point: 'vulcan' as never, longitude: 1 }], ...month }, 'invalid_input'],
    [{ points, from: month.to, to: month.from }, 'invalid_instant'],
    [{ points, from: new Date(NaN), to: month.to }, 'invalid_instant'],
    [{ points, from: month.from, to: new Date('2300-01-01T00:00Z') }, 'out_of_range'],
  ])('is refused with a code: %#', (search, code) => {
    expect(() => sky.transits(search)).toThrow(expect.objectContaining({ code }))
  })
})
