/** Turns of a conversation that ask nothing new: of the last answer, its reasons, its dates. Read by rule. */
import { MONTHS } from '../../language/calendar.ts'
import { readTime } from '../../time/read-time.ts'
import type { Span, TimeFrame } from '../../time/span.ts'
import { termIn } from '../term.ts'
import type { Turn } from '../turn.ts'
import { stepIn } from './steps.ts'
import {
  AGAIN,
  ANOTHER,
  EARLIER,
  EXPLAIN_LAST,
  LATER,
  MORE,
  MOST_OWN,
  PLACES,
  POINTED,
  QUOTED,
  RANKING,
  REASONS,
  SHOWN,
  SIMPLER,
  STRAIN,
  SURE,
  TERM,
  WHY_THEN,
  WITHOUT,
  WORRY,
} from './turn-words.ts'

/** `text` is plain and small; `time` is what it was read to be about; null: it asks something of its own. */
export function turnIn(
  { text, firstQuestion, lastQuestion }: { text: string; firstQuestion: string; lastQuestion: string },
  time: Span | null,
  frame: TimeFrame,
): Turn | null {
  const count = text.split(' ').length
  if (EXPLAIN_LAST.test(text) && count <= 14) return { is: 'explain' }
  const named = count <= 12 ? TERM.exec(text)?.slice(1).find(Boolean) : undefined
  const term = named ? termIn(named) : null
  if (term) return { is: 'term', name: term }
  // a bare question mark: it was not followed
  if (text === '' || (SIMPLER.test(text) && count <= 14)) return { is: 'simpler' }
  const quoted = count <= 16 ? QUOTED.exec(text)?.[1]?.trim() : undefined
  if (quoted && !BARE.test(quoted)) return { is: 'quoted', words: thatCount(quoted) }
  if (count <= 12 && MOST_OWN.test(text)) return { is: 'most_own' }
  if (count <= 10 && AGAIN.test(text) && /\b(again|back|return\w*|repeat\w*|once more|in for)\b/.test(text))
    return { is: 'again' }
  const then = count <= 9 ? WHY_THEN.exec(text)?.[1] : undefined
  const of = then ? timeMeant(then, time, frame) : null
  if (of) return { is: 'reasons', of }
  if (REASONS.test(text) && count <= 16) return { is: 'reasons', of: null }
  if (SURE.test(text) && count <= 10) return { is: 'sure' }
  if (WORRY.test(text)) return { is: 'ranking', by: 'strain' }
  if (RANKING.test(text) && count <= 14)
    return {
      is: 'ranking',
      by: STRAIN.test(text) ? 'strain' : 'weight',
      ...(/\bmonth\b/.test(text) && { of: 'month' as const }),
    }
  const shown = count <= 7 ? SHOWN.exec(text) : null
  if (shown) return { is: 'shown', which: PLACES[shown[1] ?? shown[2] ?? ''] ?? 'other' }
  const another = count <= 9 && ANOTHER.test(text) ? text : ANOTHER.test(lastQuestion) ? lastQuestion : null
  if (another !== null)
    return {
      is: 'another',
      direction: EARLIER.test(another) ? 'earlier' : LATER.test(another) ? 'later' : 'any',
    }
  const step = count <= 12 ? stepIn(text) : stepIn(firstQuestion)
  if (step) return { is: 'step', after: step, ...dayNamed(text, frame) }
  if (MORE.test(text) && count <= 6) return { is: 'more' }
  const left = WITHOUT.exec(text)?.[1]
  const without = left && count <= 9 ? readTime(left, frame) : null
  return without?.kind === 'span' ? { is: 'without', span: without.span } : null
}

/** "Give me one thing to do tomorrow": the day stands in its own words. */
function dayNamed(text: string, frame: TimeFrame): { on?: Span } {
  const read = readTime(text, frame)
  const isDay = read.kind === 'span' && read.grain !== 'open' && read.span.from === read.span.to
  return isDay && read.span.from >= frame.today ? { on: read.span } : {}
}

const BARE = /^(?:(?:that|this|it|so|what|yes|no|me|then)$|(?:i|you|he|she|we|they|it|that|this|not) )/

/** Nothing but a time: "march", "the 12th", "then", "that day"; what is pointed at was spoken of before. */
function timeMeant(words: string, time: Span | null, frame: TimeFrame): Span | null {
  if (POINTED.test(words)) return time
  const isMonth = (MONTHS as readonly string[]).some((month) => month.toLowerCase() === words)
  const read = readTime(isMonth ? `in ${words}` : words, frame)
  if (isMonth) return read.kind === 'span' ? read.span : null
  return read.kind === 'span' && words.length - (read.at[1] - read.at[0]) <= 6 ? (time ?? read.span) : null
}

function thatCount(quoted: string): string[] {
  return quoted.split(/[^a-z']+/).filter((word) => word.length > 2)
}
