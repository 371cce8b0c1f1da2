import type { FactShown } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import type { AskRow } from '../repository.ts'
import type { AskEvent, RunningAsk } from './ask-event.ts'

/** The answer to a send that came before, as it was given. Throws ask_in_progress while it is still being given. */
export function replayAsk(world: PersonalWorld, ask: AskRow): RunningAsk {
  const open = (column: string, sealed: string) => world.vault.open(world.actor.userId, column, sealed)
  if (ask.answerSealed === null || ask.factsSealed === null || ask.threadId === null) throw new AppError('ask_in_progress', 'This question is being answered already')
  const events: AskEvent[] = [
    { kind: 'text', text: open('answer', ask.answerSealed) },
    { kind: 'end', outcome: ask.status === 'answered' ? 'answered' : 'not_understood', facts: JSON.parse(open('facts', ask.factsSealed)) as FactShown[] },
  ]
  return { threadId: ask.threadId, askId: ask.id, events: toAsync(events) }
}

async function* toAsync<T>(items: T[]): AsyncIterable<T> {
  yield* items
}
