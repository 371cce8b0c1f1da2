/** What is wanted of a forecast: its stretch of time and its theme, or what is in the way of one. */
import type { Sky } from '@astrarium/sky'
import { addMonths } from '../language/calendar.ts'
import { capital } from '../language/text.ts'
import type { Reading } from '../listen/reading.ts'
import type { Span } from '../time/span.ts'
import type { AskInput, Asker, UsedPhrase } from '../types.ts'
import { Quoted } from './asked/quoted.ts'
import { isSouthernZone } from './care/country-of-zone.ts'
import { readRefusals } from './care/care.ts'
import { griefIn } from './care/grief.ts'
import type { ParsedQuestion } from './intent.ts'
import { mendTypos } from './mend-typos.ts'
import { readQuestion } from './read-question.ts'
import type { SpanFrame } from './time-asked.ts'
import { MOST_YEARS, readTimeline } from './timeline.ts'
import type { ParsedTimeline, Timeline } from './timeline.ts'

/** Words of the person, and what was heard in them. */
export interface OwnWords {
  words: string
  reading: Reading
}

export interface ForesightWanted {
  asker: Asker
  at: Date
  usedPhrases: readonly UsedPhrase[]
  /** a preset, or the person's own words; null where a question is asked, which then gives the span */
  timeline: Timeline | OwnWords | null
  question?: OwnWords | null
  /** `MM-DD`, for "until my birthday" */
  birthday?: string | null
}

export type ForesightAsked =
  | {
      kind: 'forecast'
      /** the question, which gives the theme */
      asked: ParsedQuestion | null
      span: Span
      label: string
      /** names this forecast and no other */
      name: Quoted
    }
  /** the stretch of time, or all of it, was not understood: `ask` says what is missing */
  | { kind: 'not_understood'; ask: string }
  | { kind: 'crisis'; parsed: ParsedQuestion; input: AskInput }
  /** to be answered as in the chat: any date of a forecast would be taken for the answer */
  | { kind: 'refused'; input: AskInput }

export function foresightAsked(sky: Sky, wanted: ForesightWanted): ForesightAsked {
  const { asker, at, usedPhrases } = wanted
  const question = wanted.question?.words.trim() ?? ''
  const today = sky.localDate(asker.timeZone, at)
  const frame = {
    today,
    isSouthern: isSouthernZone(asker.timeZone),
    birthday: wanted.birthday ?? null,
    keepsLongSpans: true,
  }
  const read = ({ words, reading }: OwnWords) =>
    readQuestion({ question: words.trim(), thread: [], reading }, frame)
  const asked = wanted.question && question ? read(wanted.question) : null
  const own = typeof wanted.timeline === 'string' ? null : wanted.timeline
  const written = typeof wanted.timeline === 'string' ? wanted.timeline : (own?.words.trim() ?? '')
  // what is in the way of a forecast may stand in either of the two fields
  for (const each of [wanted.question, own]) {
    if (!each) continue
    const { words, reading } = each
    const parsed = read(each)
    const input = { question: words, reading, asker, at, thread: [], usedPhrases }
    if (parsed.kind === 'crisis') return { kind: 'crisis', parsed, input }
    if (isUnforetold(words) || griefIn(words, today) === 'fresh') return { kind: 'refused', input }
  }
  const time = written ? readTimeline(written, frame) : spanOf(asked, question, frame)
  if (time.kind === 'not_understood') return time
  const { span, label } = time
  return { kind: 'forecast', asked, span, label, name: new Quoted(`foresight|${label}|${question}`) }
}

/** Without a timeline the question's own stretch of time, else the three months that the chat takes too. */
function spanOf(read: ParsedQuestion | null, question: string, frame: SpanFrame): ParsedTimeline {
  if (read?.kind === 'read' && read.intent.cycle?.is === 'past')
    return {
      kind: 'not_understood',
      ask: 'That lies behind us, and I only look ahead. Which time to come do you mean?',
    }
  if (read?.kind === 'unclear_span')
    return {
      kind: 'not_understood',
      ask: `I am not sure which time you mean by "${read.words}". Could you name it with a month or a year?`,
    }
  if (read?.kind !== 'read')
    return {
      kind: 'not_understood',
      ask: 'For which stretch of time? A week, three months, a year, or your own words will do.',
    }
  // a question's reader takes one date; "from March to June" is read whole where it stands at the end
  const limits = /\b(?:from|between|until|till) .*[^?.! ]/i.exec(question)
  const whole = limits && readTimeline(limits[0], frame)
  if (whole?.kind === 'span') return whole
  const { span: own } = read.intent
  if (!own) return readTimeline('3 Months', frame)
  return own.to > addMonths(frame.today, MOST_YEARS * 12)
    ? readTimeline(`${MOST_YEARS + 1} years`, frame)
    : { kind: 'span', span: own, label: labelOf(own) }
}

/** Death and illness have no windows, and a day that is good for money would be a day to buy. */
function isUnforetold(question: string): boolean {
  const refusals = [question, mendTypos(question)].flatMap(readRefusals)
  return refusals.some((refusal) => refusal === 'death' || refusal === 'medical' || refusal === 'markets')
}

function labelOf({ phrase }: Span): string {
  return capital(phrase)
}
