/** What was measured of random pairs: `data/random-pairs.json`, made by `script/measure-pairs`. */
import type { Ring } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import measured from '../../data/random-pairs.json' with { type: 'json' }

/** How well a birth time is known, coarsely: to the hour, to a part of the day, or not at all. */
export const KNOWN = ['hour', 'part', 'day'] as const
export type Known = (typeof KNOWN)[number]

/** A pair is held against random pairs that are known as well as it is. */
export type PairKnown = `${Known} ${Known}`

export interface RandomPairs {
  provenance: {
    command: string
    seed: number
    births: number
    /** pairs with both times known, and pairs for each of the other tables */
    pairs: number
    pairsWithheld: number
    /** of the rules that were counted by */
    rules: string
  }
  /** shares of pairs, ascending; the points below stand at these */
  shares: number[]
  /** points of each ring at those shares, by how well the times are known */
  points: Record<string, Record<Ring, number[]>>
  /** share of pairs that each ring took */
  took: Record<string, Record<Ring, number>>
  /**
   * share of pairs whose ring stays the same once both times are known, by how far the ring leads; see
   * `LEADS`
   */
  kept: Record<string, number[]>
  /** pairs that have an aspect within a quarter, half, three quarters and all of its orb, either way round */
  aspects: Record<string, number[]>
  /** pairs in which the one's point is in that house of the other's, in either direction */
  overlays: Record<string, number>
}

export const RANDOM_PAIRS: RandomPairs = measured

const PART_OF_A_DAY = 6.5 * 3_600_000

function knownOf({ span }: NatalChart): Known {
  if (span === null) return 'hour'
  return span[1].getTime() - span[0].getTime() <= PART_OF_A_DAY ? 'part' : 'day'
}

/** The better known first. */
export function pairKnown(a: NatalChart, b: NatalChart): PairKnown {
  const [one, other] = [knownOf(a), knownOf(b)]
  return KNOWN.indexOf(one) <= KNOWN.indexOf(other) ? `${one} ${other}` : `${other} ${one}`
}
