import type { OfferIndex, Send } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import type { RunningAsk } from '../ask-event.ts'
import { findOffer } from './find-place.ts'
import { lockAskInThread } from './lock-ask-in-thread.ts'
import { sendQuestion } from './send-question.ts'

interface EditedQuestion extends Send {
  message: string
  /** when it is named, it must be what the edited question follows */
  parentId?: string | null | undefined
  offer: OfferIndex | null
}

/**
 * Asks another question in the place of an earlier one, and of whoever that one was about; what followed it
 * stays where it is. Throws ask_not_found and as askArion.
 */
export function editQuestion(
  context: PersonContext,
  askId: string,
  { message, parentId: named, offer: chosen, ...send }: EditedQuestion,
): Promise<RunningAsk> {
  return sendQuestion(context, send, async (tx) => {
    const { threadId, parentId, circleMemberId: about } = await lockAskInThread(tx, askId)
    if (named !== undefined && named !== parentId)
      throw new AppError('ask_not_found', 'parentId: the edited question does not follow this Ask', {
        fields: { parentId: 'the Ask that the edited question follows' },
      })
    const offer = await findOffer(context, tx, parentId, chosen)
    const asked = { question: message, threadId, parentId, turnId: null, version: 0, offer }
    return { ...asked, about, turns: 'nothing' }
  })
}
