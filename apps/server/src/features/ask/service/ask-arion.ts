import type { OfferIndex, Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { lockThread } from '../repository.ts'
import { noSuchMember } from '../../circle/open-member.ts'
import { nameMember } from '../../circle/service/name-member.ts'
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
  /** whom of the Circle the conversation is about; left out: whom it was about */
  circleMemberData?: { id: string } | null | undefined
}

/**
 * Asks after the answer that the send names. Throws ask_limit_daily, ask_limit_monthly, thread_not_found,
 * ask_not_found, offer_not_found, ask_in_progress, member_not_found.
 */
export function askArion(
  context: PersonContext,
  { message, threadId, parentId: named, offer: chosen, circleMemberData: member, ...send }: Question,
): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    let parentId: string | null = null
    let about = member?.id ?? null
    if (member && !(await nameMember(context, tx, member.id))) throw noSuchMember()
    if (threadId) {
      const thread = await lockThread(tx, threadId)
      if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
      parentId = named === undefined ? thread.headId : await findParent(tx, threadId, named)
      if (member === undefined) about = thread.circleMemberId
    }
    const offer = await findOffer(context, tx, parentId, chosen)
    const asked = { question: message, threadId, parentId, turnId: null, version: 0, offer }
    return { ...asked, about, turns: 'conversation' }
  })
}
