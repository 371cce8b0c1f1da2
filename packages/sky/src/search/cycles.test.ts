import { describe, expect, it } from 'vitest'
import golden from '../../golden/cycles.json' with { type: 'json' }
import { arc, separation } from '../aspects/angles.ts'
import { openSky } from '../open-sky.ts'
import { PLANETS, SIGNS } from '../types.ts'
import type { Return } from '../types.ts'
import { julianDay } from '../time/instant.ts'

const sky = await openSky()
const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const birth = new Date('1926-04-21T01:40Z')
const SECOND = 1 / 86_400

describe('returns', () => {
  it.each(golden.returns.map((row) => [row.body, row.birth.slice(0, 4), row] as const))(
    'of %s to a birth of %s are all found, none more, to 0.05″',
    (_, __, { body, longitude, from, to, at }) => {
      const found = sky.returns(body as Return['body'], longitude, new Date(from), new Date(to))
      expect(found).toHaveLength(at.length)
      found.forEach(({ at: mine }, i) => {
        const rate = Math.abs(sky.position(body as Return['body'], mine).speed)
        expect(Math.abs(julianDay(mine) - at[i]!) * rate * 3600).toBeLessThan(0.05)
      })
    },
  )

  it('of the Sun come once a year, and the Sun stands where it stood', () => {
    const { longitude } = sky.position('sun', birth)
    const found = sky.returns('sun', longitude, birth, new Date('1996-05-01T00:00Z'))
    expect(found).toHaveLength(71)
    for (const { at, isRetrograde } of found) {
      expect(separation(sky.position('sun', at).longitude, longitude)).toBeLessThan(0.05 / 3600)
      expect(isRetrograde).toBe(false)
    }
  })

  it('name the passes that a body makes backwards', () => {
    const row = golden.returns.find(({ body, at }) => body === 'saturn' && at.length > 9)!
    const passes = sky.returns('saturn', row.longitude, new Date(row.from), new Date(row.to))
    passes.forEach(({ at, isRetrograde }) => expect(sky.position('saturn', at).speed < 0).toBe(isRetrograde))
    expect(passes.filter(({ isRetrograde }) => isRetrograde)).not.toEqual([])
  })

  it('are refused for a body or a longitude that is none', () => {
    const span = [new Date('2027-01-01T00:00Z'), new Date('2028-01-01T00:00Z')] as const
    expect(() => sky.returns('mean_node' as never, 1, ...span)).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
    expect(() => sky.returns('sun', NaN, ...span)).toThrow(expect.objectContaining({ code: 'invalid_angle' }))
  })
})

describe('the Moon void of course', () => {
  const { from, to, rows } = golden.voidMoons
  const found = sky.voidMoons(new Date(from), new Date(to))

  it('begins with its last aspect in a sign and ends with the next sign, as the outside witness has it', () => {
    expect(found).toHaveLength(rows.length)
    ;(rows as [number, number, number, string | null, number | null][]).forEach(
      ([begins, ends, sign, body, aspect], i) => {
        const mine = found[i]!
        expect(Math.abs(julianDay(mine.begins) - begins)).toBeLessThan(6 * SECOND)
        expect(Math.abs(julianDay(mine.ends) - ends)).toBeLessThan(SECOND)
        expect(mine.towards).toBe(SIGNS[sign])
        expect(mine.last).toEqual(body === null ? null : { body, aspect })
      },
    )
  })

  it('makes no major aspect from beginning to end', () => {
    for (const { begins, ends } of found) {
      const hits = sky.signIngresses('moon', begins, ends)
      expect(hits.length).toBeLessThanOrEqual(1)
      for (const body of PLANETS.filter((planet) => planet !== 'moon')) {
        const apart = (at: Date) => arc(sky.position(body, at).longitude, sky.position('moon', at).longitude)
        const [start, end] = [apart(new Date(begins.getTime() + 60_000)), apart(ends)]
        const crossed = [-180, -120, -90, -60, 0, 60, 90, 120, 180].filter(
          (angle) => start < angle && end > angle && end - start < 60,
        )
        expect(crossed, `${body} ${begins.toISOString()}`).toEqual([])
      }
    }
  })

  it('is longer or equal when fewer bodies count', () => {
    const traditional = sky.voidMoons(new Date(from), new Date(to), PLANETS.slice(0, 7))
    for (const one of found) {
      const other = traditional.find(({ ends }) => ends.getTime() === one.ends.getTime())!
      expect(other.begins.getTime()).toBeLessThanOrEqual(one.begins.getTime())
    }
  })

  it('touches the span that was asked for, also a moment', () => {
    const { begins, ends } = found[3]!
    const within = new Date((begins.getTime() + ends.getTime()) / 2)
    expect(sky.voidMoons(within, within)).toEqual([found[3]])
    expect(sky.voidMoons(new Date(begins.getTime() - 60_000), new Date(begins.getTime() - 60_000))).toEqual(
      [],
    )
  })

  it('is known up to both ends of the data', () => {
    expect(
      sky.voidMoons(new Date('1800-01-02T00:00Z'), new Date('1800-01-20T00:00Z')).length,
    ).toBeGreaterThan(4)
    expect(
      sky.voidMoons(new Date('2200-12-10T00:00Z'), new Date('2200-12-31T00:00Z')).length,
    ).toBeGreaterThan(5)
  })
})

