import { randomUUID } from 'node:crypto'
import type { Topic } from '@astrarium/arion'
import type { FactShown } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { reserveAsk } from '../../billing/service/reserve-ask.ts'
import { addAsk } from '../repository.ts'
import { sealed } from '../sealed.ts'

export interface BookedReading {
  /** what was asked for, as it would stand in the person's list of Asks */
  question: string
  words: string
  facts: FactShown[]
  category: Topic
}

/**
 * A reading is an Ask too: it takes one, and stands among the asks without a conversation. In the transaction
 * that keeps the reading, so that a failure takes nothing. Throws ask_limit_daily, ask_limit_monthly.
 */
export async function bookReading(
  context: UserContext,
  tx: Tx,
  timeZone: string,
  { question, words, facts, category }: BookedReading,
): Promise<string> {
  const { userId } = context.actor
  const askId = randomUUID()
  await reserveAsk(context, tx, userId, askId, timeZone)
  await addAsk(tx, {
    id: askId,
    userId,
    turnId: askId,
    idempotencyKey: askId,
    status: 'answered',
    outcome: 'answered',
    questionSealed: context.vault.seal(sealed.question, userId, question),
    answerSealed: context.vault.seal(sealed.answer, userId, words),
    factsSealed: context.vault.seal(sealed.facts, userId, facts),
    askedAt: context.now(),
    category,
  })
  return askId
}
