/**
 * What a plan has to know of the words besides the intent: read once, with the question, and by no plan from
 * the words themselves.
 */
import type { Standing } from '../claims/chart-claim.ts'
import type { Wants } from '../listen/vocabulary.ts'
import type { OpeningAsked } from './asked/opening-asked.ts'
import type { Bodily } from './bodily.ts'
import type { Refused } from './care/refused.ts'
import type { DreamPicture } from './dream.ts'
import type { Scene } from './scene-names.ts'
import type { SkyAsked } from './sky-asked.ts'
import type { ToldEvent } from './told-event.ts'

export interface Particulars {
  /** as its answer can begin with it */
  opening: OpeningAsked
  /** what it asks for, where that is refused */
  refused: Refused | null
  /** what its words say that one is in the middle of, or those of the question that it leans on */
  scenes: readonly Scene[]
  /** of a dream that is told */
  picture: DreamPicture | null
  /** of the sky alone */
  sky: SkyAsked
  /** that no cry for help was meant */
  takesCryBack: boolean
  /** without a word in it */
  isBare: boolean
  hasQuestionMark: boolean
  /** small and without their endings, in the order of letters: whether the same is asked again */
  words: string[]
  /** "something encouraging", "good news": what was wished for */
  cheer: string | null
  /** a plain yes or no is wanted */
  isBlunt: boolean
  /** whether something was so: "Did he know?" */
  asksIfSo: boolean
  /** a yes or no of oneself, or of what one did to somebody, that no chart gives; what is told instead */
  insteadOfVerdict: Wants | null
  /** "combust", "under the beams" */
  asksIfBurnt: boolean
  /** whether it lies behind */
  asksIfOver: boolean
  /** the standing of a body that is asked for: "are any of my planets exalted?" */
  standing: Standing | null
  /** a month is to be named */
  asksForMonth: boolean
  /** whether it is so: "Am I in my Saturn return?" */
  asksIfNow: boolean
  bodily: Bodily | null
  /** a doctor is named as done with, or as not wanted */
  hadDoctor: boolean
  /** whether an illness is to be feared, after one was told */
  fearsIllness: boolean
  /** of somebody who is ill and may die */
  isOfTheDying: boolean
  /** whose doing a why is about, as they are called: "him", "your brother" */
  whoseReason: string | null
  /** nobody else stands in what it asks, whoever is told of beside it */
  isOfAskerAlone: boolean
  /** the day of birth of somebody else */
  tellsBirth: boolean
  /** what those are called, small, whom it tells to have died */
  dead: string[]
  told: {
    event: ToldEvent | null
    /** a word of low spirits */
    isLow: boolean
    /** who somebody was; empty where no name is told */
    whoWas: string | null
    kin: string | null
    /** whom it speaks of, and what of the asker's, in their own words */
    people: string[]
    things: string[]
    /** a death was spoken of before */
    isAfterDeath: boolean
  }
}

/** Of something that was asked in no words: a field of a reading. */
export const NO_PARTICULARS: Particulars = {
  opening: { matters: [], clause: null, nouns: [], things: [] },
  refused: null,
  scenes: [],
  picture: null,
  sky: { bright: null, of: null },
  takesCryBack: false,
  isBare: false,
  hasQuestionMark: false,
  words: [],
  cheer: null,
  isBlunt: false,
  asksIfSo: false,
  insteadOfVerdict: null,
  asksIfBurnt: false,
  asksIfOver: false,
  standing: null,
  asksForMonth: false,
  asksIfNow: false,
  bodily: null,
  hadDoctor: false,
  fearsIllness: false,
  isOfTheDying: false,
  whoseReason: null,
  isOfAskerAlone: false,
  tellsBirth: false,
  dead: [],
  told: { event: null, isLow: false, whoWas: null, kin: null, people: [], things: [], isAfterDeath: false },
}
