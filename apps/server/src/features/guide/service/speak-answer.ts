import { answer, answerWith } from '@astrarium/arion'
import type { ArionEvent, AskInput, Fact, PromptMessage } from '@astrarium/arion'
import type { Context } from '../../../platform/context.ts'
import { ownTurn } from '../../../platform/own-turn.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { VOICE_NAME } from '../answer-trace.ts'
import type { AnswerTrace } from '../answer-trace.ts'

export interface VoiceOptions {
  /** the person's stop */
  signal: AbortSignal
  /** what must not leave the house */
  redactedTerms: readonly string[]
  trace: AnswerTrace
}

/**
 * Arion speaks, one checked sentence at a time: with the model that the operator has chosen, else with the
 * built-in voice. When the model fails, so does the answer (throws what the model threw), unless the operator
 * wants the built-in voice to step in; then it says so.
 */
export async function* speakAnswer(
  context: Pick<Context, 'sky' | 'model' | 'config' | 'log'>,
  input: AskInput,
  options: VoiceOptions,
): AsyncIterable<ArionEvent> {
  if (context.model === null) {
    yield* speakBuiltIn(context, input)
    return
  }
  const told: Fact[] = []
  let words = ''
  try {
    for await (const event of speakWithModel(context, context.model, input, options)) {
      if (event.kind === 'text') {
        told.push(...event.facts)
        words += event.text
      }
      yield event
    }
  } catch (error) {
    options.signal.throwIfAborted()
    if (context.config.llm?.fallback !== 'almanac') throw error
    context.log.warn(
      { err: error, model: context.model.name },
      'the model failed; the built-in voice answers',
    )
    options.trace.failure = error instanceof Error ? error.message : String(error)
    options.trace.voice = `${context.model.name}, then ${VOICE_NAME}`
    yield* stepIn(context, input, words, told)
  }
}

async function* speakWithModel(
  { sky }: Pick<Context, 'sky'>,
  model: NonNullable<Context['model']>,
  input: AskInput,
  { signal, redactedTerms, trace }: VoiceOptions,
): AsyncIterable<ArionEvent> {
  const speak = (messages: readonly PromptMessage[], stop: AbortSignal) => {
    trace.voice = model.name
    trace.prompt = messages.map(({ role, content }) => `${role}: ${content}`).join('\n\n')
    return model.speak(messages, stop)
  }
  yield* answerWith(skyOf({ sky }, input.asker.chart), input, {
    speak,
    signal,
    secrets: redactedTerms,
    rejected: trace.rejected,
  })
}

const INSTEAD =
  'The language model that speaks for me here cannot be reached just now, so this is my built-in voice.'
const FROM_HERE =
  'The language model that spoke up to here has broken off. From here on this is my built-in voice.'

/** What was said has passed the check and may stand; what follows says who is speaking now. */
async function* stepIn(
  context: Pick<Context, 'sky'>,
  input: AskInput,
  words: string,
  told: readonly Fact[],
): AsyncIterable<ArionEvent> {
  yield { kind: 'text', text: words === '' ? `${INSTEAD}\n\n` : `\n\n${FROM_HERE}\n\n`, facts: [] }
  for await (const event of speakBuiltIn(context, input)) {
    const facts = event.facts.filter(({ id }) => !told.some((known) => known.id === id))
    yield event.kind === 'text' ? { ...event, facts } : { ...event, facts: [...told, ...facts] }
  }
}

/** All that the built-in voice says, in one go. */
export function composeAnswer({ sky }: Pick<Context, 'sky'>, input: AskInput): Iterable<ArionEvent> {
  return answer(skyOf({ sky }, input.asker.chart), input)
}

/** Others are served in between: the first step reads the sky, and many may begin at once. */
async function* speakBuiltIn(context: Pick<Context, 'sky'>, input: AskInput): AsyncIterable<ArionEvent> {
  await ownTurn()
  for (const event of composeAnswer(context, input)) {
    yield event
    if (event.kind !== 'end') await ownTurn()
  }
}
