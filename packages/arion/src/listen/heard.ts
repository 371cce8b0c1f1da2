/** What the learned ear heard in a question, before any rule has its say. Plain data. */
import type { HeardBeside } from './beside.ts'
import type { About, Cry, Decline, Wants } from './vocabulary.ts'

/** Probabilities, 0 to 1; those of `about` and of `wants` sum to 1, as do those of `care` with its `none`. */
export type Heard = HeardByEars & HeardBeside

export interface HeardByEars {
  about: Record<About, number>
  wants: Record<Wants, number>
  /** the likeliest pairs of the two, best first, with their share of all: some go together more often */
  pairs: { about: About; wants: Wants; share?: number }[]
  care: Record<Cry | 'none', number>
  declines: Record<Decline, number>
  /** it can only be understood with the turn before */
  leans: number
  /** a listener could tell what is meant */
  understood: number
  /** things to choose between are named */
  chooses: number
  /** the answer must be about a stretch of time */
  timed: number
}
