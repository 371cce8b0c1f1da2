/**
 * A forecast: theme, windows in order of time, what helps and what strains, what ripens and what is tender, a
 * word for oneself.
 */
import type { Sky } from '@astrarium/sky'
import { answer } from '../../answer.ts'
import { replyWithoutReading } from '../../almanac/replies/plain-replies.ts'
import type { ArionEvent, Fact, RejectedSentence, UsedPhrase } from '../../types.ts'
import { helpsAndStrains } from './forecast-parts.ts'
import { themeDescription, themeTitle } from './forecast-theme.ts'
import { timingWindows } from './forecast-windows.ts'
import type { TimingWindow } from './forecast-windows.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'
import { dominantEnergy } from './window-energy.ts'
import { readAsk } from '../../question/read-ask.ts'
import { foresightAsked } from '../../question/foresight-asked.ts'
import type { ForesightWanted } from '../../question/foresight-asked.ts'
import type { Intent, ParsedQuestion } from '../../question/intent.ts'
import type { Span } from '../../time/span.ts'
import { withGeneralWeather } from './general-weather.ts'
import { emotionalLandscape } from './emotional-landscape.ts'
import { soulGuidance } from './soul-guidance.ts'
import { forecastReading, chosenWindows } from './chosen-windows.ts'

export type ForesightInput = ForesightWanted & ReadingInput

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
  const heard = foresightAsked(sky, input)
  if (heard.kind === 'not_understood') return heard
  if (heard.kind === 'crisis') {
    const brief = { parsed: heard.parsed, context: null, facts: [] }
    return { kind: 'crisis', text: replyWithoutReading(brief, readAsk(sky, heard.input)).text }
  }
  if (heard.kind === 'refused') return { kind: 'refused', text: textOf(answer(sky, heard.input)) }
  const { asked, span, label, name } = heard
  const intent = intentOf(asked, span)
  const writer = new FieldWriter(sky, input, name, intent, {
    complete: (context) => withGeneralWeather(sky, context),
  })
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
}

function textOf(events: Iterable<ArionEvent>): string {
  return [...events].map((event) => (event.kind === 'text' ? event.text : '')).join('')
}

/**
 * A question gives the forecast its theme; a day's focus is no theme for a season, and of a case in court or
 * another's heart the windows would be read as its turns.
 */
function intentOf(asked: ParsedQuestion | null, span: Span): Intent {
  const gives = asked?.kind === 'read' && asked.refusals.length === 0 && asked.intent.theme !== 'today'
  return forecastReading(gives ? asked.intent.theme : 'self', span)
}
