import type { OfferIndex, Send } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { answersSoFar } from '../repository.ts'
import type { RunningAsk } from '../ask-event.ts'
import { lockAskInThread } from './lock-ask-in-thread.ts'
import { sendQuestion } from './send-question.ts'
import { sealed } from '../sealed.ts'

/**
 * Answers a question once more, in other words; the earlier answers stay beside it. Throws ask_not_found and
 * as askArion.
 */
export function regenerateAnswer(context: PersonContext, askId: string, send: Send): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    const { threadId, parentId, turnId, questionSealed, offer, circleMemberId } = await lockAskInThread(
      tx,
      askId,
    )
    return {
      question: context.vault.open(sealed.question, context.actor.userId, questionSealed),
      threadId,
      parentId,
      turnId,
      version: await answersSoFar(tx, turnId),
      offer: offer as OfferIndex | null,
      about: circleMemberId,
      turns: 'nothing',
    }
  })
}
