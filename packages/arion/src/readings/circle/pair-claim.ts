/**
 * What a sentence about two people asserts. Points have an owner: `own` is theirs who reads, `theirs` the
 * other's.
 */
import type { Element, MajorAspect, Planet, Point, Sign } from '@astrarium/sky'
import type { OwnedPoint, Owner } from '../../chart/owner.ts'
import type { OneIn } from '../../circle/rarity.ts'

export type PairClaim =
  | {
      kind: 'pair_aspect'
      a: OwnedPoint
      b: OwnedPoint
      aspect: MajorAspect
      /** to a tenth of a degree; null where it is not said */
      orb: number | null
      /** said to hold at every hour that the birth times allow */
      isAnyHour: boolean
      /** how common it is among random pairs, at least as close */
      oneIn: OneIn | null
    }
  | {
      kind: 'pair_overlay'
      guest: OwnedPoint
      host: Owner
      house: number
      called: string
      oneIn: OneIn | null
    }
  | { kind: 'pair_signs'; point: Point; own: Sign; theirs: Sign; element: Element | null }
  | { kind: 'pair_place'; of: OwnedPoint; sign: Sign }
  /** a body of the sky is exact to a point of one of the two within these days */
  | { kind: 'pair_touch'; body: Planet; aspect: MajorAspect; to: OwnedPoint; from: SaidDay; until: SaidDay }
  /** in how many of ten pairs like this one the ring stays once the times are known */
  | { kind: 'pair_kept'; inTen: number }
  /** how many random pairs are given as many points for the ring */
  | { kind: 'pair_standing'; oneIn: OneIn }

/** A day as a sentence says it. */
export interface SaidDay {
  /** 1 Monday … 7 Sunday; null where it is not said */
  weekday: number | null
  day: number
  month: number
  /** null where it is the year of the one who reads */
  year: number | null
}
