/** A stretch of time as a question names it. */

/**
 * First and last local day, both included. `phrase` names the stretch inside a sentence ("next week", "June
 * 2027").
 */
export interface Span {
  from: string
  to: string
  phrase: string
}

export type ParsedSpan =
  | { kind: 'span'; span: Span }
  | { kind: 'none' }
  | { kind: 'past' }
  | { kind: 'unclear'; words: string }

export interface SpanFrame {
  today: string
  isSouthern: boolean
  /** `MM-DD`, when a chart is there */
  birthday?: string | null
  /** local day of the birth, when a chart is there: "when I was nine" */
  born?: string | null
  /** span of the turn before, for "the week after" */
  previous?: Span | null
  /** a forecast keeps the years it is asked for; the chat speaks of three at most */
  keepsLongSpans?: boolean
}
