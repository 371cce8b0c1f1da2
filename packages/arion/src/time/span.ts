/** A stretch of time as words name it, and the place in the year from which it is read. */

/** First and last local day, both included. */
export interface Stretch {
  from: string
  to: string
}

/** `phrase` names the stretch inside a sentence ("next week", "June 2027"). */
export interface Span extends Stretch {
  phrase: string
}

export type Grain = 'hour' | 'day' | 'weekend' | 'week' | 'month' | 'season' | 'year' | 'open'
export type Tense = 'past' | 'now' | 'ahead'

/** Whose time it is: what "today", "my birthday", "summer" and "12/3" mean to this person. */
export interface TimeFrame {
  /** local day, `YYYY-MM-DD` */
  today: string
  isSouthern: boolean
  /** `MM-DD` of the birth, when a chart is there */
  birthday?: string | null
  /** local day of the birth, when a chart is there: "when I was nine" */
  born?: string | null
  /** what was spoken of before, for "the week after" and "the 14th" */
  previous?: Stretch | null
  /** the day named just before in a list: what follows it is later */
  listed?: Stretch
  /** words of an earlier turn: a date that is just over is that one, and not next year's */
  earlier?: 'question' | 'answer'
  /** the question is known to be about what has been */
  asks?: 'past'
  /** IANA zone: feasts and the order of day and month are its country's */
  zone?: string | null
}

/** One phrase of time in a text. `at` are the offsets of its first letter and of what follows its last. */
export interface FoundTime {
  kind: 'span'
  span: Span
  at: [number, number]
  grain: Grain
  tense: Tense
  /** told beside what is asked, or in a turn before */
  isBeside?: true
}

export type ReadTime =
  | { kind: 'none' }
  | FoundTime
  /** words of time that name no certain stretch: "some day" */
  | { kind: 'unclear'; words: string }
  /** a year of which the tables know nothing */
  | { kind: 'beyond_tables'; words: string }
