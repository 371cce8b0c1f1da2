import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findAsk } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { forgetUnshared } from './forget-unshared.ts'

/** What was answered, with whom it is about and what stood between the two then. */
export interface AnswerSaid {
  words: string
  askedAt: Date
  circleMemberId: string | null
  circleLinkId: string | null
  /** links of those whose wheel it was read from */
  shownBy: string[]
}

/** What was answered in a conversation. Throws ask_not_found. */
export async function readAnswer(context: UserContext, tx: Tx, askId: string): Promise<AnswerSaid> {
  await forgetUnshared(context, tx)
  const ask = await findAsk(tx, askId)
  if (!ask?.threadId || !ask.answerSealed) throw noSuchAnswer()
  const { askedAt, circleMemberId, circleLinkId } = ask
  const words = context.vault.open(sealed.answer, ask.userId, ask.answerSealed)
  return { words, askedAt, circleMemberId, circleLinkId, shownBy: ask.shownBy ?? [] }
}

export function noSuchAnswer(): AppError {
  return new AppError('ask_not_found', 'There is no such answer')
}
