/**
 * The async twin of `answer`: an outside voice speaks by reference, and each sentence is checked before it is
 * shown.
 */
import type { Sky } from '@astrarium/sky'
import { answer, plainFact } from './answer.ts'
import { buildBrief } from './brief/build-brief.ts'
import type { Brief, Matter } from './brief/build-brief.ts'
import type { BriefFact } from './brief/facts.ts'
import { checkFreeSpeech, newMemory } from './check/free/check-free-speech.ts'
import type { Memory } from './check/free/statements.ts'
import type { Statement } from './check/free/statements.ts'
import type { CheckContext } from './check/ground.ts'
import { factAbout } from './prompts/fact-about.ts'
import { renderReferences, sentenceOf } from './prompts/refs.ts'
import type { Ref, Refs } from './prompts/refs.ts'
import { streamSentences } from './prompts/stream-sentences.ts'
import { unfit } from './prompts/unfit.ts'
import { promptFor } from './prompts/v1.ts'
import type { PromptMessage } from './prompts/v1.ts'
import { mentionsLifesEnd } from './question/care.ts'
import { isOfBirthday } from './question/cycle-question.ts'
import { PARTING } from './question/kind-of.ts'
import { followsCare } from './question/read-question.ts'
import { titleOf } from './question/title-of.ts'
import type { ArionEvent, AskInput, Fact, RejectedSentence } from './types.ts'

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
  input: AskInput,
  { speak, signal, secrets = [], rejected = [] }: OutsideVoice,
): AsyncIterable<ArionEvent> {
  const brief = buildBrief(sky, input)
  const { matter } = brief
  if (!matter || isOurs(brief, matter, input)) {
    yield* answer(sky, input)
    return
  }
  const { messages, refs, version } = promptFor(sky, matter, input, secrets)
  const desk = new Desk(sky, matter, refs, rejected)
  for await (const spoken of streamSentences(speak(messages, signal))) {
    signal.throwIfAborted()
    if (spoken === 'paragraph') {
      desk.endParagraph()
      continue
    }
    const known = desk.facts.length
    const text = desk.pass(spoken.sentence)
    if (!text) continue
    yield { kind: 'text', text, facts: desk.facts.slice(known) }
  }
  signal.throwIfAborted()
  if (desk.passed === 0)
    throw new VoiceFailed(`no sentence of the outside voice could be shown (${rejected.length} held back)`)
  const { facts } = desk
  const usedPhrases = facts.map(({ id }) => ({ unit: `fact.${id}`, day: matter.frame.today }))
  const plan = `${version}.${matter.reading.kind}`
  yield {
    kind: 'end',
    topic: matter.reading.topic,
    facts,
    usedPhrases,
    outcome: 'answered',
    rejected,
    plan,
    title: titleOf(input.question),
  }
}

/**
 * What is too near the bone for words that nobody has read before; and what tells the birthday or the age,
 * which no model hears.
 */
function isOurs(
  { reading }: Brief,
  { reading: { kind, cycle, span } }: Matter,
  { question, thread }: AskInput,
): boolean {
  const isBirthday =
    cycle !== undefined && (cycle.is === 'past' ? /\byour?\b/.test(span?.phrase ?? '') : isOfBirthday(cycle))
  const isRefused = reading.kind === 'read' && reading.refusals.length > 0
  const isSimpler = reading.kind === 'read' && reading.reading.follows?.words === 'simpler'
  return (
    followsCare(thread) ||
    isBirthday ||
    isRefused ||
    isSimpler ||
    mentionsLifesEnd(question) ||
    kind === 'comfort' ||
    PARTING.test(question.toLowerCase())
  )
}

/** Where a sentence is read before it goes out. */
class Desk {
  readonly facts: Fact[] = []
  /** sentences that were shown as they were spoken */
  passed = 0
  private readonly rejected: RejectedSentence[]
  private readonly refs: Refs
  private readonly ground: CheckContext
  private memory: Memory
  private readonly said = new Set<string>()
  private gap = ''

  constructor(sky: Sky, { frame, chart }: Matter, refs: Refs, rejected: RejectedSentence[]) {
    this.rejected = rejected
    this.refs = refs
    this.ground = { sky, chart, zone: frame.zone, at: frame.at, day: frame.span.from }
    this.memory = newMemory(this.ground)
  }

  endParagraph(): void {
    if (this.said.size > 0) this.gap = '\n\n'
    this.memory = newMemory(this.ground)
  }

  /** The sentence with its spacing, put right where it has to be; null when it is left out. */
  pass(sentence: string): string | null {
    const rendered = renderReferences(sentence, this.refs)
    if (!rendered) return this.drop(sentence, 'a reference that was not given, or a statement turned round')
    const fault = unfit(rendered.text)
    if (fault) return this.drop(rendered.text, fault)
    const { why, statements } = checkFreeSpeech(rendered.own, this.ground, this.memory)
    if (!why) {
      this.passed += 1
      return this.show(rendered.text, [...rendered.used.map(({ fact }) => fact), ...this.factsOf(statements)])
    }
    const truth = this.truthFor(statements)
    if (!truth || truth.used) return this.drop(rendered.text, why)
    this.rejected.push({ sentence: rendered.text, why: `${why}; put right by ${truth.ref.fact.id}` })
    return this.show(sentenceOf(truth.ref), [truth.ref.fact])
  }

  private show(text: string, facts: readonly BriefFact[]): string | null {
    if (this.said.has(text)) return null
    this.said.add(text)
    for (const fact of facts)
      if (!this.facts.some(({ id }) => id === fact.id)) this.facts.push(plainFact(fact))
    const spaced = this.gap + text
    this.gap = ' '
    return spaced
  }

  private drop(sentence: string, why: string): null {
    this.rejected.push({ sentence, why })
    return null
  }

  /** The statement of the engine that the false one should have been, unless it was made already. */
  private truthFor(statements: readonly Statement[]): { ref: Ref; used: boolean } | null {
    for (const statement of statements) {
      const ref = [...this.refs.values()].find(({ fact }) => factAbout(statement, fact))
      if (ref) return { ref, used: this.facts.some(({ id }) => id === ref.fact.id) }
    }
    return null
  }

  private factsOf(statements: readonly Statement[]): BriefFact[] {
    return statements.flatMap((statement) =>
      [...this.refs.values()]
        .map(({ fact }) => fact)
        .filter((fact) => factAbout(statement, fact))
        .slice(0, 1),
    )
  }
}
