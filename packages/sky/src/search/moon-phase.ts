import { PHASE_NAMES } from '../types.ts'
import type { MoonPhase, PhaseName } from '../types.ts'
import { normalized, signAndDegree } from '../aspects/angles.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { checkInstant, julianDay } from '../time/instant.ts'

const RAD = Math.PI / 180
/**
 * The Moon gains 12.19° a day on the Sun: new, quarters and full last from half a day before to half a day
 * after.
 */
const HALF_A_DAY = 6.1

/** See `Sky.moonPhase`. The lit part follows Meeus, Astronomical Algorithms, 48.1 to 48.3. */
export function moonPhase(ephemeris: Ephemeris, at: Date): MoonPhase {
  checkInstant(at)
  const time = julianDay(at)
  const moon = ephemeris.place('moon', time)
  const sun = ephemeris.place('sun', time)
  const angle = normalized(moon.longitude - sun.longitude)
  const cosine =
    Math.cos(moon.latitude * RAD) * Math.cos(sun.latitude * RAD) * Math.cos(angle * RAD) +
    Math.sin(moon.latitude * RAD) * Math.sin(sun.latitude * RAD)
  const elongation = Math.acos(Math.min(1, Math.max(-1, cosine)))
  const phaseAngle = Math.atan2(
    sun.distance * Math.sin(elongation),
    moon.distance - sun.distance * Math.cos(elongation),
  )
  return {
    name: phaseName(angle),
    angle,
    illumination: (1 + Math.cos(phaseAngle)) / 2,
    ...signAndDegree(moon.longitude),
  }
}

/** The name for an angle Moon minus Sun, 0 ≤ angle < 360. */
export function phaseName(angle: number): PhaseName {
  const quarter = Math.round(angle / 90)
  if (Math.abs(angle - quarter * 90) <= HALF_A_DAY) return PHASE_NAMES[(quarter % 4) * 2]!
  return PHASE_NAMES[Math.floor(angle / 90) * 2 + 1]!
}
