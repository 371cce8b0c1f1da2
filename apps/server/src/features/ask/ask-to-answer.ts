import type { ThreadTurn } from '@astrarium/arion'
import type { OfferIndex, Send } from '@astrarium/contracts'
import type { OpenProfile } from '../profile/service/read-profile.ts'

/** A question that is kept and paid for, with what its answer leans on. */
export interface AskToAnswer {
  askId: string
  threadId: string
  askedAt: Date
  question: string
  /** 0 for the first answer to this question */
  version: number
  /** of the last turn's ask-back; its label is the question's words */
  offer: OfferIndex | null
  profile: OpenProfile
  turns: ThreadTurn[]
  send: Send
}
