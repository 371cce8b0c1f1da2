/**
 * A forecast: theme, windows in order of time, what helps and what strains, what ripens and what is tender, a
 * word for oneself.
 */
import type { Sky } from '@astrarium/sky'
import { answer } from '../../answer.ts'
import { replyWithoutReading } from '../../almanac/replies/plain-replies.ts'
import { addMonths } from '../../language/calendar.ts'
import { readRefusals } from '../../question/care/care.ts'
import { isSouthernZone } from '../../question/care/country-of-zone.ts'
import { griefIn } from '../../question/care/grief.ts'
import { mendTypos } from '../../question/mend-typos.ts'
import type { Reading } from '../../listen/reading.ts'
import { readQuestion } from '../../question/read-question.ts'
import type { ArionEvent, Fact, RejectedSentence, UsedPhrase } from '../../types.ts'
import { helpsAndStrains } from './forecast-parts.ts'
import { themeDescription, themeTitle } from './forecast-theme.ts'
import { timingWindows } from './forecast-windows.ts'
import type { TimingWindow } from './forecast-windows.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'
import { MOST_YEARS, readTimeline } from './timeline.ts'
import type { Timeline } from './timeline.ts'
import { dominantEnergy } from './window-energy.ts'
import { capital } from '../../language/text.ts'
import type { Intent, ParsedQuestion } from '../../question/intent.ts'
import type { Span } from '../../time/span.ts'
import { withGeneralWeather } from './general-weather.ts'
import { emotionalLandscape } from './emotional-landscape.ts'
import { soulGuidance } from './soul-guidance.ts'
import { forecastReading, chosenWindows } from './chosen-windows.ts'

export interface ForesightInput extends ReadingInput {
  /** a preset, or the person's own words; null where a question is asked, which then gives the span */
  timeline: Timeline | OwnWords | null
  question?: OwnWords | null
  /** `MM-DD`, for "until my birthday" */
  birthday?: string | null
}

/** Words of the person, and what was heard in them. */
export interface OwnWords {
  words: string
  reading: Reading
}

export interface Foresight {
  kind: 'foresight'
  /** as chosen or written, for the title "{timeline} Forecast" */
  timeline: string
  /** local days, both included */
  span: { from: string; to: string }
  themeTitle: string
  themeDescription: string
  /** in order of time; dates are the engine's */
  timingWindows: TimingWindow[]
  opportunities: string[]
  challenges: string[]
  emotionalRipening: string[]
  emotionalTender: string[]
  soulReflection: string
  soulAffirmation: string
  facts: Fact[]
  usedPhrases: UsedPhrase[]
  rejected: RejectedSentence[]
}

export type ForesightReply =
  | Foresight
  /** the stretch of time, or all of it, was not understood: `ask` says what is missing */
  | { kind: 'not_understood'; ask: string }
  /** somebody in need: these words are shown in place of any forecast */
  | { kind: 'crisis'; text: string }
  /**
   * asked what no forecast may answer, since any date in it would be taken for the answer: what the chat says
   * to it, in place of one
   */
  | { kind: 'refused'; text: string }

/**
 * The same person, day, words and memory give the same forecast. Throws `SkyError` for an unknown zone or
 * years the engine has not.
 */
export function foresight(sky: Sky, input: ForesightInput): ForesightReply {
  const { asker, at } = input
  const question = input.question?.words.trim() ?? ''
  const today = sky.localDate(asker.timeZone, at)
  const frame = {
    today,
    isSouthern: isSouthernZone(asker.timeZone),
    birthday: input.birthday ?? null,
    keepsLongSpans: true,
  }
  const read = ({ words, reading }: OwnWords) =>
    readQuestion({ question: words.trim(), thread: [], reading }, frame)
  const asked = input.question && question ? read(input.question) : null
  const own = typeof input.timeline === 'string' ? null : input.timeline
  const written = typeof input.timeline === 'string' ? input.timeline : (own?.words.trim() ?? '')
  // what is in the way of a forecast may stand in either of the two fields
  for (const each of [input.question, own]) {
    if (!each) continue
    const { words, reading } = each
    const parsed = read(each)
    const ask = { question: words, reading, asker, at, thread: [], usedPhrases: input.usedPhrases }
    if (parsed.kind === 'crisis')
      return { kind: 'crisis', text: replyWithoutReading({ parsed, context: null, facts: [] }, ask).text }
    if (isUnforetold(words) || griefIn(words, today) === 'fresh')
      return { kind: 'refused', text: textOf(answer(sky, ask)) }
  }
  const time = written ? readTimeline(written, frame) : spanOf(asked)
  if (time.kind === 'not_understood') return time
  const { span, label } = time
  const intent = intentOf(asked, span)
  const writer = new FieldWriter(
    sky,
    input,
    `foresight|${label.toLowerCase()}|${question.toLowerCase()}`,
    intent,
    {
      complete: (context) => withGeneralWeather(sky, context),
    },
  )
  const chosen = chosenWindows(writer.context)
  const energy = dominantEnergy(chosen)
  const title = themeTitle(writer, chosen)
  const description = themeDescription(writer, chosen, asked)
  const windows = timingWindows(writer, chosen)
  const { opportunities, challenges } = helpsAndStrains(writer, chosen)
  const { emotionalRipening, emotionalTender } = emotionalLandscape(writer)
  const { soulReflection, soulAffirmation } = soulGuidance(writer, energy)
  return {
    kind: 'foresight',
    timeline: label,
    span: { from: span.from, to: span.to },
    themeTitle: title,
    themeDescription: description,
    timingWindows: windows,
    opportunities,
    challenges,
    emotionalRipening,
    emotionalTender,
    soulReflection,
    soulAffirmation,
    facts: writer.facts,
    usedPhrases: writer.composer.usedPhrases,
    rejected: writer.rejected,
  }

  /** Without a timeline the question's own stretch of time, else the three months that the chat takes too. */
  function spanOf(read: ParsedQuestion | null): ReturnType<typeof readTimeline> {
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
    return own.to > addMonths(today, MOST_YEARS * 12)
      ? readTimeline(`${MOST_YEARS + 1} years`, frame)
      : { kind: 'span', span: own, label: labelOf(own) }
  }
}

/** Death and illness have no windows, and a day that is good for money would be a day to buy. */
function isUnforetold(question: string): boolean {
  const refusals = [question, mendTypos(question)].flatMap(readRefusals)
  return refusals.some((refusal) => refusal === 'death' || refusal === 'medical' || refusal === 'markets')
}

function textOf(events: Iterable<ArionEvent>): string {
  return [...events].map((event) => (event.kind === 'text' ? event.text : '')).join('')
}

function labelOf({ phrase }: Span): string {
  return capital(phrase)
}

/**
 * A question gives the forecast its theme; a day's focus is no theme for a season, and of a case in court or
 * another's heart the windows would be read as its turns.
 */
function intentOf(asked: ParsedQuestion | null, span: Span): Intent {
  const gives = asked?.kind === 'read' && asked.refusals.length === 0 && asked.intent.theme !== 'today'
  return forecastReading(gives ? asked.intent.theme : 'self', span)
}
