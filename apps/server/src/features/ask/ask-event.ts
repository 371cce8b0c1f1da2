import type { AskBack, AskOutcome, FactShown } from '@astrarium/contracts'

/** What happens while Arion answers. */
export type AskEvent =
  | { kind: 'text'; text: string }
  | { kind: 'end'; outcome: AskOutcome; facts: FactShown[]; asksBack: AskBack | null }
  | { kind: 'failed' }

/** An ask on its way: its events can be read while they happen, and go on when nobody reads. */
export interface RunningAsk {
  /** null when its conversation was deleted */
  threadId: string | null
  askId: string
  events: AsyncIterable<AskEvent>
}
