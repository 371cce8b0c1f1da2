/** What a turn of a thread leaves behind, so that the next ones lean on it and not on its words read anew. */
import type { Reading } from '../listen/reading.ts'
import type { About } from '../listen/vocabulary.ts'
import type { ThreadTurn } from '../types.ts'
import type { Care } from './care/care.ts'
import type { Intent, Refusals } from './intent.ts'

/** Raised whenever a `Reading` or an `Intent` of before would be misunderstood: names in them are stored. */
export const STATE_VERSION = 4

export interface TurnState {
  version: typeof STATE_VERSION
  /** of the whole message */
  reading: Reading
  /** null where nothing was read that a later turn can lean on */
  spoken: (Omit<Spoken, 'intent'> & { intent: Omit<Intent, 'traits'> }) | null
  told: Told
  /** ids of those of the Circle whom it was about, in order of mention */
  people: string[]
}

/** What a turn was about, in the light of those before it. */
export interface Spoken {
  intent: Intent
  /** what the ear heard it to be about, where the intent is of that */
  about: About | null
  /** nothing can be asked of the answer to a question that was asked back */
  isAnswered: boolean
  /** what in it was declined, gravest first; left out where nothing was */
  refusals?: Refusals
}

/** What was told in a turn and colours those that follow. */
export interface Told {
  care: Care
  /** a matter of its own, which no cry of before stands in the way of */
  asksPlainly: boolean
  /** a cry of before was a way of speaking */
  isTakenBack: boolean
  /** what those are called, small, who were told to have died: "einar", "husband" */
  dead: string[]
  /** of whom another one was said to live: "my second husband" */
  others: string[]
  isParted: boolean
  isOfIllness: boolean
  isOfDeath: boolean
}

/** As it was kept and opened by `openState`; null where nothing was: then its words are read. */
export function stateOf({ state }: Pick<ThreadTurn, 'state'>): TurnState | null {
  return state?.version === STATE_VERSION ? (state as TurnState) : null
}
