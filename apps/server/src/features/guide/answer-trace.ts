import type { ArionEvent, RejectedSentence } from '@astrarium/arion'
import type { AskOutcome } from '@astrarium/contracts'

export type ArionEnd = Extract<ArionEvent, { kind: 'end' }>

/** Name of the built-in voice, where the name of a model would stand. */
export const VOICE_NAME = 'almanac'

/** What stood behind an answer; filled in while it is given, so that it is known of one that fails, too. */
export interface AnswerTrace {
  /** who spoke; both, when one stepped in for the other */
  voice: string
  /** all that a model was sent; null when none was asked */
  prompt: string | null
  /** sentences that the check left out */
  rejected: RejectedSentence[]
  /** why the built-in voice stepped in */
  failure: string | null
}

/** How an answer ended, with what stood behind it. */
export interface AnswerEnding {
  outcome: AskOutcome | 'failed'
  /** null when the answer did not come to its end */
  end: ArionEnd | null
  trace: AnswerTrace
  error: string | null
}

export function emptyTrace(): AnswerTrace {
  return { voice: VOICE_NAME, prompt: null, rejected: [], failure: null }
}
