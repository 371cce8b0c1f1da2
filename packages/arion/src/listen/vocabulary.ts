/** The words of a reading: what a question is about, what is wanted, what must be declined, what is a cry. */

/** What a question is about. */
export const ABOUT = [
  'today',
  'love',
  /** finding somebody */
  'meeting',
  'parting',
  'family',
  'children',
  'friends',
  /** something to be said to somebody */
  'conversation',
  'work',
  'study',
  /** something of one's own to begin or launch */
  'venture',
  'money',
  /** strength, rest, health */
  'body',
  'moving',
  'home',
  'travel',
  'creativity',
  'purpose',
  'spirit',
  'self',
  /** a fact of the chart */
  'chart',
  /** of the sky alone */
  'sky',
  /** the guide or the app */
  'arion',
  'small_talk',
] as const
export type About = (typeof ABOUT)[number]

/** What is wanted of an answer. */
export const WANTS = [
  /** a day or time to choose */
  'when',
  /** a yes or no */
  'whether',
  /** one of several named */
  'which',
  'why',
  /** what to do */
  'how',
  /** what a time is or was like */
  'outlook',
  /** what somebody is like: qualities, gifts, patterns */
  'who',
  'fact',
  'comfort',
  /** the same further or more simply */
  'more',
  'none',
] as const
export type Wants = (typeof WANTS)[number]

/** What somebody cries out: they may hurt themselves, may hurt somebody, are being hurt. */
export const CRIES = ['crisis', 'harm', 'abuse'] as const
export type Cry = (typeof CRIES)[number]

export const DECLINES = [
  'death',
  'medical',
  'legal',
  'investment',
  'gambling',
  /** another's secrets */
  'spying',
  'politics',
  /** nothing to do with a person's life or the sky */
  'outside',
] as const
export type Decline = (typeof DECLINES)[number]
