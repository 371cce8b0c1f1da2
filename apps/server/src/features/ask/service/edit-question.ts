import type { Send } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import type { RunningAsk } from '../ask-event.ts'
import { lockAskInThread } from './lock-ask-in-thread.ts'
import { sendQuestion } from './send-question.ts'

/**
 * Asks another question in the place of an earlier one, beside it; what followed that one stays where it is.
 * Throws ask_not_found and as askArion.
 */
export function editQuestion(
  context: PersonContext,
  askId: string,
  { message, ...send }: Send & { message: string },
): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    const { threadId, parentId } = await lockAskInThread(tx, askId)
    return { question: message, threadId, parentId, turnId: null, version: 0 }
  })
}
