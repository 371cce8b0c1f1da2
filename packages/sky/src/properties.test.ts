import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arc, normalized, separation } from './aspects/angles.ts'
import { openSky } from './open-sky.ts'
import { BODIES, HOUSE_SYSTEMS, PLANETS, SkyError } from './types.ts'
import type { Body, HouseSystem } from './types.ts'

const sky = await openSky()
const instants = fc.date({
  min: new Date('1800-01-03T00:00Z'),
  max: new Date('2200-12-30T00:00Z'),
  noInvalidDate: true,
})
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)
const DAY = 86_400_000

describe('the sky is continuous', () => {
  /** the most that each body can move in an hour, degrees */
  const fastest: Partial<Record<Body, number>> = { moon: 0.66, true_lilith: 0.5, true_node: 0.02 }

  it.each(BODIES)('%s never jumps', (body) => {
    fc.assert(
      fc.property(instants, (at) => {
        const step = separation(
          sky.position(body, at).longitude,
          sky.position(body, later(at, DAY / 24)).longitude,
        )
        expect(step).toBeLessThan(fastest[body] ?? 0.1)
      }),
      { numRuns: 40 },
    )
  })

  it('and speeds are what the longitudes do', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...PLANETS), (at, body) => {
        const moved = arc(
          sky.position(body, later(at, -DAY / 24)).longitude,
          sky.position(body, later(at, DAY / 24)).longitude,
        )
        expect(Math.abs(moved * 12 - sky.position(body, at).speed)).toBeLessThan(
          body === 'moon' ? 0.002 : 0.0005,
        )
      }),
      { numRuns: 100 },
    )
  })

  it.each(['tropical', 'lahiri'] as const)('and a longitude alone is that of the position (%s)', (zodiac) => {
    const counted = sky.inZodiac(zodiac)
    fc.assert(
      fc.property(instants, fc.constantFrom(...BODIES), (at, body) => {
        expect(separation(counted.longitude(body, at), counted.position(body, at).longitude)).toBeLessThan(
          1e-9,
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('the sky is periodic', () => {
  it('the Sun comes back after a year, the Moon after a month', () => {
    fc.assert(
      fc.property(instants, (at) => {
        if (at > new Date('2199-01-01T00:00Z')) return
        expect(
          separation(
            sky.position('sun', at).longitude,
            sky.position('sun', later(at, 365.2422 * DAY)).longitude,
          ),
        ).toBeLessThan(0.02)
        expect(
          separation(
            sky.position('moon', at).longitude,
            sky.position('moon', later(at, 27.321582 * DAY)).longitude,
          ),
        ).toBeLessThan(8)
      }),
      { numRuns: 50 },
    )
  })
})

describe('what never happens', () => {
  it('Mercury is never more than 28.5° from the Sun, nor Venus more than 48°', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const sun = sky.position('sun', at).longitude
        expect(separation(sun, sky.position('mercury', at).longitude)).toBeLessThan(28.5)
        expect(separation(sun, sky.position('venus', at).longitude)).toBeLessThan(48)
      }),
      { numRuns: 500 },
    )
  })

  it('Sun and Moon are never retrograde, and the Sun never leaves the ecliptic', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(sky.position('sun', at).speed).toBeGreaterThan(0.95)
        expect(sky.position('moon', at).speed).toBeGreaterThan(11.5)
        expect(Math.abs(sky.position('sun', at).latitude)).toBeLessThan(1.5 / 3600)
      }),
      { numRuns: 200 },
    )
  })

  it('nothing stands further from the equator than its orbit allows', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(Math.abs(sky.position('moon', at).declination)).toBeLessThan(28.9)
      }),
      { numRuns: 200 },
    )
  })
})

