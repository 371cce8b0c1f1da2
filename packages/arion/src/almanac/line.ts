import type { ToldFact } from '../brief/facts.ts'
import type { Claim } from '../claims/claim.ts'

/** A few sentences that stand or fall together. */
export interface Line {
  text: string
  claims: readonly Claim[]
  facts: readonly ToldFact[]
  /** id of the fact without whose line this one makes no sense */
  leansOn: string | null
  /** the local day that it speaks of where it names none; left out: the first one of the answer */
  day?: string
}

/** What a plan yields: a line, or the end of a paragraph. */
export type LineOrBreak = Line | 'paragraph'
