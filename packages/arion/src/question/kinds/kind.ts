/** What a kind of answer is: everything about it that others need to know stands in its row of `rows.ts`. */
import type { Span } from '../../time/span.ts'

/** In the order in which they are asked whether they read a question: the narrow before the wide. */
export const KINDS = [
  'cycle',
  'comfort',
  'check_in',
  'choice',
  'need',
  'yes_no',
  'when',
  'today',
  'outlook',
  'block',
  'gift',
  'purpose',
  'essence',
  'manner',
  'how',
  'why',
  'chart',
] as const
export type Kind = (typeof KINDS)[number]

/** What the stretch of time is taken from where the person names none. */
export interface SpanWish {
  today: string
  /** "when" about its theme is a matter of months, and not of an hour */
  isByWindows: boolean
  wantsDay: boolean
}

export interface KindRow {
  /** its time where none is named */
  span: (wish: SpanWish) => Span
  /**
   * whether the hours of its days are looked through: `short` in a span of three days at most, `named_short`
   * in a span of nine that the person named, `near` unless months are looked through
   */
  hours: 'always' | 'short' | 'named_short' | 'near' | 'never'
  /** it is about one day, with the Moon of it */
  isOfDay: boolean
  /** what begins after the span may be told, too: "a better wind comes later" */
  looksLater: boolean
  /** it rests on what lasts, and may be asked again without anything having changed */
  lasts: boolean
  /** what "and for my work?" becomes after it */
  onNewTheme: Kind
  /** what "and next month?" becomes after it: of one day, of more */
  onNewSpan: { day: Kind; stretch: Kind }
  /** "and next month?" after it is answered with a comparison */
  compares: boolean
  /** a person it is about is said to have no chart here */
  namesBystander: boolean
  /** words that a model is asked for */
  words: string
}
