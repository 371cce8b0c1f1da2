/**
 * Writes the fields of a reading: every line is checked before it leaves, and what was held back is kept with
 * its reason.
 */
import type { NatalChart, Sky } from '@astrarium/sky'
import { contextOf } from '../brief/build-brief.ts'
import type { QuestionContext } from '../brief/build-brief.ts'
import { hash } from '../language/hash.ts'
import { Quoted } from '../question/asked/quoted.ts'
import { Composer } from '../almanac/composer.ts'
import { checkedLines } from '../almanac/checked-lines.ts'
import { sentencesOf } from '../check/check-sentence.ts'
import { checkContextOf } from '../check/check-context.ts'
import type { CheckContext } from '../check/check-context.ts'
import { Transcript } from '../check/transcript.ts'
import type { Asker, Fact, RejectedSentence, UsedPhrase } from '../types.ts'
import type { Intent } from '../question/intent.ts'
import type { Line, LineOrBreak } from '../almanac/line.ts'

/** Without a chart there is no reading; the screens say so before they ask for one. */
export type ChartedAsker = Asker & { chart: NatalChart }

export interface ReadingInput {
  asker: ChartedAsker
  at: Date
  usedPhrases: readonly UsedPhrase[]
}

/** A few checked words and the facts that they rest on. */
export interface Written {
  text: string
  facts: Fact[]
}

export interface FieldWriterOptions {
  /** changes the ranked facts before anything is written */
  complete?: (context: QuestionContext) => QuestionContext
  /** whole sentences are kept in `usedPhrases`, and none of them is said again */
  isOnce?: boolean
}

export class FieldWriter {
  readonly composer: Composer
  readonly context: QuestionContext
  /** facts of all fields, in order of use */
  readonly facts: Fact[] = []
  readonly rejected: RejectedSentence[] = []
  private readonly checkContext: CheckContext
  private readonly said = new Set<string>()
  private readonly isOnce: boolean

  /** `name` seeds the choice of words together with person and local day. */
  constructor(
    sky: Sky,
    { asker, at, usedPhrases }: ReadingInput,
    name: string | Quoted,
    intent: Intent,
    { complete = (one) => one, isOnce = false }: FieldWriterOptions = {},
  ) {
    this.context = complete(contextOf(sky, asker.chart, at, asker.timeZone, intent))
    const asking = {
      quoted: typeof name === 'string' ? new Quoted(name) : name,
      asker,
      at,
      thread: [],
      usedPhrases,
    }
    this.composer = new Composer(sky, asking, this.context)
    this.checkContext = checkContextOf(sky, this.context)
    this.isOnce = isOnce
  }

  /** One field: its lines that pass, with their spacing. */
  write(lines: Iterable<LineOrBreak>): Written {
    this.composer.paragraph()
    const field = new Transcript({ said: this.said, rejected: this.rejected })
    const check = {
      context: this.checkContext,
      today: this.context.frame.today,
      wasSaid: (words: string) => this.wasSaid(words),
    }
    let text = ''
    for (const shown of checkedLines(lines, field, check)) {
      text += shown.text
      if (this.isOnce) for (const one of sentencesOf(shown.line)) this.composer.remember(sentenceKey(one))
      for (const fact of shown.facts) this.note(fact)
    }
    return { text, facts: field.facts }
  }

  /**
   * Two fields that are one statement ("Saturn opposite your Venus" and its dates): they pass together or not
   * at all.
   */
  pair(
    compose: () => { first: string; second: string; line: Line },
  ): { first: string; second: string; facts: Fact[] } | null {
    this.composer.paragraph()
    const { first, second, line } = compose()
    const { text, facts } = this.write([line])
    return text === '' ? null : { first, second, facts }
  }

  /** The same line in other words, should these have been said already; null when every form was. */
  unsaid(compose: () => Line): Line | null {
    const before = new Set(this.composer.named)
    for (let attempt = 0; attempt < 5; attempt++) {
      const line = compose()
      if (!this.wasSaid(line.text)) return line
      this.composer.named.clear()
      for (const name of before) this.composer.named.add(name)
    }
    return null
  }

  private wasSaid(text: string): boolean {
    if (this.said.has(text)) return true
    return (
      this.isOnce &&
      sentencesOf(text).some(
        (one) =>
          this.composer.hasUsed(sentenceKey(one)) || Number.isFinite(this.composer.age(sentenceKey(one))),
      )
    )
  }

  /** A fact that a field rests on. */
  note(fact: Fact, facts: Fact[] = []): void {
    for (const list of [facts, this.facts]) if (!list.some(({ id }) => id === fact.id)) list.push(fact)
  }
}

function sentenceKey(sentence: string): string {
  return `said.${hash(sentence).toString(36)}`
}
