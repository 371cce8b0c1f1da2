/** What is said of a chart by rarer ways of reading: who rules whom, what lies alone, what returns. */
import type { Planet, Sign } from '@astrarium/sky'

export type TechniqueClaim =
  /** the ruler of the sign in which a planet stands; in its own sign, itself */
  | { kind: 'disposed'; point: Planet; by: Planet }
  | { kind: 'reception'; a: Planet; b: Planet }
  | { kind: 'no_reception' }
  | { kind: 'unaspected'; point: Planet }
  | { kind: 'all_aspected' }
  /** whole degrees, the short way round */
  | { kind: 'from_sun'; point: Planet; degrees: number }
  /** month counted from 1, in the zone the person lives in */
  | { kind: 'progressed_lunation'; phase: 'new' | 'full'; month: number; year: number; sign: Sign }
  /** cast for the place of birth */
  | { kind: 'solar_return_chart'; year: number; rising: Sign; moon: Sign; house: number }
  /** local days of all passes */
  | { kind: 'chiron_return'; days: readonly string[]; isOver: boolean }

export const TECHNIQUE_KINDS = {
  disposed: true,
  reception: true,
  no_reception: true,
  unaspected: true,
  all_aspected: true,
  from_sun: true,
  progressed_lunation: true,
  solar_return_chart: true,
  chiron_return: true,
} as const satisfies Record<TechniqueClaim['kind'], true>

export function isTechniqueClaim(claim: { kind: string }): claim is TechniqueClaim {
  return claim.kind in TECHNIQUE_KINDS
}
