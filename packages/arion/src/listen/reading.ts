/** One reading of a question, typed and made once: nothing that answers sees the words again. */
import type { Span } from '../time/span.ts'
import type { About, Act, Cry, Decline, KnownQuestion, Need, Tone, Wants } from './vocabulary.ts'

/** One of the things that a message asks. */
export interface AskedThing {
  /** best first; the first one counts */
  about: About[]
  /** best first; the first one counts */
  wants: Wants[]
  /** 0 to 1: how sure it is that the first of `about` and the first of `wants` are both right */
  confidence: number
  /** 0 to 1: how sure it is of the first of `wants`, whatever it is about */
  sureOfWants?: number
  /** 0 to 1: what is in question is something that the asker could do, begin or leave */
  deed?: number
  /** what the answer must be about: named, or taken over from the thread; null where no time is meant */
  time: Span | null
  /** whom else it is about */
  person: Somebody | null
  /** everybody whom it names, that one among them: in order of mention */
  people: Somebody[]
  /** terms of astrology that it names, in order of mention: "venus", "combust" */
  terms: string[]
  /** things to choose between, in the person's own words */
  choices: string[] | null
  /** first and last character (excluded) of what asks it, in the message as typed */
  at: [number, number]
  /** as it stands by itself, where those characters do not: "what does my Mars say?" of "and my Mars?" */
  words?: string
  /** what in it must be declined, where it is not the first of several */
  declines?: Decline[]
  /** what it is written in as it stands by itself, where that is not the language of the whole message */
  language?: string | null
}

/** By a name, by what they are to the asker ("sister"), or by both. */
export interface Somebody {
  name?: string
  role?: string
}

export interface Reading {
  /** ISO 639-1 code of what it is written in; null for English and what is too short to tell */
  language: string | null
  /** what is done with the message as a whole: probabilities that sum to 1 */
  act: Record<Act, number>
  /** which known questions it may be, best first, each 0 to 1 */
  known: readonly { question: KnownQuestion; share: number }[]
  /** in the order in which they are asked, at least one */
  asks: [AskedThing, ...AskedThing[]]
  /** what it is told in; null for a plain one */
  tone: Tone | null
  care: Need | null
  /** no rule bears the cry out, and the ear is not certain: Arion asks whether it is one */
  careIsGuessed?: true
  /** so faint that what was sent is met as it is, with a quiet line beneath it and at no charge */
  faintCry?: Cry
  declines: Decline[]
  /** it can only be understood with the turn before */
  leans: boolean
  /** 0 to 1: somebody near to the asker lies ill now; left out: nothing of it */
  ill?: number
  /** a listener could tell what is meant */
  understood: boolean
  /**
   * how sure each of these is, as it stands: 1 where a rule says so, else the share that was heard for it;
   * time, people and choices are those of the first ask, and people are read by rules alone
   */
  sureOf: Record<
    'care' | 'declines' | 'leans' | 'understood' | 'time' | 'people' | 'choices' | 'tone',
    number
  >
  /**
   * other readings of the first ask that are worth offering, best first, the first one being its own;
   * `share`: how likely it is among all pairs; `isSideSure`: what it is about can be said, as it would seldom
   * be taken amiss
   */
  offers: { about: About; wants: Wants; share?: number; isSideSure?: true }[]
}
