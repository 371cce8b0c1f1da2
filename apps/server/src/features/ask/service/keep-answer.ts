import type { AskedBack, Topic } from '@astrarium/arion'
import type { FactShown } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { returnAsk } from '../../billing/service/return-ask.ts'
import { endWithAnswer } from '../run/repository.ts'
import type { AnswerRun } from '../run/repository.ts'
import type { KeptState } from '../kept-state.ts'
import { sealed } from '../sealed.ts'

interface KeptAnswer {
  words: string
  facts: FactShown[]
  /**
   * answered and stopped are booked; after a crisis, or a question that was not understood, the Ask goes back
   */
  outcome: 'answered' | 'crisis' | 'not_understood' | 'stopped'
  asksBack: AskedBack | null
  /** null where it was stopped before anybody knew it, or could not be made */
  state: KeptState | null
  category: Topic
}

/**
 * Ends an ask with what was said, and books or returns its Ask. False when it had ended before, or the run
 * that is named is not the one that answers it. The caller has locked the thread.
 */
export async function keepAnswer(
  context: UserContext,
  tx: Tx,
  ask: { id: string; threadId: string; run?: AnswerRun },
  { words, facts, outcome, asksBack, state, category }: KeptAnswer,
): Promise<boolean> {
  const { userId } = context.actor
  const isBooked = outcome === 'answered' || outcome === 'stopped'
  const hasEnded = await endWithAnswer(
    tx,
    { ...ask, userId },
    {
      status: isBooked ? 'answered' : 'returned',
      outcome,
      answerSealed: context.vault.seal(sealed.answer, userId, words),
      factsSealed: context.vault.seal(sealed.facts, userId, facts),
      asksBackSealed: asksBack && context.vault.seal(sealed.asksBack, userId, asksBack),
      stateSealed: state && context.vault.seal(sealed.state, userId, state),
      category,
    },
    { contentSealed: context.vault.seal(sealed.message, userId, words), at: context.now() },
  )
  if (!hasEnded) return false
  if (!isBooked) await returnAsk(context, tx, userId, ask.id)
  return true
}
