/** Questions of tests and evaluations are read by the reader that people are read by, opened once. */
import type { Sky } from '@astrarium/sky'
import { askFrame } from '../src/question/ask-frame.ts'
import type { ParsedQuestion } from '../src/question/intent.ts'
import { readQuestion } from '../src/question/read-question.ts'
import type { SpanFrame } from '../src/question/time-asked.ts'
import { openReader } from '../src/reader/open-reader.ts'
import { withReadings } from '../src/reader/with-readings.ts'
import type { OwnWords } from '../src/question/foresight-asked.ts'
import { TIMELINES } from '../src/question/timeline.ts'
import type { Timeline } from '../src/question/timeline.ts'
import { answerInCompany } from '../src/two/in-company.ts'
import type { ArionEvent, AskInput, Asker, ThreadTurn, UnreadAsk } from '../src/types.ts'

const reader = await openReader()

export function heard(sky: Sky, input: UnreadAsk): AskInput {
  return withReadings(sky, reader, input)
}

/** What came at the end of an answer, with all its words. */
export type Answered = Extract<ArionEvent, { kind: 'end' }> & { text: string }

/** Whether it was read and answered: at the price of an Ask, or free, where it was not surely heard. */
export function isAnswer({ outcome, asksBack }: Pick<Answered, 'outcome' | 'asksBack'>): boolean {
  return outcome === 'answered' || asksBack?.isOtherwise === true
}

export function answered(sky: Sky, input: UnreadAsk): Answered {
  return answerOf(sky, heard(sky, input))
}

export function answerOf(sky: Sky, input: AskInput): Answered {
  const events = [...answerInCompany(sky, input)]
  const end = events.find((event) => event.kind === 'end')!
  return { ...end, text: events.map((event) => (event.kind === 'text' ? event.text : '')).join('') }
}

/** Questions one after the other, each in the light of those before it. */
export function talk(
  sky: Sky,
  { asker, at }: Pick<UnreadAsk, 'asker' | 'at'>,
  ...questions: string[]
): Answered[] {
  const thread: ThreadTurn[] = []
  return questions.map((question) => {
    const said = answered(sky, { question, at, thread: [...thread], usedPhrases: [], asker })
    thread.push(turnOf(question, said))
    return said
  })
}

/** A question and its answer as what comes after them is given it: what is kept of an answer, and no more. */
export function turnOf(question: string, { text, topic, asksBack, facts }: Answered): ThreadTurn {
  return {
    question,
    answer: text,
    topic,
    asksBack,
    facts: facts.map(({ kind, statement, points, whose, from, exact, to }) => ({
      kind,
      statement,
      points,
      ...(whose && { whose }),
      from: from?.toISOString() ?? null,
      exact: (exact ?? []).map((day) => day.toISOString()),
      to: to?.toISOString() ?? null,
    })),
  }
}

/** A question as it is understood after others, whatever they were answered with. */
export function understood(question: string, frame: SpanFrame, ...before: string[]): ParsedQuestion {
  const thread: ThreadTurn[] = []
  for (const turn of before)
    thread.push({ question: turn, answer: '…', reading: reader.read(turn, thread, frame) })
  return readQuestion({ question, thread, reading: reader.read(question, thread, frame) }, frame)
}

/** What a person wrote for a forecast. */
export function heardWords(sky: Sky, words: string, { asker, at }: { asker: Asker; at: Date }): OwnWords {
  return { words, reading: reader.read(words, [], askFrame(sky, asker, at)) }
}

/** A timeline as chosen, or heard as written. */
export function heardTimeline(
  sky: Sky,
  words: string | null,
  asked: { asker: Asker; at: Date },
): Timeline | OwnWords | null {
  const preset = TIMELINES.find((one) => one === words)
  return preset ?? (words === null ? null : heardWords(sky, words, asked))
}
