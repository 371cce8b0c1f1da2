import { plainFact } from '../brief/facts.ts'
import type { BriefFact } from '../brief/facts.ts'
import type { Fact, RejectedSentence } from '../types.ts'

/** Words as they are shown, with their spacing, and the facts that none before them used. */
export interface Shown {
  text: string
  facts: Fact[]
}

/** What an answer, or one field of a reading, has shown so far: each sentence once, and its facts. */
export class Transcript {
  readonly facts: Fact[] = []
  readonly rejected: RejectedSentence[]
  private readonly said: Set<string>
  private gap: '' | ' ' | '\n\n' = ''
  private isEmpty = true

  /** `said` and `rejected` may be shared by the fields of one reading. */
  constructor({
    said = new Set<string>(),
    rejected = [],
  }: { said?: Set<string>; rejected?: RejectedSentence[] } = {}) {
    this.said = said
    this.rejected = rejected
  }

  has(text: string): boolean {
    return this.said.has(text)
  }

  show(text: string, facts: readonly BriefFact[]): Shown {
    this.said.add(text)
    const known = this.facts.length
    for (const fact of facts)
      if (!this.facts.some(({ id }) => id === fact.id)) this.facts.push(plainFact(fact))
    const shown = { text: this.gap + text, facts: this.facts.slice(known) }
    this.gap = ' '
    this.isEmpty = false
    return shown
  }

  reject(sentence: string, why: string): void {
    this.rejected.push({ sentence, why })
  }

  endParagraph(): void {
    if (!this.isEmpty) this.gap = '\n\n'
  }
}
