/** What can be asked of a chart, and the words for it. */
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import type { Group, PatternKind } from '../../claims/chart-claim.ts'
import type { Said } from './said-in.ts'
import type { Technique } from './techniques.ts'
import type { Theme } from '../themes.ts'

export type ChartQuestion =
  /** `guess`: the sign or house that the question names itself */
  | { about: 'point'; point: ChartPoint; asks: 'place' | 'house' | 'motion'; guess: Sign | number | null }
  | { about: 'house'; house: number; asks: 'planets' | 'ruler' | 'sign' }
  | { about: 'sign'; sign: Sign }
  /** where the slow planets pass now: in one house, or in those of a theme, or anywhere */
  | { about: 'active'; house: number | null; theme: Theme | null }
  | { about: 'retrogrades' | 'chart_ruler' | 'strongest' | 'big_three' | 'birth_phase' }
  /** of none: all of the chart; of one; between two; `mover`: one of them in the sky of now */
  | { about: 'aspects'; points: ChartPoint[]; angle: MajorAspect | null; mover?: Planet }
  | { about: 'balance'; family: 'elements' | 'modalities'; groups: Group[] }
  | { about: 'patterns'; pattern: PatternKind | null }
  | { about: 'dignity'; point: Planet | null }
  /** what somebody has said of it, and whether it is so */
  | { about: 'said'; said: Said[] }
  /** rarer ways of reading, all that were asked for */
  | { about: 'techniques'; techniques: Technique[] }

export const MINE = /\b(my|mine|i|me|i'm|natal|birth)\b/

export function groupsIn(text: string): Group[] {
  return [...new Set(text.match(/\b(fire|earth|air|water|cardinal|fixed|mutable)\b/g) as Group[] | null)]
}

export function familyOf([group]: readonly Group[]): 'elements' | 'modalities' {
  return group !== undefined && /cardinal|fixed|mutable/.test(group) ? 'modalities' : 'elements'
}
