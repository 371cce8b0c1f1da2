import { describe, expect, it } from 'vitest'
import golden from '../../golden/charts.json' with { type: 'json' }
import { separation } from '../aspects/angles.ts'
import { julianDay } from '../time/instant.ts'
import type { Body } from '../types.ts'
import { openEphemeris } from './ephemeris.ts'

const ephemeris = await openEphemeris()
const bodies = golden.bodies as Body[]
const ARCSECOND = 1 / 3600

describe('positions', () => {
  it.each(bodies)('of %s agree with the C library in all 320 charts', (body) => {
    const column = bodies.indexOf(body)
    for (const chart of golden.charts) {
      const [longitude, latitude, speed] = chart.bodies[column] as [number, number, number]
      const place = ephemeris.place(body, julianDay(new Date(chart.utc)))
      expect(separation(place.longitude, longitude)).toBeLessThan(0.01 * ARCSECOND)
      expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.01 * ARCSECOND)
      expect(Math.abs(place.speed - speed)).toBeLessThan(0.01 * ARCSECOND)
    }
  })

  it('give the declination that the engine itself gives in equatorial coordinates', () => {
    const SEFLG_SWIEPH_EQUATORIAL = 2 | 2048
    for (const time of [2_400_000.5, 2_451_545, 2_480_000.25]) {
      const expected = ephemeris.withMemory(6, (at, errorAt, module) => {
        module._swe_calc_ut(time, 1, SEFLG_SWIEPH_EQUATORIAL, at, errorAt)
        return module.HEAPF64[(at >> 3) + 1]!
      })
      expect(ephemeris.positions(['moon'], time)[0]!.declination).toBeCloseTo(expected, 8)
    }
  })

  it('fail with the reason where the data end, instead of coming from a coarser ephemeris', () => {
    expect(() => ephemeris.place('sun', julianDay(new Date('1790-01-01T00:00Z')))).toThrow(
      expect.objectContaining({ code: 'ephemeris_failed', message: expect.stringContaining('sepl_12.se1') }),
    )
  })

  it('are the same with and without their speed', () => {
    for (const body of bodies)
      expect(ephemeris.longitude(body, 2_451_545.3)).toBeCloseTo(
        ephemeris.place(body, 2_451_545.3).longitude,
        9,
      )
  })
})

describe('angles', () => {
  it('agree with the C library in all 320 charts, in the polar circles too', () => {
    for (const { utc, latitude, longitude, ascendant, midheaven, vertex } of golden.charts) {
      const angles = ephemeris.angles(julianDay(new Date(utc)), latitude, longitude)
      expect(separation(angles.ascendant, ascendant)).toBeLessThan(0.01 * ARCSECOND)
      expect(separation(angles.midheaven, midheaven)).toBeLessThan(0.01 * ARCSECOND)
      expect(separation(angles.vertex, vertex)).toBeLessThan(0.01 * ARCSECOND)
    }
  })
})
