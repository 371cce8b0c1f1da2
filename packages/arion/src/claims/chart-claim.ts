/**
 * What can be said of a whole chart rather than of one point: the answers to "what stands in my seventh
 * house?" and its like.
 */
import type { Element, MajorAspect, Modality, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { TECHNIQUE_KINDS } from './technique-claim.ts'
import type { TechniqueClaim } from './technique-claim.ts'

export type Group = Element | Modality
export type PatternKind = 'stellium' | 't_square' | 'grand_trine' | 'yod'
export type Standing = 'domicile' | 'exaltation' | 'detriment' | 'fall'
export const PHASES = [
  'new',
  'crescent',
  'first quarter',
  'gibbous',
  'full',
  'disseminating',
  'last quarter',
  'balsamic',
] as const
export type Phase = (typeof PHASES)[number]

export type ChartClaim =
  /** whole degrees that are full: 21°59′ is at 21° */
  | { kind: 'degree'; point: ChartPoint; degree: number; sign: Sign }
  /** within the uncertainty of the birth time */
  | {
      kind: 'degree_range'
      point: ChartPoint
      from: { degree: number; sign: Sign }
      to: { degree: number; sign: Sign }
    }
  | { kind: 'natal_motion'; point: Planet; isRetrograde: boolean }
  /** all of them, in the order of a chart */
  | { kind: 'retrogrades'; points: readonly Planet[] }
  /** Sun to Pluto, all that stand in it */
  | { kind: 'house_holds'; house: number; points: readonly Planet[] }
  /** Sun to Pluto, all that stand in it */
  | { kind: 'sign_holds'; sign: Sign; points: readonly Planet[] }
  | { kind: 'cusp'; house: number; sign: Sign }
  /** of Sun to Pluto, with the two angles where they are sure */
  | { kind: 'tally'; of: number; counts: Partial<Record<Group, number>> }
  | { kind: 'mostly'; groups: readonly Group[] }
  | { kind: 'more'; group: Group; than: Group; isEqual: boolean }
  | {
      kind: 'pattern'
      pattern: PatternKind
      points: readonly ChartPoint[]
      apex: ChartPoint | null
      within: Sign | number | null
    }
  /** `isSureOnly`: others may be there, as the birth time leaves them open */
  | { kind: 'no_pattern'; patterns: readonly PatternKind[]; isSureOnly: boolean }
  | { kind: 'birth_phase'; phases: readonly Phase[]; ahead: number | null }
  | { kind: 'standing'; point: Planet; sign: Sign; standings: readonly Standing[] }
  /**
   * the n-th closest aspect that is not between two slow planets or the two angles; `of` one point, or of the
   * chart
   */
  | {
      kind: 'closest'
      rank: number
      of: ChartPoint | null
      a: ChartPoint
      b: ChartPoint
      aspect: MajorAspect
    }
  | { kind: 'no_aspect'; a: ChartPoint; b: ChartPoint }
  | { kind: 'strongest'; point: Planet }
  | { kind: 'no_passage'; house: number }
  | TechniqueClaim

const KINDS: Record<ChartClaim['kind'], true> = {
  degree: true,
  degree_range: true,
  natal_motion: true,
  retrogrades: true,
  house_holds: true,
  sign_holds: true,
  cusp: true,
  tally: true,
  mostly: true,
  more: true,
  pattern: true,
  no_pattern: true,
  birth_phase: true,
  standing: true,
  closest: true,
  no_aspect: true,
  strongest: true,
  no_passage: true,
  ...TECHNIQUE_KINDS,
}
export function isChartClaim(claim: { kind: string }): claim is ChartClaim {
  return claim.kind in KINDS
}
