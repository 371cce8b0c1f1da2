import type { ThreadTurn } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { TURNS_REMEMBERED } from '../policy.ts'
import { threadMessages } from '../repository.ts'

/** The last questions and answers of a thread, oldest first: what a follow-up question leans on. */
export async function readTurns(world: PersonalWorld, tx: Tx, threadId: string): Promise<ThreadTurn[]> {
  const rows = await threadMessages(tx, threadId)
  const open = (sealed: string) => world.vault.open(world.actor.userId, 'message', sealed)
  const turns = new Map<string, ThreadTurn>()
  for (const { message, category } of rows) {
    const turn = turns.get(message.askId) ?? { question: '', answer: '', topic: category as NonNullable<ThreadTurn['topic']> }
    turns.set(message.askId, { ...turn, [message.role === 'user' ? 'question' : 'answer']: open(message.contentSealed) })
  }
  return [...turns.values()].filter(({ answer }) => answer !== '').slice(-TURNS_REMEMBERED)
}
