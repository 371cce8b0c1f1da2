import type { OfferIndex, Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { lockThread } from '../repository.ts'
import type { RunningAsk } from '../ask-event.ts'
import { findOffer, findParent } from './find-place.ts'
import { sendQuestion } from './send-question.ts'

export interface Question extends Send {
  message: string
  /** null begins a conversation */
  threadId: string | null
  /** the ask whose answer it follows; null begins the conversation, left out it is the branch's end */
  parentId?: string | null | undefined
  offer: OfferIndex | null
}

/**
 * Asks after the answer that the send names. Throws ask_limit_daily, ask_limit_monthly, thread_not_found,
 * ask_not_found, offer_not_found, ask_in_progress.
 */
export function askArion(
  context: PersonContext,
  { message, threadId, parentId: named, offer: chosen, ...send }: Question,
): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    let parentId: string | null = null
    if (threadId) {
      const thread = await lockThread(tx, threadId)
      if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
      parentId = named === undefined ? thread.headId : await findParent(tx, threadId, named)
    }
    const offer = await findOffer(context, tx, parentId, chosen)
    return { question: message, threadId, parentId, turnId: null, version: 0, offer }
  })
}
