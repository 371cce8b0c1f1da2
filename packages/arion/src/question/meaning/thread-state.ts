/** What a thread is about by now: the intent of its last answered turn, and what it still asks back. */
import type { ThreadTurn } from '../../types.ts'
import { careOf } from '../care/care-in-thread.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'

/** Turns that are read again; what lies further back has no part in what is asked now. */
const REMEMBERED_TURNS = 6

/** `read` reads a turn in the light of those before it. */
export function intentBefore(
  thread: readonly ThreadTurn[],
  read: (turn: ThreadTurn, before: Intent | null) => ParsedQuestion | null,
): Intent | null {
  let before: Intent | null = null
  for (const turn of thread.slice(-REMEMBERED_TURNS)) {
    if (careOf(turn.question)) continue
    const parsed = read(turn, before)
    // what was asked back or declined is no ground for the next question
    if (parsed?.kind === 'read') before = parsed.intent
  }
  return before
}
