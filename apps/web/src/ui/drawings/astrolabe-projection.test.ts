import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BRIGHT_STARS } from './bright-stars.ts'
import {
  OBLIQUITY,
  almucantar,
  eclipticRing,
  parallelRadius,
  projectEcliptic,
  projectHorizontal,
  projectStar,
  toEquatorial,
} from './astrolabe-projection.ts'

const PADUA = 45.4

describe('the projection of the astrolabe', () => {
  it('puts the pole in the middle and the equator at its radius', () => {
    expect(parallelRadius(90, 100)).toBeCloseTo(0)
    expect(parallelRadius(0, 100)).toBeCloseTo(100)
  })

  it('puts a star that crosses the meridian at the top, and one that has yet to cross on the left, in the east', () => {
    expect(projectStar(80, 0, 80, 100).x).toBeCloseTo(0)
    expect(projectStar(80, 0, 80, 100).y).toBeCloseTo(-100)
    expect(projectStar(110, 0, 80, 100).x).toBeLessThan(0)
  })

  it('lets the ecliptic touch both tropics and cross the equator in the east and the west', () => {
    const ring = eclipticRing(0, 90, 100)
    expect(ring.y - ring.radius).toBeCloseTo(-parallelRadius(OBLIQUITY, 100))
    expect(ring.y + ring.radius).toBeCloseTo(parallelRadius(-OBLIQUITY, 100))
    const { rightAscension, declination } = toEquatorial(0, 0)
    expect([rightAscension, declination].map(Math.abs)).toEqual([0, 0])
  })

  it('keeps every degree of the ecliptic on one circle', () => {
    const ring = eclipticRing(0, 40, 100)
    for (let longitude = 0; longitude < 360; longitude += 7) {
      const spot = projectEcliptic(longitude, 0, 40, 100)
      expect(Math.hypot(spot.x - ring.x, spot.y - ring.y)).toBeCloseTo(ring.radius, 6)
    }
  })

  it('keeps every direction at one altitude on one circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 85 }), fc.integer({ min: 0, max: 359 }), (altitude, azimuth) => {
        const ring = almucantar(altitude, PADUA, 100)
        const spot = projectHorizontal(altitude, azimuth, PADUA, 100)
        expect(Math.hypot(spot.x - ring.x, spot.y - ring.y)).toBeCloseTo(ring.radius, 6)
      }),
    )
  })

  it('puts the zenith of Padua where a star of that declination culminates', () => {
    const zenith = projectHorizontal(90, 0, PADUA, 100)
    const star = projectStar(0, PADUA, 0, 100)
    expect(zenith.x).toBeCloseTo(star.x)
    expect(zenith.y).toBeCloseTo(star.y)
  })

  it('passes the horizon under the pole, at the height of the pole', () => {
    const horizon = almucantar(0, PADUA, 100)
    expect(horizon.y + horizon.radius).toBeCloseTo(parallelRadius(90 - PADUA, 100))
  })
})

describe('the stars of the rete', () => {
  it('lie within the plate, whose edge is the Tropic of Capricorn', () => {
    for (const { declination } of BRIGHT_STARS) expect(declination).toBeGreaterThan(-OBLIQUITY)
  })

  it('stand where the sky has them: Regulus and Spica near the ecliptic', () => {
    const star = (name: string) => BRIGHT_STARS.find((it) => it.name === name)!
    const fromEcliptic = (name: string, longitude: number) => {
      const { rightAscension, declination } = toEquatorial(longitude, 0)
      return Math.hypot(
        (star(name).rightAscension - ((rightAscension + 360) % 360)) *
          Math.cos((declination * Math.PI) / 180),
        star(name).declination - declination,
      )
    }
    // J2000 longitudes: Regulus 149.83°, Spica 203.84°
    expect(fromEcliptic('Regulus', 149.83)).toBeLessThan(0.6)
    expect(fromEcliptic('Spica', 203.84)).toBeLessThan(2.2)
  })
})