describe('charts anywhere on Earth', () => {
  const places = fc.record({
    latitude: fc.double({ min: -62, max: 62, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  const NOT_FROM_THE_ASCENDANT: HouseSystem[] = ['whole_sign', 'meridian', 'morinus']

  it('have twelve cusps in order, the first on the Ascendant (Vehlow: 15° before it), and every body in one house', () => {
    fc.assert(
      fc.property(instants, places, fc.constantFrom(...HOUSE_SYSTEMS), (at, place, houseSystem) => {
        const { houses, ascendant, placements } = sky.chart({ at, ...place, houseSystem })
        const steps = houses!.cusps.map((cusp, i) => normalized(houses!.cusps[(i + 1) % 12]! - cusp))
        expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(360, 6)
        const off = separation(houses!.cusps[0]!, ascendant!.longitude)
        if (houseSystem === 'vehlow') expect(off).toBeCloseTo(15, 6)
        else if (!NOT_FROM_THE_ASCENDANT.includes(houseSystem)) expect(off).toBeLessThan(1e-6)
        expect(placements.every(({ house }) => house !== null && house >= 1 && house <= 12)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('turn once a day: after a sidereal day the angles are back', () => {
    fc.assert(
      fc.property(instants, places, (at, place) => {
        const [now, next] = [at, later(at, 86_164_091)].map((moment) => sky.chart({ at: moment, ...place }))
        expect(separation(now!.midheaven!.longitude, next!.midheaven!.longitude)).toBeLessThan(0.01)
      }),
      { numRuns: 50 },
    )
  })
})

describe('time', () => {
  const zone = fc.constantFrom(...sky.zones())
  it('goes round: an instant, its local time, and the instant again', () => {
    fc.assert(
      fc.property(instants, zone, (at, name) => {
        const whole = new Date(Math.floor(at.getTime() / 1000) * 1000)
        const local = new Date(whole.getTime() + sky.offsetAt(name, whole) * 1000).toISOString().slice(0, 19)
        expect(sky.localTime(name, local).instants.map((instant) => instant.getTime())).toContain(
          whole.getTime(),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('lies in its own local day', () => {
    fc.assert(
      fc.property(instants, zone, (at, name) => {
        const [start, end] = sky.localDay(name, sky.localDate(name, at))
        // a clock set back over midnight shows a day's last hour again after the next has begun
        expect(at.getTime() - start.getTime()).toBeGreaterThanOrEqual(0)
        expect(at.getTime() - end.getTime()).toBeLessThan(3_600_000)
      }),
      { numRuns: 300 },
    )
  })
})

describe('whatever comes in', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity, 90, -90, 180, -180, 66.6, 89.9999999),
  )
  it('a chart is numbers throughout, or a refusal with a code', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: false }),
        fc.oneof(instants),
        fc.boolean(),
        anything,
        anything,
        fc.constantFrom(...HOUSE_SYSTEMS),
        (wild, tame, isWild, latitude, longitude, houseSystem) => {
          try {
            const chart = sky.chart({ at: isWild ? wild : tame, latitude, longitude, houseSystem })
            const numbers = [
              ...chart.placements.flatMap((p) => [p.longitude, p.latitude, p.speed, p.declination, p.degree]),
              ...chart.houses!.cusps,
              chart.ascendant!.longitude,
              chart.midheaven!.longitude,
            ]
            expect(numbers.every(Number.isFinite)).toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(SkyError)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('a body, house system, aspect or accuracy that there is not is refused, whatever the types were told', () => {
    const at = new Date('2000-01-01T00:00Z')
    const here = { at, latitude: 0, longitude: 0 }
    const span = {
      from: at,
      to: new Date('2000-02-01T00:00Z'),
      points: [{ point: 'sun' as const, longitude: 0 }],
    }
    const refused = [
      () => sky.position('vulcan' as never, at),
      () => sky.longitude('vulcan' as never, at),
      () => sky.chart({ ...here, houseSystem: 'P' as never }),
      () => sky.chart({ ...here, accuracy: { kind: 'roughly' } as never }),
      () => sky.transits({ ...span, bodies: ['vulcan' as never] }),
      () => sky.transits({ ...span, aspects: [72 as never] }),
      () => sky.signIngresses('vulcan' as never, span.from, span.to),
    ]
    for (const attempt of refused) expect(attempt).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })

  it('a local time is read, or refused with a code', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('Europe/London', '__proto__', 'constructor', '../../etc/passwd'),
    )
    fc.assert(
      fc.property(
        words,
        fc.oneof(fc.string(), fc.constantFrom('2000-02-30T00:00', '2000-01-01T25:00', '0000-00-00T00:00')),
        (name, local) => {
          expect(() => sky.localTime(name, local)).toThrow(SkyError)
        },
      ),
      { numRuns: 500 },
    )
  })
})
