import { describe, expect, it } from 'vitest'
import { normalized } from '../aspects/angles.ts'
import { natalOrb } from '../aspects/orbs.ts'
import { openSky } from '../open-sky.ts'
import type { NatalChart, Placement, TimeAccuracy } from '../types.ts'

const sky = await openSky()
const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const birth = sky.localTime('Europe/London', '1926-04-21T02:40').instants[0]
const exact = sky.chart({ at: birth, ...LONDON })
const unknown = sky.chart({
  at: birth,
  ...LONDON,
  accuracy: { kind: 'unknown' },
  day: sky.localDay('Europe/London', '1926-04-21'),
})
const approximate = (minutes: number) =>
  sky.chart({ at: birth, ...LONDON, accuracy: { kind: 'approximate', minutes } })
const of = (chart: NatalChart, body: Placement['body']) =>
  chart.placements.find((placement) => placement.body === body)!

describe('a chart with an exact time', () => {
  it('of 21 April 1926, 02:40 in London rises at 21° Capricorn and culminates at 25° Scorpio', () => {
    expect(exact.ascendant).toMatchObject({ sign: 'Capricorn', degree: expect.closeTo(21.417, 3) })
    expect(exact.midheaven).toMatchObject({ sign: 'Scorpio', degree: expect.closeTo(25.585, 3) })
  })

  it('lists Sun to Pluto, then nodes, Chiron and Lilith', () => {
    expect(exact.placements.map(({ body }) => body).join(' ')).toBe(
      'sun moon mercury venus mars jupiter saturn uranus neptune pluto mean_node true_node chiron mean_lilith true_lilith',
    )
  })

  it('places the Sun in Taurus and the Moon in Leo, each in its house', () => {
    expect(of(exact, 'sun')).toMatchObject({ sign: 'Taurus', house: 2, isRetrograde: false, range: null })
    expect(of(exact, 'moon')).toMatchObject({ sign: 'Leo', house: 7 })
    expect(of(exact, 'saturn').isRetrograde).toBe(true)
  })

  it('uses Placidus unless another system is named', () => {
    expect(exact.houses).toMatchObject({ system: 'placidus', requested: 'placidus' })
    expect(exact.houses!.cusps[0]).toBe(exact.ascendant!.longitude)
    expect(exact.houses!.cusps[9]).toBeCloseTo(exact.midheaven!.longitude, 9)
    const wholeSign = sky.chart({ at: birth, ...LONDON, houseSystem: 'whole_sign' })
    expect(wholeSign.houses!.cusps[0]).toBe(270)
    expect(of(wholeSign, 'sun').house).toBe(5)
  })

  it('counts every aspect as certain, between planets and angles only', () => {
    expect(exact.aspects.length).toBeGreaterThan(10)
    expect(exact.aspects.some(({ isUncertain }) => isUncertain)).toBe(false)
    expect(
      exact.aspects
        .flatMap(({ a, b }) => [a, b])
        .filter((point) => point.includes('node') || point === 'chiron'),
    ).toEqual([])
    expect(exact.aspects.some(({ b }) => b === 'asc')).toBe(true)
  })

  it('says in the polar circle which system stands in, and keeps the angles of the sky', () => {
    const tromso = sky.chart({ at: birth, latitude: 69.65, longitude: 18.96 })
    expect(tromso.houses).toMatchObject({ system: 'porphyry', requested: 'placidus' })
    const regiomontanus = sky.chart({
      at: birth,
      latitude: 84,
      longitude: 18.96,
      houseSystem: 'regiomontanus',
    })
    const wholeSign = sky.chart({ at: birth, latitude: 84, longitude: 18.96, houseSystem: 'whole_sign' })
    expect(regiomontanus.midheaven).toEqual(wholeSign.midheaven)
  })
})

