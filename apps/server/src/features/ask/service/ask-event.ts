import type { FactShown } from '@astrarium/contracts'

/** What happens while Arion answers. */
export type AskEvent =
  | { kind: 'text'; text: string }
  | { kind: 'end'; outcome: 'answered' | 'crisis' | 'not_understood'; facts: FactShown[] }
  | { kind: 'failed' }

/** An ask on its way: its events can be read while they happen, and go on when nobody reads. */
export interface RunningAsk {
  threadId: string
  askId: string
  events: AsyncIterable<AskEvent>
}
