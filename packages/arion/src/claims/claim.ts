/** What a sentence asserts about chart or sky, in a form that can be held against the engine. */
import type { Eclipse, MajorAspect, Planet, Point, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim } from './chart-claim.ts'

export type DateRole = 'from' | 'to' | 'exact' | 'at' | 'between'

/** A day, an hour or both, said of the subject before it. `date` null: the day that the answer is about. */
export interface DateClaim {
  role: DateRole
  date: string | null
  /** `HH:MM` */
  time: string | null
}

/** What dates can be said of. */
export type Subject =
  | { kind: 'transit'; body: Planet; aspect: MajorAspect; point: Point }
  | { kind: 'passage'; body: Planet; house: number }
  | { kind: 'sky_sign'; body: Planet; sign: Sign }
  | { kind: 'lunation'; phase: 'new' | 'full' }
  | { kind: 'eclipse'; of: Eclipse['of'] }
  | { kind: 'retrograde'; body: Planet }
  /** a year of the life, by the house that it is counted to */
  | { kind: 'profection'; house: number }
  | { kind: 'progressed_sign'; body: Planet; sign: Sign }
  | { kind: 'progressed_house'; body: Planet; house: number }

export type Claim =
  | ChartClaim
  | { kind: 'sign'; point: ChartPoint; sign: Sign }
  | { kind: 'house'; point: ChartPoint; house: number }
  | { kind: 'aspect'; a: ChartPoint; b: ChartPoint; aspect: MajorAspect }
  /** `isTenths`: said to a tenth of a degree, and so held to it */
  | { kind: 'orb'; a: ChartPoint; b: ChartPoint; aspect: MajorAspect; degrees: number; isTenths?: true }
  | { kind: 'rules'; body: Planet; house: number }
  | { kind: 'house_name'; house: number; name: string }
  | { kind: 'lunation_sign'; phase: 'new' | 'full'; sign: Sign }
  | { kind: 'lunation_house'; phase: 'new' | 'full'; house: number }
  | { kind: 'lunation_touch'; phase: 'new' | 'full'; aspect: MajorAspect; point: ChartPoint }
  | { kind: 'eclipse_kind'; of: Eclipse['of']; type: Eclipse['kind'] }
  /** where a body turns back */
  | { kind: 'turn_sign'; body: Planet; sign: Sign }
  | { kind: 'turn_house'; body: Planet; house: number }
  | { kind: 'return_number'; body: Planet; number: number }
  | { kind: 'profection_sign'; sign: Sign }
  | { kind: 'profection_lord'; body: Planet }
  /** of the first date in the text, counted from today */
  | { kind: 'days_ahead'; days: number }
  | { kind: 'subject'; subject: Subject }
  | { kind: 'date'; of: Subject; said: DateClaim }
  /** a day by its place in the calendar, of which nothing in the sky is said: one of those that were named */
  | { kind: 'day'; said: DateClaim }
  /** a date with no subject of its own; true only if the sentence is bound to a fact that has it */
  | { kind: 'loose_date'; said: DateClaim }

/** Order-free identity of a claim, for comparing what was meant with what was found. */
export function claimKey(claim: Claim): string {
  if ('a' in claim) {
    const [a, b] = [claim.a, claim.b].sort()
    return JSON.stringify({ ...claim, a, b })
  }
  if (claim.kind === 'tally')
    return JSON.stringify({
      ...claim,
      counts: Object.entries(claim.counts).toSorted(([a], [b]) => a.localeCompare(b)),
    })
  return JSON.stringify(claim)
}