describe('a chart with its own reach and node', () => {
  const wanted = (reach: NatalChart['reach'], more = {}) =>
    sky.chart({ at: birth, ...LONDON, reach, ...more }).aspects

  it('counts an aspect as far as it is told, in proportion for each pair', () => {
    const halved = wanted({ 90: 4.5 })
    expect(halved.filter(({ aspect }) => aspect !== 90)).toEqual(
      exact.aspects.filter(({ aspect }) => aspect !== 90),
    )
    expect(halved.filter(({ aspect }) => aspect === 90)).toEqual(
      exact.aspects.filter(({ a, b, aspect, orb }) => aspect === 90 && orb <= natalOrb(a, b, 90) / 2),
    )
    expect(wanted({ 120: 15 }).length).toBeGreaterThan(exact.aspects.length)
  })

  it('leaves out an aspect whose reach is 0, with an open time too', () => {
    expect(wanted({ 0: 0 }).some(({ aspect }) => aspect === 0)).toBe(false)
    const open = { accuracy: { kind: 'unknown' }, day: unknown.span! }
    expect(unknown.aspects.some(({ aspect }) => aspect === 90)).toBe(true)
    expect(wanted({ 90: 0 }, open).some(({ aspect }) => aspect === 90)).toBe(false)
  })

  it('counts a minor aspect as far as it is told, with an open time too, and leaves the others as they are', () => {
    const minor = (reach: NatalChart['reach'], more = {}) =>
      sky.chart({ at: birth, ...LONDON, reach, ...more }).minorAspects
    const isSesqui = ({ aspect }: { aspect: number }) => aspect === 135
    expect(minor({ 135: 1 })).toEqual(
      exact.minorAspects.filter((one) => !isSesqui(one) || one.orb <= natalOrb(one.a, one.b, 135) / 2),
    )
    const widest = { 30: 3, 45: 3, 72: 3, 135: 3, 144: 3, 150: 3 }
    expect(minor(widest).length).toBeGreaterThan(exact.minorAspects.length)
    const open = { accuracy: { kind: 'unknown' }, day: unknown.span! }
    expect(minor({ 135: 0 }, open).some(isSesqui)).toBe(false)
    expect(() => minor({ 150: 3.5 })).toThrow(expect.objectContaining({ code: 'invalid_angle' }))
  })

  it.each([-1, 15.5, NaN])('refuses a reach of %d', (degrees) => {
    expect(() => wanted({ 60: degrees })).toThrow(expect.objectContaining({ code: 'invalid_angle' }))
  })

  it('says which node it counts with', () => {
    expect(exact.node).toBe('true')
    expect(sky.chart({ at: birth, ...LONDON, node: 'mean' }).node).toBe('mean')
    expect(() => sky.chart({ at: birth, ...LONDON, node: 'south' as never })).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  })
})

describe('a chart with an unknown time', () => {
  it('can be cast of the last day of the data, to its end', () => {
    const day = sky.localDay('Etc/UTC', '2200-12-31')
    expect(sky.chart({ at: day[0], ...LONDON, accuracy: { kind: 'unknown' }, day }).span).toEqual(day)
  })

  it('has no houses, no angles and no aspect to one', () => {
    expect(unknown).toMatchObject({ houses: null, ascendant: null, midheaven: null })
    expect(unknown.placements.every(({ house }) => house === null)).toBe(true)
    expect(unknown.aspects.some(({ b }) => b === 'asc' || b === 'mc')).toBe(false)
  })

  it('gives every body the range of that day', () => {
    const [start, end] = sky.localDay('Europe/London', '1926-04-21')
    for (const { body, range } of unknown.placements) {
      for (let hour = 0; hour <= 24; hour++) {
        const { longitude } = sky.position(
          body,
          new Date(start.getTime() + ((end.getTime() - start.getTime()) * hour) / 24),
        )
        expect(normalized(longitude - range!.from)).toBeLessThanOrEqual(range!.to - range!.from + 1e-6)
      }
    }
  })

  it('gives the Moon as a range, with every sign it may be in', () => {
    const moon = of(unknown, 'moon').range!
    expect(moon.to - moon.from).toBeGreaterThan(11)
    expect(moon.signs).toEqual(['Leo'])
    const day = sky.localDay('Europe/London', '1926-04-22')
    const later = sky.chart({ at: day[0], ...LONDON, accuracy: { kind: 'unknown' }, day })
    expect(of(later, 'moon').range!.signs).toEqual(['Leo', 'Virgo'])
  })

  it('includes the turning point of a body that stands that day', () => {
    const [station] = sky.stations(new Date('2024-04-01T00:00Z'), new Date('2024-04-02T23:00Z'))
    expect(station).toMatchObject({ body: 'mercury', kind: 'retrograde' })
    const day = sky.localDay('Etc/UTC', '2024-04-01')
    const chart = sky.chart({ at: day[0], ...LONDON, accuracy: { kind: 'unknown' }, day })
    expect(of(chart, 'mercury').range!.to).toBeCloseTo(station!.longitude, 7)
  })

  it('marks the aspects that may be absent at another hour, and no others', () => {
    const [start, end] = sky.localDay('Europe/London', '1926-04-21')
    const hours = Array.from({ length: 25 }, (_, i) =>
      sky.chart({
        at: new Date(start.getTime() + ((end.getTime() - start.getTime() - 1) * i) / 24),
        ...LONDON,
      }),
    )
    for (const { a, b, aspect, isUncertain } of unknown.aspects) {
      const isAlways = hours.every((chart) =>
        chart.aspects.some((other) => other.a === a && other.b === b && other.aspect === aspect),
      )
      if (!isUncertain) expect(isAlways).toBe(true)
      if (!isAlways) expect(isUncertain).toBe(true)
    }
    expect(unknown.aspects.some(({ isUncertain }) => isUncertain)).toBe(true)
    expect(unknown.aspects.some(({ isUncertain }) => !isUncertain)).toBe(true)
  })

  it('is refused without its day, and with a day in which the instant does not lie', () => {
    const accuracy: TimeAccuracy = { kind: 'unknown' }
    const refusal = expect.objectContaining({ code: 'invalid_instant' })
    expect(() => sky.chart({ at: birth, ...LONDON, accuracy })).toThrow(refusal)
    expect(() =>
      sky.chart({ at: birth, ...LONDON, accuracy, day: sky.localDay('Europe/London', '1926-04-22') }),
    ).toThrow(refusal)
  })
})

