/** The answer to somebody whose Circle is known: what is asked of two people is answered from both charts. */
import type { Sky } from '@astrarium/sky'
import { LORE } from '../almanac/load-lore.ts'
import { withWaiting } from '../almanac/replies/waiting.ts'
import { answer } from '../answer.ts'
import { answerWith } from '../answer-with.ts'
import type { OutsideVoice } from '../answer-with.ts'
import { firstOf } from '../brief/first-of.ts'
import { questionFrame } from '../question/ask-frame.ts'
import { readQuestion } from '../question/read-question.ts'
import type { ArionEvent, AskInput } from '../types.ts'
import { answerOfTwo } from './answer-of-two.ts'
import { calledIn } from './name-of.ts'
import { pairQuestionOf } from './pair-question.ts'
import { chartOfTheirOwn } from './chart-of-their-own.ts'
import { takenWords, toldBirthIn, withToldBirth } from './told-birth.ts'
import { withToldOfSelf } from './told-of-self.ts'

/** As `answer`, of the asker alone or of two. */
export function* answerInCompany(sky: Sky, asked: AskInput): Iterable<ArionEvent> {
  const input = firstOf(sky, withToldOfSelf(sky, asked))
  const own = chartOfTheirOwn(sky, input)
  const { told, stranger } = own ? { told: own, stranger: null } : (ofTold(sky, input) ?? ofTwo(sky, input))
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
  const own = chartOfTheirOwn(sky, input)
  const { told, stranger } = own ? { told: own, stranger: null } : (ofTold(sky, input) ?? ofTwo(sky, input))
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

/** Of two, where the other one's day of birth is told in the question alone. */
function ofTold(sky: Sky, input: AskInput): { told: Iterable<ArionEvent>; stranger: null } | null {
  const birth = toldBirthIn(input)
  if (!birth) return null
  const { told } = ofTwo(sky, withToldBirth(sky, input, birth))
  return told && { told: taken(takenWords(birth, calledIn(input, birth.person, [])), told), stranger: null }
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
  const { asker, question, thread, reading, offer = null, beside = [], company } = input
  if (!company || !asker.chart) return { told: null, stranger: null }
  const frame = questionFrame(sky, input)
  const parsed = readQuestion({ question, thread, reading, offer, beside }, frame)
  const asked = pairQuestionOf({ question, thread, reading, company }, parsed, frame)
  return asked ? answerOfTwo(sky, input, asked, parsed) : { told: null, stranger: null }
}
