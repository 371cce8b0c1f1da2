/** The time of a question as the chat speaks of it: ahead of today, or behind. */
import { addMonths } from '../language/calendar.ts'
import { readTime, timesIn } from '../time/read-time.ts'
import { isOnlyTold } from '../time/told.ts'
import type { MissedAndSaid } from './missed.ts'
import type { Span, TimeFrame } from '../time/span.ts'
import { ownQuestions } from './gate/own-question.ts'
import { plain } from './plain-text.ts'

export interface SpanFrame extends TimeFrame {
  /** a forecast keeps the years it is asked for; the chat speaks of three at most */
  keepsLongSpans?: boolean
  /** a death was told on one of the last thirty days */
  hasMourned?: boolean
  /** a parting was told on one of them */
  hasParted?: boolean
  /** somebody near was told to lie ill on one of the last fourteen */
  hasIll?: boolean
  /** whether somebody who is called so was told to have died, on whatever day */
  isDead?: (call: string) => boolean
  /** a death that the asker's profile tells of */
  missed?: MissedAndSaid | null
}

export type ParsedSpan =
  | { kind: 'span'; span: Span }
  | { kind: 'none' }
  | { kind: 'past' }
  | { kind: 'unclear'; words: string }
  | { kind: 'beyond_tables' }

/** What is left of the time from today on; one that is over is of the past. */
export function spanAhead(question: string, frame: SpanFrame): ParsedSpan {
  const found = readTime(question, frame)
  if (found.kind === 'beyond_tables') return { kind: 'beyond_tables' }
  if (found.kind !== 'span') return found
  const { today } = frame
  const { from, to, phrase } = found.span
  if (to < today || (found.tense === 'past' && to === today)) return { kind: 'past' }
  const farthest = frame.keepsLongSpans ? to : addMonths(today, 36)
  const isCounted = from === today && phrase.startsWith('the next ')
  return {
    kind: 'span',
    span: { from: from < today ? today : from, to: isCounted && to > farthest ? farthest : to, phrase },
  }
}

/** A time that lies behind, up to today; null when nothing in the question does. */
export function spanBehind(question: string, frame: SpanFrame): Span | null {
  const found = readTime(question, { ...frame, asks: 'past' })
  if (found.kind !== 'span' || found.span.from >= frame.today) return null
  return { ...found.span, to: found.span.to > frame.today ? frame.today : found.span.to }
}

/**
 * A question about what has been; a year that lies behind is one, too, unless it only tells what led to the
 * question.
 */
export function asksBack(text: string, today: string): boolean {
  if (ASKS_BACK.test(text)) return true
  const years = (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number)
  return (
    years.some((year) => year < Number(today.slice(0, 4))) &&
    (text.split(' ').length <= 5 || OF_THEN.test(text)) &&
    !/^should\b|\b(will|shall|next|going to|coming|now|today)\b/.test(text)
  )
}

/**
 * Whether the time behind is what is asked about: "why did it go in so deep" asks of the heart, whenever it
 * was, and "what was going on that year" of the year.
 */
export function isOfThen(typed: string, frame: TimeFrame): boolean {
  if (isOnlyTold(typed, frame)) return false
  const [own] = ownQuestions(typed, 1)
  const asked = plain(own?.words ?? '')
  if (ALWAYS.test(asked)) return false
  if (!own || asked === plain(typed) || OF_THE_TIME.test(asked)) return true
  return timesIn(own.words, frame).length > 0
}

/** "Why is it always November?" asks of no November in particular. */
const ALWAYS =
  /\b(?:always|every (?:year|time)|each (?:year|time)|year after year|keeps? (?:coming|happening))\b/

const OF_THE_TIME =
  /^(?:and |so |but )?how (?:was|were)\b|\bhappened\b|\b(?:weigh|stood|hang|hung) over\b|\b(?:that|those) (?:day|date|night|week|weekend|month|year|years|summer|winter|spring|autumn|time|period|stretch)\b|\b(?:back then|at the time|going on|up there|in the (?:sky|stars))\b|\b(?:19|20)\d\d\b|\bthen$/

/** A year that only dates a thing, as in "a photo from 2024", asks of no past. */
const OF_THEN =
  /\b(?:was|were|did|had|happened|went|been|felt|meant|got|started|ended|began|over me|stood|in (?:18|19|20)\d\d)\b/

const ASKS_BACK =
  /^(and )?(how|what|why|when|who|where|which) (was|were|did|had|has|have|happened|went)\b|\bhappened\b|^(was|were|did|had|tell me about)\b|^(and |what about |how about )?(yesterday|last \w+)$|\bwhat (was|were) .*\b(about|like|on)\b/
