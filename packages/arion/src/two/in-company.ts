/** The answer to somebody whose Circle is known: what is asked of two people is answered from both charts. */
import type { Sign, Sky } from '@astrarium/sky'
import { LORE } from '../almanac/load-lore.ts'
import { withWaiting } from '../almanac/replies/waiting.ts'
import { answer } from '../answer.ts'
import { answerWith } from '../answer-with.ts'
import type { OutsideVoice } from '../answer-with.ts'
import { firstOf } from '../brief/first-of.ts'
import { sureSign } from '../chart/certainty.ts'
import { MONTHS } from '../language/calendar.ts'
import { readAsk } from '../question/read-ask.ts'
import { theirChartIn } from '../question/two/their-chart.ts'
import { questionFrame } from '../question/ask-frame.ts'
import { readQuestion } from '../question/read-question.ts'
import type { ArionEvent, AskInput } from '../types.ts'
import { answerOfTwo } from './answer-of-two.ts'
import { calledIn } from './name-of.ts'
import { aboutTold, pairQuestionOf } from '../question/two/pair-question.ts'
import { chartOfTheirOwn } from './chart-of-their-own.ts'
import { birthAloneIn } from '../question/two/birth-alone.ts'
import { chartOfDay, toldBirthIn, withToldBirth } from '../question/two/told-birth.ts'
import type { ToldBirth } from '../question/two/told-birth.ts'
import { withToldOfSelf } from '../question/two/told-of-self.ts'

/** As `answer`, of the asker alone or of two. */
export function* answerInCompany(sky: Sky, asked: AskInput): Iterable<ArionEvent> {
  const input = firstOf(sky, withToldOfSelf(sky, asked))
  const { told, stranger } = ofTheirs(sky, input) ?? ofTold(sky, input) ?? ofTwo(sky, input)
  for (const event of told ? withWaiting(told, input.beside) : answer(sky, input)) {
    if (event.kind === 'end' && event.outcome === 'answered' && stranger !== null) yield adding(stranger)
    yield event
  }
}

/**
 * As `answerWith`. What is said of two people is held by a check of its own, and no model hears of the other
 * one: the built-in voice says it.
 */
export async function* answerInCompanyWith(
  sky: Sky,
  asked: AskInput,
  voice: OutsideVoice,
): AsyncIterable<ArionEvent> {
  const input = firstOf(sky, withToldOfSelf(sky, asked))
  const { told, stranger } = ofTheirs(sky, input) ?? ofTold(sky, input) ?? ofTwo(sky, input)
  if (told) {
    yield* withWaiting(told, input.beside)
    return
  }
  for await (const event of answerWith(sky, input, voice)) {
    if (event.kind === 'end' && event.outcome === 'answered' && stranger !== null) yield adding(stranger)
    yield event
  }
}

/** Under an answer about somebody in no Circle: how both could be looked at. */
function adding(called: string): ArionEvent {
  const [line] = LORE.get('two.stranger.add') ?? []
  return { kind: 'text', text: `\n\n${(line?.text ?? '').replaceAll('{name}', called)}`, facts: [] }
}

type Told = { told: Iterable<ArionEvent>; stranger: null }

/** Of the chart of somebody else alone. */
function ofTheirs(sky: Sky, input: AskInput): Told | null {
  const asked = input.asker.chart && theirChartIn(input)
  return asked && { told: chartOfTheirOwn(sky, readAsk(sky, input), asked), stranger: null }
}

/** Of two, where the other one's day of birth is told in the question, or alone after one. */
function ofTold(sky: Sky, input: AskInput): Told | null {
  const alone = birthAloneIn(input)
  const birth = alone?.birth ?? toldBirthIn(input)
  if (!birth) return null
  const asked = withToldBirth(sky, alone?.asked ?? input, birth)
  const { told } = ofTwo(sky, asked)
  const answer = told ?? (alone ? ofTheTwo(sky, asked, birth) : null)
  const called = calledIn(readAsk(sky, asked), birth.person, [])
  return (
    answer && {
      told: taken(takenWords(sky, input, birth, called, alone?.sign ?? null), answer),
      stranger: null,
    }
  )
}

/** What is asked of no two by its words, where a birth was told for its answer. */
function ofTheTwo(sky: Sky, asked: AskInput, { person }: ToldBirth): Iterable<ArionEvent> | null {
  const parsed = readQuestion(asked, questionFrame(sky, asked))
  const about = aboutTold(asked, person, parsed)
  return about && answerOfTwo(sky, readAsk(sky, asked), about, parsed).told
}

/** Said before such an answer, outside what a chart has to bear out: it is the asker's own date. */
function takenWords(
  sky: Sky,
  { asker }: AskInput,
  { day }: ToldBirth,
  called: string,
  said: Sign | null,
): string {
  const [year, month, date] = day.split('-').map(Number)
  const sun = sureSign(chartOfDay(sky, asker, day), 'sun')
  const signs = !sun
    ? ' The Sun changed its sign on that day, so the hour would decide which it is.'
    : said && said !== sun
      ? ` On that day the Sun stood in ${sun}, and not in ${said}.`
      : ` On that day the Sun stood in ${sun}.`
  return `For this answer I took ${date} ${MONTHS[month! - 1]} ${year} for ${called}, without a time; nothing of it is kept.${signs} With the hour and the place, in your Circle, the Moon is certain, and the Ascendant and the houses come in as well.`
}

/** What was taken for granted stands under what it carries. */
function* taken(words: string, told: Iterable<ArionEvent>): Iterable<ArionEvent> {
  for (const event of told) {
    if (event.kind === 'end' && event.outcome === 'answered')
      yield { kind: 'text', text: `\n\n${words}`, facts: [] }
    yield event
  }
}

/** The answer, where it is of two; else whom the question names who is in no Circle. */
function ofTwo(sky: Sky, input: AskInput): { told: Iterable<ArionEvent> | null; stranger: string | null } {
  const { asker, company } = input
  if (!company || !asker.chart) return { told: null, stranger: null }
  const frame = questionFrame(sky, input)
  const parsed = readQuestion(input, frame)
  const asked = pairQuestionOf({ ...input, company }, parsed, frame)
  return asked ? answerOfTwo(sky, readAsk(sky, input), asked, parsed) : { told: null, stranger: null }
}
