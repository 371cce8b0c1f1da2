import { normalized } from '../aspects/angles.ts'
import type { Zodiac } from '../types.ts'
import type { Ephemeris } from './ephemeris.ts'

/** The precession takes an ayanamsa along nearly evenly: over a day its speed is as good as constant. */
const STEP = 0.5

/**
 * The same sky counted from where a sidereal zodiac begins: longitudes and cusps less the ayanamsa (nutation
 * included), speeds less its speed, whole-sign houses from the sidereal sign of the Ascendant. Latitudes and
 * declinations are those of the sky.
 */
export function siderealEphemeris(tropical: Ephemeris, zodiac: Zodiac): Ephemeris {
  if (zodiac === 'tropical') return tropical
  const ayanamsa = lastOf((julianDay) => tropical.ayanamsa(julianDay, zodiac))
  const drift = lastOf(
    (julianDay) =>
      (tropical.ayanamsa(julianDay + STEP, zodiac) - tropical.ayanamsa(julianDay - STEP, zodiac)) /
      (2 * STEP),
  )
  const shifted = <Motion extends { longitude: number; speed: number }>(
    motion: Motion,
    by: number,
    speed: number,
  ): Motion => ({
    ...motion,
    longitude: normalized(motion.longitude - by),
    speed: motion.speed - speed,
  })
  const turned = <Angles extends { ascendant: number; midheaven: number; vertex: number }>(
    angles: Angles,
    by: number,
  ): Angles => ({
    ...angles,
    ascendant: normalized(angles.ascendant - by),
    midheaven: normalized(angles.midheaven - by),
    vertex: normalized(angles.vertex - by),
  })
  return {
    ...tropical,
    place: (body, julianDay) =>
      shifted(tropical.place(body, julianDay), ayanamsa(julianDay), drift(julianDay)),
    positions(bodies, julianDay) {
      const [by, speed] = [ayanamsa(julianDay), drift(julianDay)]
      return tropical.positions(bodies, julianDay).map((position) => shifted(position, by, speed))
    },
    longitude: (body, julianDay) => normalized(tropical.longitude(body, julianDay) - ayanamsa(julianDay)),
    cusps(julianDay, latitude, longitude, system) {
      const by = ayanamsa(julianDay)
      const found = turned(tropical.cusps(julianDay, latitude, longitude, system), by)
      const first = Math.floor(found.ascendant / 30) * 30
      const cusps =
        system === 'whole_sign'
          ? found.cusps.map((_, i) => (first + i * 30) % 360)
          : found.cusps.map((cusp) => normalized(cusp - by))
      return { ...found, cusps }
    },
    anglesUnder: (midheaven, latitude, julianDay) =>
      turned(
        tropical.anglesUnder(normalized(midheaven + ayanamsa(julianDay)), latitude, julianDay),
        ayanamsa(julianDay),
      ),
    angles: (julianDay, latitude, longitude) =>
      turned(tropical.angles(julianDay, latitude, longitude), ayanamsa(julianDay)),
  }
}

/** Bodies are asked for one after the other at one instant. */
function lastOf(valueAt: (julianDay: number) => number): (julianDay: number) => number {
  let [at, value] = [Number.NaN, Number.NaN]
  return (julianDay) => {
    if (julianDay !== at) [at, value] = [julianDay, valueAt(julianDay)]
    return value
  }
}
