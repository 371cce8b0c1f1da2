import type { AskBack, FactShown } from '@astrarium/contracts'

/** An ask as it stands in a file: everything opened, nothing of the server's own. */
export interface ExportedAsk {
  id: string
  /** the ask it follows */
  parentId: string | null
  /** does it stand in the branch that is shown? */
  isShown: boolean
  /** 0 for the first answer to its question, 1 for the next */
  version: number
  question: string
  answer: string | null
  category: string
  isFavourite: boolean
  askedAt: Date
  facts: FactShown[]
  /** what was heard and offered, where it was asked back */
  asksBack: AskBack | null
  /** which offer of the ask-back before it was taken up, counted from 0 */
  offer: number | null
}
