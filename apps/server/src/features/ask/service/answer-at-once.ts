import { peopleMeant } from '@astrarium/arion'
import type { ArionEvent, AskInput } from '@astrarium/arion'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { emptyTrace } from '../../guide/answer-trace.ts'
import { readGiven } from '../../guide/service/read-ask.ts'
import { composeAnswer } from '../../guide/service/speak-answer.ts'
import { endOfAnswer } from '../ask-event.ts'
import type { AskEvent } from '../ask-event.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { keepWhole, stateOrNone, warnOfHeld } from './finish-ask.ts'

/**
 * Answers in the transaction that takes the question, where nothing has to be waited for: its reading is
 * given, the built-in voice speaks, and nobody of the Circle is meant. Null elsewhere, and where the voice
 * fails: then it is answered, or fails, as any other.
 * @returns what may be heard once the transaction has ended
 */
export async function answerAtOnce(
  context: UserContext,
  tx: Tx,
  ask: AskToAnswer,
): Promise<AskEvent[] | null> {
  const said = composed(context, ask)
  if (!said) return null
  const { input, words, end } = said
  const state = stateOrNone(context, input, end)
  await keepWhole(context, tx, ask, { words, end, state, trace: emptyTrace(), readBy: null })
  warnOfHeld(context, ask, end)
  return [{ kind: 'text', text: words }, endOfAnswer(end)]
}

function inputGiven(context: UserContext, ask: AskToAnswer): AskInput | null {
  const { question, turns: thread, about, version: again, offer } = ask
  const { asker, people } = ask.ground
  if (context.model && !ask.profile.isRestricted) return null
  if (thread.length > 0 || peopleMeant({ question, thread, people, about }).length > 0) return null
  const company = { people, about, charts: new Map<string, never>(), withheld: new Set<string>() }
  return readGiven(context, { ...asker, question, thread, again, offer, company })
}

function composed(context: UserContext, ask: AskToAnswer) {
  let words = ''
  let end: Extract<ArionEvent, { kind: 'end' }> | null = null
  try {
    const input = inputGiven(context, ask)
    if (!input) return null
    for (const event of composeAnswer(context, input))
      if (event.kind === 'end') end = event
      else words += event.text
    return end && words.trim() !== '' ? { input, words, end } : null
  } catch {
    return null
  }
}
