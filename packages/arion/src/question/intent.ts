/** What a question was understood to want. */
import type { Planet, Point } from '@astrarium/sky'
import type { Topic } from '../types.ts'
import type { Care, Refusal } from './care/care.ts'
import type { Choice } from './choices/choices.ts'
import type { Kind } from './kinds/kind.ts'
import type { Reading } from '../listen/reading.ts'
import type { Piece } from './piece.ts'
import type { Witness } from './care/not-in-chart.ts'
import type { Person } from './person-in.ts'
import type { SmallTalk } from './small-talk.ts'
import type { Theme } from './themes.ts'
import type { Traits } from './traits.ts'
import type { Span } from '../time/span.ts'
import type { ChartQuestion } from './chart/chart-terms.ts'
import type { Cycle } from './cycle.ts'

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
  /** a day is asked for, and not a stretch of the year */
  wantsDay?: boolean
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
  traits: Traits
  /** the turn before, when this question leans on it */
  follows: { span: Span | null; words: 'span' | 'theme' | 'more' | 'simpler' } | null
  /** a stretch of time that was asked to be left out */
  without?: Span
  /** other things that the message asks, in the person's own words */
  waiting?: readonly string[]
}

export type ParsedQuestion =
  /** `refusals`: what in it no chart can answer, gravest first */
  | { kind: 'read'; intent: Intent; refusals: Exclude<Refusal, 'outside' | null>[] }
  | { kind: 'crisis'; care: Exclude<Care, null> }
  | { kind: 'outside' }
  | { kind: 'small_talk'; talk: SmallTalk }
  /** about a point of the chart that is not read here */
  | { kind: 'unread_point'; name: string }
  /** about the sky alone, and not about the person */
  | { kind: 'sky_only' }
  /** a time before the birth, or outside the engine's years */
  | { kind: 'before_birth' }
  | { kind: 'beyond_tables' }
  | { kind: 'unclear_span'; words: string }
  /** sent with a place in it that was to be filled: "[person]" */
  | { kind: 'blank'; words: string }
  /** whether something is so or not in the world, which somebody else can tell */
  | { kind: 'not_in_chart'; witness: Witness }
  /** a yes or no is asked for, and nothing that the asker could do or begin */
  | { kind: 'no_undertaking' }
  /** not in English: its ISO 639-1 code */
  | { kind: 'other_language'; language: string }
  /** not sure enough to be answered: what was heard, and what could be looked at, best first */
  | { kind: 'asks_back'; pieces: Piece[]; offers: Reading['offers'] }
  | { kind: 'not_understood' }