describe('a chart of a part of the day', () => {
  const morning = sky.partOfDay('Europe/London', '1926-04-22', 'morning')
  const at = new Date((morning[0].getTime() + morning[1].getTime()) / 2)
  const chart = sky.chart({ at, ...LONDON, accuracy: { kind: 'unknown', part: 'morning' }, day: morning })

  it('has no houses and no angles, as when nothing is known of the hour', () => {
    expect(chart).toMatchObject({
      houses: null,
      ascendant: null,
      midheaven: null,
      vertex: null,
      span: morning,
    })
  })

  it('gives the bodies the range of these six hours only', () => {
    const moon = of(chart, 'moon').range!
    expect(moon.to - moon.from).toBeCloseTo(of(chart, 'moon').speed / 4, 1)
  })

  it('knows more than the whole day: fewer aspects are uncertain', () => {
    const day = sky.localDay('Europe/London', '1926-04-22')
    const whole = sky.chart({ at, ...LONDON, accuracy: { kind: 'unknown' }, day })
    const doubtful = (some: NatalChart) => some.aspects.filter(({ isUncertain }) => isUncertain).length
    expect(doubtful(chart)).toBeLessThan(doubtful(whole))
  })

  it('is refused for an instant in another part, and for a part that there is not', () => {
    const accuracy = { kind: 'unknown', part: 'morning' } as const
    const refusal = (code: string) => expect.objectContaining({ code })
    expect(() => sky.chart({ at: morning[1], ...LONDON, accuracy, day: morning })).toThrow(
      refusal('invalid_instant'),
    )
    expect(() =>
      sky.chart({ at, ...LONDON, accuracy: { kind: 'unknown', part: 'noonish' as never }, day: morning }),
    ).toThrow(refusal('invalid_input'))
  })
})

