/** Which stretch of time a question means, in the local days of the person who asks. */
import { addDays } from '../../language/calendar.ts'
import type { Span, ParsedSpan, SpanFrame } from './span.ts'
import type { Reader } from './span-of.ts'
import { explicitDay, namedDay, weekdayName } from './spans-of-days.ts'
import { weekAfter, namedWeek } from './spans-of-weeks.ts'
import { countedFromNow } from './counted-from-now.ts'
import { quarterOfYear, seasonOf, holiday, untilBirthday } from './seasons.ts'
import { monthOf, endOf, namedMonth } from './spans-of-months.ts'
import { namedYear, plainYear } from './spans-of-years.ts'

/**
 * Reads the span of a question. Weeks run from Monday; a month without a year is the next one; "may I" is no
 * month.
 */
export function readSpan(question: string, frame: SpanFrame): ParsedSpan {
  // "We have not spoken for two years. Should I call on Tuesday?": the time that is asked about stands in
  // what is asked
  const asked = question.match(/[^.!?]+\?/g)?.at(-1)
  if (asked && asked.trim() !== question.trim()) {
    const found = readSpan(asked, frame)
    if (found.kind === 'span') return found
  }
  const text = ` ${question
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^a-z0-9'\-: ]+/g, ' ')
    .replace(/\s+/g, ' ')} `
  if (PAST.test(text)) return { kind: 'past' }
  const unclear = UNCLEAR.exec(text)
  if (unclear) return { kind: 'unclear', words: unclear[0].trim() }
  for (const reader of READERS) {
    const span = reader(text, frame)
    // beyond a lifetime nothing is worth a forecast, and the engine's years end
    if (span && Number(span.to.slice(0, 4)) > Number(frame.today.slice(0, 4)) + 40)
      return { kind: 'unclear', words: span.phrase }
    if (span)
      return span.to < frame.today
        ? { kind: 'past' }
        : { kind: 'span', span: { ...span, from: span.from < frame.today ? frame.today : span.from } }
  }
  return { kind: 'none' }
}

const PAST =
  /\b(yesterday|last (week|weekend|month|year|night|spring|summer|autumn|fall|winter)|(days|weeks|months|years) ago|when i was|in my childhood)\b/
const UNCLEAR =
  /\b((those|these|the) (two|three|four|five|few|other) (days|weeks|months|years) (after|before|then)\b|in my (twenties|thirties|forties|fifties|sixties|seventies)|in (the )?(next|coming) decade|some day|someday)/

const READERS: Reader[] = [
  explicitDay,
  weekAfter,
  quarterOfYear,
  seasonOf,
  monthOf,
  countedFromNow,
  holiday,
  untilBirthday,
  endOf,
  namedDay,
  namedWeek,
  namedMonth,
  namedYear,
  weekdayName,
  plainYear,
  vague,
]

function vague(text: string, { today }: SpanFrame): Span | null {
  if (/\b(soon|lately|at the moment|these days|currently|at present)\b/.test(text))
    return { from: today, to: addDays(today, 59), phrase: 'the next two months' }
  if (/\b(right )?now\b/.test(text)) return { from: today, to: addDays(today, 29), phrase: 'this month' }
  return null
}
