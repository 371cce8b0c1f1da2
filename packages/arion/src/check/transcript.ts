import { plainFact } from '../brief/facts.ts'
import type { ToldFact } from '../brief/facts.ts'
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

  show(text: string, facts: readonly ToldFact[]): Shown {
    this.said.add(text)
    const known = this.facts.length
    for (const fact of facts) {
      const at = this.facts.findIndex(({ id }) => id === fact.id)
      if (at < 0) this.facts.push(plainFact(fact))
      else if (fact.speaks) this.facts[at] = speakingToo(this.facts[at]!, fact.speaks)
    }
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

/** What was told for one option is told for another one as well. */
function speakingToo(fact: Fact, more: NonNullable<Fact['speaks']>): Fact {
  const known = fact.speaks ?? []
  const added = more.filter(({ option }) => known.every((one) => one.option !== option))
  return added.length > 0 ? { ...fact, speaks: [...known, ...added] } : fact
}
