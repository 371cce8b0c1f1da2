import { PHASE_NAMES } from '../types.ts'
import type { LunationKind, MoonPhase, PhaseName } from '../types.ts'
import { normalized, signAndDegree } from '../aspects/angles.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { checkInstant, julianDay } from '../time/instant.ts'

const RAD = Math.PI / 180

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
    angle,
    illumination: (1 + Math.cos(phaseAngle)) / 2,
    ...signAndDegree(moon.longitude),
  }
}

const KINDS: readonly LunationKind[] = ['new', 'first_quarter', 'full', 'last_quarter']

/**
 * See `Sky.phaseOfDay`. `quarters` are those from the beginning of the day on, in order of time; the first of
 * them decides.
 */
export function phaseOfDay(
  quarters: readonly { kind: LunationKind; at: Date | string }[],
  from: Date,
  to: Date,
): PhaseName {
  const next = quarters.find(({ at }) => new Date(at) >= from)
  if (!next) throw new Error('A day with no quarter of the Moon ahead')
  const name = KINDS.indexOf(next.kind) * 2
  return PHASE_NAMES[new Date(next.at) < to ? name : (name + 7) % 8]!
}

/** Longer than from one quarter to the next, which is 8.2 days at most. */
export const NEXT_QUARTER_MS = 9 * 86_400_000
