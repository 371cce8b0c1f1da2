import type { AskStreamEvent, OfferIndex } from '@astrarium/contracts'

/**
 * What is sent. `again` and `edit` stand in the place of an earlier ask; `follow` is one that was sent before
 * this page was loaded.
 */
export interface Sending {
  kind: 'ask' | 'again' | 'edit' | 'follow'
  question: string
  /** null begins a conversation */
  threadId: string | null
  /** the ask that is answered again, replaced or followed; null for a question of its own */
  askId: string | null
  /** of a question of its own: the ask whose answer it follows; null begins the conversation */
  parentId?: string | null
  /** the offer of the ask-back before it that the question takes up */
  offer: OfferIndex | null
  /** id of the member whom the conversation is about from now on; left out: whom it was about */
  about?: string | null | undefined
  /** of one that is followed: when it was sent */
  askedAt?: string
  /** of one that was sent before this page was loaded, and is sent once more */
  sendId?: string
}

export interface AskStream {
  threadId: string | null
  askId: string | null
  frames: AsyncIterable<AskStreamEvent>
}

/** What the runs need from the world around them. `nextFrame` delays drawing to the screen's own rhythm. */
export interface AskPorts {
  open: (sending: Sending, sendId: string, signal: AbortSignal) => Promise<AskStream>
  /** the answer of an ask from its first word */
  follow: (askId: string, signal: AbortSignal) => Promise<AskStream>
  stop: (askId: string) => Promise<unknown>
  /** resolves after so many milliseconds, or as soon as the network is back */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  newId: () => string
  now: () => Date
  nextFrame: (draw: () => void) => void
}
