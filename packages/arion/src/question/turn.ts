/** What a turn asks of the answer before it: nothing new, but its reasons, its dates, its words. */
import type { Span } from '../time/span.ts'
import type { Term } from './term.ts'

export type Turn =
  /** the same further, or more simply */
  | { is: 'more' | 'simpler' }
  /** why it says so; `of`: why just then */
  | { is: 'reasons'; of: Span | null }
  /** whether it is sure */
  | { is: 'sure' }
  /** it is held against the answer that it is not so */
  | { is: 'doubt' }
  /** which of the dates that were named counts most; `of`: one month is to be named */
  | { is: 'ranking'; by: 'weight' | 'strain'; of?: 'month' }
  /** which of what was told of the chart is most one's own */
  | { is: 'most_own' }
  /** whether what stood over a time comes back */
  | { is: 'again' }
  /** the words that count of an answer a turn or more ago, small */
  | { is: 'quoted'; words: readonly string[] }
  /** one of what was shown, counted from 0, or the one that was not put first */
  | { is: 'shown'; which: number | 'last' | 'other' }
  /** a date beside those that were named */
  | { is: 'another'; direction: 'any' | 'earlier' | 'later' }
  /** the same with a stretch of time left out */
  | { is: 'without'; span: Span }
  /** the same for the days and hours that are said to be open */
  | { is: 'narrowed' }
  /** the last words of it, once more */
  | { is: 'explain' }
  | { is: 'term'; name: Term }
  /** `on`: the day that it is to be done on */
  | { is: 'step'; after: Step; on?: Span }
  /** it was about somebody else */
  | { is: 'meant'; whom: string }

/** What is to be done next: if the answer is no, with a habit, after that, with what was said. */
export type Step = 'refusal' | 'habit' | 'then' | 'this'
