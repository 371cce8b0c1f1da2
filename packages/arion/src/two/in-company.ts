/** The answer to somebody whose Circle is known: what is asked of two people is answered from both charts. */
import type { Sky } from '@astrarium/sky'
import { LORE } from '../almanac/load-lore.ts'
import { withWaiting } from '../almanac/replies/waiting.ts'
import { answer } from '../answer.ts'
import { answerWith } from '../answer-with.ts'
import type { OutsideVoice } from '../answer-with.ts'
import { firstOf } from '../brief/first-of.ts'
import { MONTHS } from '../language/calendar.ts'
import { readAsk } from '../question/read-ask.ts'
import { theirChartIn } from '../question/two/their-chart.ts'
import { questionFrame } from '../question/ask-frame.ts'
import { readQuestion } from '../question/read-question.ts'
import type { ArionEvent, AskInput } from '../types.ts'
import { answerOfTwo } from './answer-of-two.ts'
import { calledIn } from './name-of.ts'
import { pairQuestionOf } from '../question/two/pair-question.ts'
import { chartOfTheirOwn } from './chart-of-their-own.ts'
import { toldBirthIn, withToldBirth } from '../question/two/told-birth.ts'
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

/** Of two, where the other one's day of birth is told in the question alone. */
function ofTold(sky: Sky, input: AskInput): Told | null {
  const birth = toldBirthIn(input)
  if (!birth) return null
  const { told } = ofTwo(sky, withToldBirth(sky, input, birth))
  const called = calledIn(readAsk(sky, input), birth.person, [])
  return told && { told: taken(takenWords(birth, called), told), stranger: null }
}

/** Said before such an answer, outside what a chart has to bear out: it is the asker's own date. */
function takenWords({ day }: ToldBirth, called: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `For this answer I took ${date} ${MONTHS[month! - 1]} ${year} for ${called}, without a time; nothing of it is kept.`
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