describe('secondary progressions', () => {
  it.each(golden.progressed)('of a birth of $birth are those of the outside witness', (row) => {
    const input = { at: new Date(row.birth), latitude: row.latitude, longitude: row.longitude }
    const progressed = sky.progressions(input, new Date(row.at))
    expect(julianDay(progressed.instant)).toBeCloseTo(row.jd_ut, 6)
    row.longitudes.forEach((longitude, i) =>
      expect(separation(progressed.placements[i]!.longitude, longitude)).toBeLessThan(0.1 / 3600),
    )
    expect(separation(progressed.midheaven!.longitude, row.midheaven)).toBeLessThan(0.1 / 3600)
    expect(separation(progressed.ascendant!.longitude, row.ascendant)).toBeLessThan(0.1 / 3600)
  })

  it('stand on the natal chart at birth', () => {
    const natal = sky.chart({ at: birth, ...LONDON })
    const progressed = sky.progressions({ at: birth, ...LONDON }, birth)
    expect(progressed.placements).toEqual(natal.placements)
    expect(separation(progressed.ascendant!.longitude, natal.ascendant!.longitude)).toBeLessThan(0.01 / 3600)
    expect(progressed.aspects.filter(({ a, b, aspect }) => a === b && aspect === 0)).toHaveLength(12)
  })

  it('in the sidereal zodiac have the same sky', () => {
    const at = new Date('1980-01-01T00:00Z')
    const [tropical, sidereal] = (['tropical', 'lahiri'] as const).map((zodiac) =>
      sky.progressions({ at: birth, ...LONDON, zodiac }, at),
    ) as [ReturnType<typeof sky.progressions>, ReturnType<typeof sky.progressions>]
    const shift = arc(sidereal.placements[0]!.longitude, tropical.placements[0]!.longitude)
    expect(arc(sidereal.ascendant!.longitude, tropical.ascendant!.longitude)).toBeCloseTo(shift, 3)
  })

  it('of an unknown birth time have ranges and no angles', () => {
    const day = sky.localDay('Europe/London', '1926-04-21')
    const progressed = sky.progressions(
      { at: birth, ...LONDON, accuracy: { kind: 'unknown' }, day },
      new Date('1980-01-01T00:00Z'),
    )
    expect(progressed).toMatchObject({ ascendant: null, midheaven: null })
    const moon = progressed.placements[1]!
    expect(moon.range!.to - moon.range!.from).toBeGreaterThan(11)
    expect(
      progressed.aspects.every(({ a, b, isUncertain }) => isUncertain || (a !== 'moon' && b !== 'moon')),
    ).toBe(true)
  })

  it('are refused before the birth', () => {
    expect(() => sky.progressions({ at: birth, ...LONDON }, new Date('1920-01-01T00:00Z'))).toThrow(
      expect.objectContaining({ code: 'invalid_instant' }),
    )
  })
})

describe('annual profections', () => {
  const chart = sky.chart({ at: birth, ...LONDON })

  it('begin with the rising sign and move on by one at each return of the Sun', () => {
    expect(sky.profection(chart, birth)).toMatchObject({
      age: 0,
      house: 1,
      sign: 'Capricorn',
      ruler: 'saturn',
      from: birth,
    })
    expect(sky.profection(chart, new Date('1961-06-01T00:00Z'))).toMatchObject({
      age: 35,
      house: 12,
      sign: 'Sagittarius',
      ruler: 'jupiter',
    })
    expect(sky.profection(chart, new Date('1962-06-01T00:00Z'))).toMatchObject({
      age: 36,
      house: 1,
      sign: 'Capricorn',
    })
  })

  it('turn at the very return of the Sun', () => {
    const [first] = sky.returns(
      'sun',
      sky.position('sun', birth).longitude,
      new Date('1950-01-01T00:00Z'),
      new Date('1951-01-01T00:00Z'),
    )
    const [before, after] = [-1000, 1000].map((ms) =>
      sky.profection(chart, new Date(first!.at.getTime() + ms))!,
    )
    expect([before!.age, after!.age]).toEqual([23, 24])
    expect(before!.to).toEqual(after!.from)
    expect(Math.abs(after!.from.getTime() - first!.at.getTime())).toBeLessThan(500)
  })

  it('are not named without an Ascendant, and refused before the birth', () => {
    const day = sky.localDay('Europe/London', '1926-04-21')
    const unknown = sky.chart({ at: birth, ...LONDON, accuracy: { kind: 'unknown' }, day })
    expect(sky.profection(unknown, new Date('1950-01-01T00:00Z'))).toBeNull()
    expect(() => sky.profection(chart, new Date('1920-01-01T00:00Z'))).toThrow(
      expect.objectContaining({ code: 'invalid_instant' }),
    )
  })
})
