import type { PersonalWorld } from '../../../platform/world.ts'
import { answersSoFar } from '../repository.ts'
import type { RunningAsk } from './ask-event.ts'
import { askInThread } from './ask-in-thread.ts'
import { sendQuestion } from './send-question.ts'
import type { Send } from './send-question.ts'

/**
 * Answers a question once more, in other words; the earlier answers stay beside it. Throws ask_not_found and
 * as askArion.
 */
export function regenerateAnswer(world: PersonalWorld, askId: string, send: Send): Promise<RunningAsk> {
  return sendQuestion(world, send, async (tx) => {
    const { threadId, parentId, turnId, questionSealed } = await askInThread(tx, askId)
    return {
      question: world.vault.open(world.actor.userId, 'question', questionSealed),
      threadId,
      parentId,
      turnId,
      again: await answersSoFar(tx, turnId),
    }
  })
}