describe('an aspect in doubt', () => {
  const day = sky.localDay('Europe/London', '1926-04-21')
  const moments = Array.from({ length: 97 }, (_, i) =>
    sky.chart({
      at: new Date(day[0].getTime() + ((day[1].getTime() - day[0].getTime()) * i) / 96),
      ...LONDON,
    }),
  )
  it('is listed when it is there at any hour of the day, with its orbs from smallest to largest', () => {
    for (const kind of ['aspects', 'minorAspects'] as const) {
      const key = ({ a, b, aspect }: { a: string; b: string; aspect: number }) => `${a} ${b} ${aspect}`
      const listed = new Map(unknown[kind].map((aspect) => [key(aspect), aspect]))
      for (const moment of moments) {
        for (const there of moment[kind].filter(({ b }) => b !== 'asc' && b !== 'mc')) {
          const { range } = listed.get(key(there))!
          expect(there.orb).toBeGreaterThan(range!.from - 0.01)
          expect(there.orb).toBeLessThan(range!.to + 0.01)
        }
      }
    }
  })

  it('reaches 0 where it becomes exact that day', () => {
    const exactOnes = unknown.aspects.filter(({ range }) => range!.from === 0)
    expect(exactOnes.length).toBeGreaterThan(0)
    for (const { a, b, aspect } of exactOnes) {
      const orbs = moments.map(
        (moment) =>
          moment.aspects.find((other) => other.a === a && other.b === b && other.aspect === aspect)?.orb ?? 9,
      )
      expect(Math.min(...orbs)).toBeLessThan(0.15)
    }
  })
})

describe('a chart with an approximate time', () => {
  it('keeps angles and houses while their signs do not change', () => {
    const chart = approximate(5)
    expect(chart.ascendant!.sign).toBe('Capricorn')
    expect(chart.houses).not.toBeNull()
    expect(of(chart, 'moon').house).toBe(7)
    expect(of(chart, 'moon').range!.to - of(chart, 'moon').range!.from).toBeCloseTo(11.815 / 144, 3)
  })

  it('drops an angle whose sign changes within the range, and the cusps with it', () => {
    expect(approximate(60)).toMatchObject({ ascendant: null, midheaven: null, houses: null })
    expect(approximate(20)).toMatchObject({ ascendant: { sign: 'Capricorn' }, midheaven: null, houses: null })
  })

  it('gives a house only where it does not change within the range', () => {
    for (const minutes of [5, 30, 60, 120]) {
      const chart = approximate(minutes)
      const moments = Array.from({ length: 13 }, (_, i) =>
        sky.chart({ at: new Date(birth.getTime() + minutes * 60_000 * (i / 6 - 1)), ...LONDON }),
      )
      for (const { body, house } of chart.placements) {
        const houses = new Set(moments.map((moment) => of(moment, body).house))
        if (house === null) continue
        expect([...houses]).toEqual([house])
      }
    }
  })

  it('leaves out the house of a body that stands at a cusp', () => {
    // the Sun is 0.13° before the third cusp: ten minutes decide
    expect(of(approximate(0), 'sun').house).toBe(2)
    expect(of(approximate(5), 'sun').house).toBeNull()
  })

  it('marks aspects to the angles that may be absent', () => {
    const chart = approximate(10)
    const toAscendant = chart.aspects.filter(({ b }) => b === 'asc')
    expect(toAscendant.some(({ isUncertain }) => isUncertain)).toBe(true)
  })

  it('is refused with a range that is none', () => {
    for (const minutes of [-1, NaN, 721])
      expect(() => approximate(minutes)).toThrow(expect.objectContaining({ code: 'invalid_instant' }))
  })

  it('with ± 0 minutes says what the exact one says', () => {
    const chart = approximate(0)
    expect(chart.ascendant).toEqual(exact.ascendant)
    expect(chart.placements.map(({ house }) => house)).toEqual(exact.placements.map(({ house }) => house))
    expect(of(chart, 'moon').range).toMatchObject({
      from: of(exact, 'moon').longitude,
      to: of(exact, 'moon').longitude,
    })
  })
})

describe('what is no birth', () => {
  it.each([
    [{ at: new Date(NaN), ...LONDON }, 'invalid_instant'],
    [{ at: new Date('1799-06-01T00:00Z'), ...LONDON }, 'out_of_range'],
    [{ at: new Date('2201-01-01T00:00Z'), ...LONDON }, 'out_of_range'],
    [{ at: birth, latitude: 91, longitude: 0 }, 'invalid_place'],
    [{ at: birth, latitude: NaN, longitude: 0 }, 'invalid_place'],
    [{ at: birth, latitude: 0, longitude: 181 }, 'invalid_place'],
  ])('is refused with a code: %#', (input, code) => {
    expect(() => sky.chart(input)).toThrow(expect.objectContaining({ code }))
  })
})
