import type { Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { lockThread } from '../repository.ts'
import type { RunningAsk } from '../ask-event.ts'
import { sendQuestion } from './send-question.ts'

export interface Question extends Send {
  message: string
  /** null begins a conversation */
  threadId: string | null
}

/**
 * Asks at the end of the branch that is shown. Throws ask_limit_daily, ask_limit_monthly, thread_not_found,
 * ask_in_progress.
 */
export function askArion(
  context: PersonContext,
  { message, threadId, ...send }: Question,
): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    if (!threadId) return { question: message, threadId: null, parentId: null, turnId: null, version: 0 }
    const thread = await lockThread(tx, threadId)
    if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
    return { question: message, threadId, parentId: thread.headId, turnId: null, version: 0 }
  })
}
