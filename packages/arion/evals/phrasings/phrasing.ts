/**
 * What a phrasing of the planted-error trial is given: words of one computed fact, of which one may have been
 * made wrong.
 */

/** A day, ready for every manner of writing it. */
export interface DayWords {
  /** 14 */
  day: number
  /** "14th" */
  nth: string
  /** "March" */
  month: string
  year: number
  /** "Sunday" */
  weekday: string
  /** "early", "mid" or "late" in its month */
  part: 'early' | 'mid' | 'late'
}

/** One aspect in the grammatical forms of English. */
export interface AngleWords {
  degrees: 0 | 60 | 90 | 120 | 180
  /** "square" */
  noun: string
  /** "squares" */
  verb: string
  /** "squaring" */
  doing: string
  /** "squared" */
  done: string
  /** "square" as in "Mars square Venus" */
  bare: string
}

export interface SignWords {
  kind: 'sign'
  body: string
  sign: string
  /** a sign that it neither is nor, in the false sentence, is said to be */
  other: string
  /** whole degrees within the sign, 0 to 29 */
  degree: number
}
export interface RisingWords {
  kind: 'rising'
  sign: string
}
export interface HouseWords {
  kind: 'house'
  body: string
  /** 1 to 12 */
  house: number
  /** "seventh" */
  nth: string
}
export interface AspectWords {
  kind: 'aspect'
  a: string
  b: string
  angle: AngleWords
}
/** A transit that is in orb at the moment of asking. */
export interface TransitWords {
  kind: 'transit'
  body: string
  point: string
  angle: AngleWords
}
/** An aspect of a transit with its dates. */
export interface WindowWords {
  kind: 'window'
  body: string
  point: string
  angle: AngleWords
  from: DayWords
  exact: DayWords
  to: DayWords
}
/** Natal motion. */
export interface MotionWords {
  kind: 'motion'
  body: string
  isRetrograde: boolean
}
/** Motion of a body in the sky at the moment of asking. */
export interface SkyMotionWords {
  kind: 'sky_motion'
  body: string
  isRetrograde: boolean
}
export interface StationWords {
  kind: 'station'
  body: string
  turns: 'retrograde' | 'direct'
  on: DayWords
}
/** Where a body of the sky is at the moment of asking. */
export interface SkySignWords {
  kind: 'sky_sign'
  body: string
  sign: string
}
/** A slow body in a house of the chart at the moment of asking, and when it leaves. */
export interface PassageWords {
  kind: 'passage'
  body: string
  nth: string
  house: number
  to: DayWords
}
export interface LunationWords {
  kind: 'lunation'
  phase: 'new' | 'full'
  sign: string
  on: DayWords
}

export type Words =
  | SignWords
  | RisingWords
  | HouseWords
  | AspectWords
  | TransitWords
  | WindowWords
  | MotionWords
  | SkyMotionWords
  | StationWords
  | SkySignWords
  | PassageWords
  | LunationWords

export type Kind = Words['kind']
/** Ways to say a fact of each kind. */
export type Phrasings = { [K in Kind]: readonly ((words: Extract<Words, { kind: K }>) => string)[] }
