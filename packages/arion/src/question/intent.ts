/** What a question was understood to want. */
import type { Planet, Point } from '@astrarium/sky'
import type { Topic } from '../types.ts'
import type { Care, Refusal } from './care/care.ts'
import type { Choice } from './choices/choices.ts'
import type { Kind } from '../kinds/index.ts'
import type { Reading } from '../listen/reading.ts'
import type { Particulars } from './particulars.ts'
import type { Piece } from './piece.ts'
import type { Witness } from './care/not-in-chart.ts'
import type { Person } from './person-in.ts'
import type { MatterName } from './named/matter-names.ts'
import type { Named } from './named/named.ts'
import type { Days } from './scale/days-asked.ts'
import type { Hours } from './scale/hours-asked.ts'
import type { SmallDeed } from './scale/small-deed.ts'
import type { SmallTalk } from './small-talk.ts'
import type { Fragment } from './talk/fragment.ts'
import type { Known } from './talk/known-question.ts'
import type { Craft } from './craft/craft-terms.ts'
import type { OwnNouns } from './gate/own-nouns.ts'
import type { OwnQuestion } from './gate/own-question.ts'
import type { Terms } from './gate/terms.ts'
import type { Method } from './talk/method.ts'
import type { SignOfDay } from './talk/sign-of-day.ts'
import type { Theme } from './themes.ts'
import type { Mood } from './talk/mood.ts'
import type { Traits } from './traits.ts'
import type { Turn } from './turn.ts'
import type { Span } from '../time/span.ts'
import type { ChartQuestion } from './chart/chart-terms.ts'
import type { Cycle } from './cycle.ts'
import type { Bedside } from './care/bedside.ts'
import type { OpenHalf } from './open-half.ts'

/** When the ache of a parting eases is asked. */
export interface Eases {
  /** how long ago it ended, where a day or a stretch is told with it */
  since: 'weeks' | 'months' | 'years' | null
}

export interface Intent {
  theme: Theme
  topic: Topic
  kind: Kind
  span: Span | null
  /** the point of an essence question */
  subject: Point | null
  person: Person | null
  /** the moving body that is asked about: "What does Saturn do to me now?" */
  mover?: Planet
  /** a day is asked for, or what fits into one, and not a stretch of the year */
  wantsDay?: boolean
  /** what fits into a day and is asked about: "Should I ring him?" */
  deed?: SmallDeed
  /** the part of a day that the asker can give */
  hours?: Hours
  /** the days that the asker can give */
  days?: Days
  /** the cycle or event that is asked about */
  cycle?: Cycle
  /** what of the chart itself is asked for, in a question of kind `chart` */
  chart?: ChartQuestion
  /** what there is to choose between, in a question of kind `choice` */
  choices?: readonly Choice[]
  /**
   * a death was told: what is asked beside it; that it is not what the question is about (`past`); or that it
   * was told another day (`before`)
   */
  grief?:
    | 'told'
    | 'asks'
    | 'asks_love'
    | 'asks_fault'
    | 'asks_again'
    | 'asks_near'
    | 'asks_peace'
    | 'asks_pain'
    | 'asks_enough'
    | 'asks_lighter'
    | 'past'
    | 'before'
  /** a parting was told: here, or on another day; `asks_love`: and it is love that is asked about */
  parted?: 'told' | 'before' | 'asks_love' | 'after'
  /** when the ache of a parting eases is asked, in a question of kind `until` */
  eases?: Eases
  /** somebody of the asker's lies ill: what is answered, or what is told beside another question */
  bedside?: Bedside
  /** a yes or no was asked for that no chart gives, and the time around it is told */
  isForVerdict?: true
  traits: Traits
  /** in which mood it is told, where nothing is asked */
  mood?: Mood
  /** what it names in the asker's own words */
  named?: Named
  /** the matter that it is about, or that the question before it was about */
  matter?: MatterName
  /** the turn before, when this question leans on it */
  follows: {
    span: Span | null
    words: 'span' | 'theme' | 'more' | 'simpler' | 'turn'
    /** what of the answer before is asked for */
    turn?: Turn
  } | null
  /** the time of the year that is asked about, as it lay last: "why always November?" */
  yearly?: Span
  /** a stretch that lies behind, which the one ahead is held against */
  beside?: Span
  /** whether it is to be done is asked, and when as well */
  asksWhenToo?: boolean
  /** stretches of time that were asked to be left out */
  without?: readonly Span[]
  /** what plans have to know of its words; left out where it was asked in none */
  particulars?: Particulars
  /** halves of the question that are not answered: "for how much" */
  open?: readonly OpenHalf[]
}

export type Refusals = readonly Exclude<Refusal, 'outside' | null>[]

export type ParsedQuestion =
  /** `refusals`: what in it no chart can answer, gravest first */
  | {
      kind: 'read'
      intent: Intent
      refusals: Refusals
      /** too little was heard beside them for anything to be read */
      endsInRefusal?: true
      /** heard, and not surely enough to be charged for: what else it may mean */
      otherwise?: Offered
    }
  | { kind: 'crisis'; care: Exclude<Care, null>; isGuessed?: true }
  | { kind: 'outside' }
  | { kind: 'small_talk'; talk: SmallTalk }
  /** about a point of the chart that is not read here */
  | { kind: 'unread_point'; name: string }
  /** a way of reading that Arion does not work with */
  | { kind: 'unread_technique'; name: string }
  /** about the sky alone, and not about the person */
  | { kind: 'sky_only' }
  | { kind: 'dream' }
  /** points at something that is not there */
  | { kind: 'fragment'; lacks: Fragment }
  /** about the craft, and what of it: the zodiac, the houses, twins, the hour of a birth */
  | { kind: 'method'; method: Method }
  /** about words and methods of astrology, or about the service: at most two things */
  | { kind: 'craft'; about: readonly Craft[] }
  /** which sign somebody has who was born on a day of some year */
  | ({ kind: 'sign_of_day' } & SignOfDay)
  /** asked by many about the app, about Arion or about astrology; or which of several is not sure */
  | Known
  /** a time before the birth, or outside the engine's years */
  | { kind: 'before_birth' }
  | { kind: 'beyond_tables' }
  | { kind: 'unclear_span'; words: string }
  /** sent with a place in it that was to be filled: "[person]" */
  | { kind: 'blank'; words: string; isSomebody: boolean }
  /** whether something is so or not in the world, which somebody else can tell */
  | { kind: 'not_in_chart'; witness: Witness; instead?: Offered }
  /** not in English: its ISO 639-1 code */
  | { kind: 'other_language'; language: string }
  /** not sure enough to be answered: what was heard, and what could be looked at, best first */
  | ({ kind: 'asks_back' } & Offered)

/** What was heard, whom and what it speaks of, and what could be looked at, best first. */
export interface Offered {
  pieces: Piece[]
  nouns: OwnNouns
  offers: Reading['offers']
  /** facts of chart, sky and guide that may be meant */
  terms?: Terms
  /** the question as it was put, here or earlier in the thread */
  own?: readonly OwnQuestion[]
  /** nothing is asked in the message itself */
  isTold?: true
  /** it says that the one before was misheard */
  isCorrected?: true
  /** what the answer before was about, where more of it may be meant, or the same more simply */
  goesOn?: { about: Reading['offers'][number]['about']; isSimpler: boolean }
  /** as what it was answered, where something else may be meant */
  answered?: Reading['offers'][number]
  /** how it is answered at no charge: as it was put, and what it is taken for */
  likeliest?: { intent: Intent; meant: Reading['offers'][number] }
}
