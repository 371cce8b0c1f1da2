/** What a thread is about by now: the intent of its last turn, whether that was answered or only heard. */
import type { ThreadTurn } from '../../types.ts'
import type { Intent } from '../intent.ts'
import { NO_TRAITS } from '../traits.ts'
import { stateOf } from '../turn-state.ts'
import type { Spoken, TurnState } from '../turn-state.ts'

/** Turns that are looked at; what lies further back has no part in what is asked now. */
export const REMEMBERED_TURNS = 6

/** What was said last: what it was about, the words that answered it, and what stood under them. */
export interface Before extends Spoken {
  words: string
  facts?: ThreadTurn['facts']
}

/**
 * @param today the local day of whoever looks back
 * @param read reads a turn of which nothing was kept, in the light of those before it
 */
export function intentBefore(
  thread: readonly ThreadTurn[],
  today: string,
  read: (turn: ThreadTurn, before: Before | null, previous: readonly ThreadTurn[]) => Spoken | null,
): Before | null {
  let before: Before | null = null
  const turns = thread.slice(-REMEMBERED_TURNS)
  for (const [index, turn] of turns.entries()) {
    const state = stateOf(turn)
    const spoken: TurnState['spoken'] = state ? state.spoken : read(turn, before, turns.slice(0, index))
    if (!spoken) continue
    // of its own words each question has traits of its own
    const intent: Intent = { ...spoken.intent, traits: NO_TRAITS }
    const { answer: words, facts, day = today } = turn
    before = { ...spoken, intent: withoutOver(intent, day, today), words, ...(facts && { facts }) }
  }
  return before
}

/** What was ahead then and is over now is no longer asked about. */
function withoutOver(intent: Intent, then: string, now: string): Intent {
  if (!intent.span) return intent
  const { to } = intent.span
  return to >= then && to < now ? { ...intent, span: null } : intent
}
