import type { NatalChart } from '../types.ts'
import { normalized } from '../aspects/angles.ts'

/** The eight phases of Dane Rudhyar's The Lunation Cycle (1967), 45° each from the new Moon on. */
export const LUNATION_PHASES = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const
export type LunationPhase = (typeof LUNATION_PHASES)[number]

export interface BirthPhase {
  /** at the given time */
  phase: LunationPhase
  /** Moon minus Sun in longitude, 0 ≤ angle < 360 */
  angle: number
  /**
   * every phase that it may have been within the uncertainty of the birth time; more than one means that none
   * must be stated
   */
  phases: LunationPhase[]
}

/**
 * The phase of the Moon at birth. (`Sky.phaseOfDay` names the phase of a day: there the quarters last a day;
 * here each of the eight lasts three and a half.)
 */
export function birthPhase({ placements }: NatalChart): BirthPhase {
  const [sun, moon] = (['sun', 'moon'] as const).map((name) =>
    placements.find(({ body }) => body === name)!,
  ) as [NatalChart['placements'][number], NatalChart['placements'][number]]
  const angle = normalized(moon.longitude - sun.longitude)
  const range = moon.range && sun.range
  // both move forward: the angle grows from the earliest moment to the latest
  const [from, to] = range
    ? [moon.range!.from - sun.range!.from, moon.range!.to - sun.range!.to]
    : [angle, angle]
  const first = Math.floor(normalized(from) / 45)
  const count = Math.floor((normalized(from) + normalized(to - from)) / 45) - first + 1
  return {
    phase: LUNATION_PHASES[Math.floor(angle / 45)]!,
    angle,
    phases: Array.from({ length: count }, (_, i) => LUNATION_PHASES[(first + i) % 8]!),
  }
}
