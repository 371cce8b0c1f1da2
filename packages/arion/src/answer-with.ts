/**
 * The async twin of `answer`: an outside voice speaks by reference, and each sentence is checked before it is
 * shown.
 */
import { KINDS } from './kinds/index.ts'
import type { Sky } from '@astrarium/sky'
import { otherwise } from './almanac/replies/plain-replies.ts'
import { endedWith } from './almanac/replies/waiting.ts'
import { answer } from './answer.ts'
import { firstOf } from './brief/first-of.ts'
import { buildBrief } from './brief/build-brief.ts'
import type { Brief, QuestionContext } from './brief/build-brief.ts'
import { SentenceGate } from './prompts/sentence-gate.ts'
import { streamSentences } from './prompts/stream-sentences.ts'
import { promptFor } from './prompts/v1.ts'
import type { Prompt, PromptMessage } from './prompts/v1.ts'
import { isOfBirthday } from './question/cycle-question.ts'
import { readAsk } from './question/read-ask.ts'
import type { ReadAsk } from './question/read-ask.ts'
import type { ArionEvent, AskedBack, AskInput, RejectedSentence } from './types.ts'

/**
 * A model behind a function: messages in, pieces of text out. It throws when it fails, and stops when the
 * signal says so.
 */
export type Speak = (messages: readonly PromptMessage[], signal: AbortSignal) => AsyncIterable<string>

export interface OutsideVoice {
  speak: Speak
  signal: AbortSignal
  /** words that must never leave: names of the person and of their people, places */
  secrets?: readonly string[]
  /** is filled with what is held back while it speaks, so that it is known of an answer that fails, too */
  rejected?: RejectedSentence[]
}

/** The outside voice said nothing that could be shown. The Ask belongs to the person. */
export class VoiceFailed extends Error {
  override name = 'VoiceFailed'
}

/**
 * Same events as `answer`. Crisis, refusals, sorrow, partings and whatever needs no reading are answered by
 * the built-in voice before any model is asked. Throws what `speak` throws, and `VoiceFailed` when no
 * sentence of its own passed the check (one that was put right is the engine's); words that were
 * yielded before stand, so a caller that gives the Ask back also takes them back.
 */
export async function* answerWith(
  sky: Sky,
  whole: AskInput,
  { speak, signal, secrets = [], rejected = [] }: OutsideVoice,
): AsyncIterable<ArionEvent> {
  const input = firstOf(sky, whole)
  const asked = askedOf(sky, input, secrets)
  if (!asked) {
    yield* answer(sky, input)
    return
  }
  const { context, messages, refs, version, title, asksBack } = asked
  const gate = new SentenceGate(sky, context, refs, rejected)
  for await (const spoken of streamSentences(speak(messages, signal))) {
    signal.throwIfAborted()
    if (spoken === 'paragraph') {
      gate.endParagraph()
      continue
    }
    const shown = gate.pass(spoken.sentence)
    if (shown) yield { kind: 'text', ...shown }
  }
  signal.throwIfAborted()
  if (gate.passed === 0)
    throw new VoiceFailed(`no sentence of the outside voice could be shown (${rejected.length} held back)`)
  const { facts } = gate.transcript
  const usedPhrases = facts.map(({ id }) => ({ unit: `fact.${id}`, day: context.frame.today }))
  const plan = `${version}.${context.intent.kind}`
  const end: ArionEvent = {
    kind: 'end',
    topic: context.intent.topic,
    facts,
    usedPhrases,
    outcome: asksBack ? 'not_understood' : 'answered',
    asksBack,
    rejected,
    plan,
    title,
  }
  yield* endedWith(end, input.beside)
}

/**
 * What an outside voice would be sent, word for word.
 *
 * @param secrets as in `OutsideVoice`
 * @returns null where the built-in voice answers, which sends nothing
 */
export function sentFor(
  sky: Sky,
  input: AskInput,
  secrets: readonly string[] = [],
): readonly PromptMessage[] | null {
  return askedOf(sky, firstOf(sky, input), secrets)?.messages ?? null
}

function askedOf(
  sky: Sky,
  input: AskInput,
  secrets: readonly string[],
): (Prompt & { context: QuestionContext; title: string; asksBack: AskedBack | null }) | null {
  const brief = buildBrief(sky, input)
  const ask = readAsk(sky, input)
  const { context } = brief
  // what would be asked back costs nothing, and no outside voice is paid for it
  if (!context || brief.parsed.kind !== 'read' || needsBuiltInVoice(brief, context, ask)) return null
  const { title } = ask.quoted
  const prompt = promptFor(sky, context, ask, [...secrets, ...namesOf(ask)])
  return { context, title, asksBack: otherwise(brief.parsed, ask), ...prompt }
}

function namesOf({ company }: ReadAsk): string[] {
  return company?.people.map(({ name }) => name) ?? []
}

/**
 * What is too near the bone for words that nobody has read before; and what tells the birthday or the age,
 * which no model hears.
 */
function needsBuiltInVoice(
  { parsed }: Brief,
  { intent: { kind, cycle, grief, parted, traits, chart }, frame: { said } }: QuestionContext,
  { followsCare, reading }: ReadAsk,
): boolean {
  const isBirthday = cycle !== undefined && (cycle.is === 'past' ? said.isOfAsker : isOfBirthday(cycle))
  const isRefused = parsed.kind === 'read' && parsed.refusals.length > 0
  const isSimpler = parsed.kind === 'read' && parsed.intent.follows?.words === 'simpler'
  return (
    followsCare ||
    reading.faintCry !== undefined ||
    isBirthday ||
    isRefused ||
    isSimpler ||
    traits.has('life_end') ||
    KINDS[kind].isOursAlone ||
    chart?.about === 'techniques' ||
    grief !== undefined ||
    parted !== undefined ||
    traits.has('parting')
  )
}
