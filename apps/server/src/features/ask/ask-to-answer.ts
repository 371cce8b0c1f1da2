import type { ArionEvent, ThreadTurn } from '@astrarium/arion'
import type { OpenProfile } from '../profile/service/read-profile.ts'

/** A question that is kept and paid for, with what its answer leans on. */
export interface AskToAnswer {
  askId: string
  threadId: string
  askedAt: Date
  question: string
  /** 0 for the first answer to this question */
  again: number
  profile: OpenProfile
  turns: ThreadTurn[]
  /** keeps what stood behind the answer, for those who may see it */
  wantsTrace: boolean
}

export type ArionEnd = Extract<ArionEvent, { kind: 'end' }>
