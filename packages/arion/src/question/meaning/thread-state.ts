/** What a thread is about by now: the intent of its last turn, whether that was answered or only heard. */
import type { About } from '../../listen/vocabulary.ts'
import type { ThreadTurn } from '../../types.ts'
import { careOf } from '../care/care-in-thread.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { NO_TRAITS } from '../traits.ts'
import { themeFor } from './theme-for.ts'

/** Turns that are read again; what lies further back has no part in what is asked now. */
export const REMEMBERED_TURNS = 6

/** What was said last: what it was about, and the words that answered it. */
export interface Before {
  intent: Intent
  words: string
  /** what the ear heard it to be about, where the intent is of that */
  about: About | null
  /** nothing can be asked of the answer to a question that was asked back */
  isAnswered: boolean
}

/** `read` reads a turn in the light of those before it. */
export function intentBefore(
  thread: readonly ThreadTurn[],
  read: (
    turn: ThreadTurn,
    before: Before | null,
    previous: readonly ThreadTurn[],
  ) => { parsed: ParsedQuestion | null; isAnswered: boolean },
): Before | null {
  let before: Before | null = null
  const turns = thread.slice(-REMEMBERED_TURNS)
  for (const [index, turn] of turns.entries()) {
    if (careOf(turn.question)) continue
    const { parsed, isAnswered } = read(turn, before, turns.slice(0, index))
    if (parsed?.kind === 'read')
      before = { intent: parsed.intent, words: turn.answer, about: aboutOf(turn, parsed.intent), isAnswered }
  }
  return before
}

function aboutOf({ reading }: ThreadTurn, { theme }: Intent): About | null {
  return reading?.asks[0].about.find((about) => themeFor(about, NO_TRAITS) === theme) ?? null
}
