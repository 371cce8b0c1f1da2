import type { AskBack, AskOutcome, FactShown } from '@astrarium/contracts'
import type { ArionEnd } from '../guide/answer-trace.ts'
import { factShown } from '../guide/fact-shown.ts'
import { askBackShown } from './asked-back.ts'

/** What happens while Arion answers. */
export type AskEvent =
  | { kind: 'text'; text: string }
  | { kind: 'end'; outcome: AskOutcome; facts: FactShown[]; asksBack: AskBack | null }
  | { kind: 'failed' }

export function endOfAnswer({ outcome, facts, asksBack }: ArionEnd): AskEvent {
  return { kind: 'end', outcome, facts: facts.map(factShown), asksBack: askBackShown(asksBack) }
}

/** An ask on its way: its events can be read while they happen, and go on when nobody reads. */
export interface RunningAsk {
  /** null when its conversation was deleted */
  threadId: string | null
  askId: string
  /** a list where all of them have happened */
  events: AsyncIterable<AskEvent> | readonly AskEvent[]
}
