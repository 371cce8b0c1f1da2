import type { CirclePerson, ThreadTurn } from '@astrarium/arion'
import type { OfferIndex, Send } from '@astrarium/contracts'
import type { AskerContext } from '../guide/service/read-asker-context.ts'
import type { OpenProfile } from '../profile/service/read-profile.ts'

/** A question that is kept and paid for, with what its answer leans on. */
export interface AskToAnswer {
  askId: string
  /** 0 where the server that took the question answers it */
  takenUp: number
  /** whose name and address no model reads */
  asker: { name: string; email: string }
  /** what a server that ended had said of it */
  begun: BegunAnswer
  threadId: string
  askedAt: Date
  question: string
  /** 0 for the first answer to this question */
  version: number
  /** of the last turn's ask-back; its label is the question's words */
  offer: OfferIndex | null
  profile: OpenProfile
  ground: Ground
  turns: ThreadTurn[]
  /** member whom it is about */
  about: string | null
  send: Send
}

/** What an answer stands on beside its question. */
export interface Ground {
  asker: AskerContext
  /** everybody in the Circle of whoever asks */
  people: CirclePerson[]
}

interface BegunAnswer {
  words: string
  /** in which they stand */
  frames: number
}

export const NOTHING_SAID: BegunAnswer = { words: '', frames: 0 }

/** Whoever heard the beginning cannot be told another one. */
class AnotherAnswer extends Error {
  override name = 'AnotherAnswer'
}

/**
 * What is new in a piece of an answer that another server had begun. Throws AnotherAnswer where it is not the
 * one that was begun.
 */
export function beyondBegun({ words: begun }: BegunAnswer, words: string, piece: string): string {
  if (!words.startsWith(begun.slice(0, words.length)))
    throw new AnotherAnswer('The answer is not the one that was begun')
  return words.slice(Math.max(begun.length, words.length - piece.length))
}
