import type { Sky } from '@astrarium/sky'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { BriefFact } from '../brief/facts.ts'
import { checkFreeSpeech, newMemory } from '../check/free/check-free-speech.ts'
import type { Memory, Statement } from '../check/free/statements.ts'
import type { CheckContext } from '../check/check-context.ts'
import { checkContextOf } from '../check/check-context.ts'
import { Transcript } from '../check/transcript.ts'
import type { Shown } from '../check/transcript.ts'
import type { RejectedSentence } from '../types.ts'
import { factAbout } from './fact-about.ts'
import { renderReferences, sentenceOf } from './refs.ts'
import type { Ref, Refs } from './refs.ts'
import { unfit } from './unfit.ts'

/** Where a sentence of an outside voice is read before it goes out. */
export class SentenceGate {
  readonly transcript: Transcript
  /** sentences that were shown as they were spoken */
  passed = 0
  private readonly refs: Refs
  private readonly context: CheckContext
  private memory: Memory

  constructor(sky: Sky, context: QuestionContext, refs: Refs, rejected: RejectedSentence[]) {
    this.transcript = new Transcript({ rejected })
    this.refs = refs
    this.context = checkContextOf(sky, context)
    this.memory = newMemory(this.context)
  }

  endParagraph(): void {
    this.transcript.endParagraph()
    this.memory = newMemory(this.context)
  }

  /** The sentence as it is shown, put right where it has to be; null when it is left out. */
  pass(sentence: string): Shown | null {
    const rendered = renderReferences(sentence, this.refs)
    if (!rendered) return this.drop(sentence, 'a reference that was not given, or a statement turned round')
    const fault = unfit(rendered.text)
    if (fault) return this.drop(rendered.text, fault)
    const { why, statements } = checkFreeSpeech(rendered.own, this.context, this.memory)
    if (!why) {
      this.passed += 1
      return this.show(rendered.text, [...rendered.used.map(({ fact }) => fact), ...this.factsOf(statements)])
    }
    const truth = this.truthFor(statements)
    if (!truth || truth.used) return this.drop(rendered.text, why)
    this.drop(rendered.text, `${why}; put right by ${truth.ref.fact.id}`)
    return this.show(sentenceOf(truth.ref), [truth.ref.fact])
  }

  private show(text: string, facts: readonly BriefFact[]): Shown | null {
    return this.transcript.has(text) ? null : this.transcript.show(text, facts)
  }

  private drop(sentence: string, why: string): null {
    this.transcript.reject(sentence, why)
    return null
  }

  /** The statement of the engine that the false one should have been, unless it was made already. */
  private truthFor(statements: readonly Statement[]): { ref: Ref; used: boolean } | null {
    for (const statement of statements) {
      const ref = [...this.refs.values()].find(({ fact }) => factAbout(statement, fact))
      if (ref) return { ref, used: this.transcript.facts.some(({ id }) => id === ref.fact.id) }
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
