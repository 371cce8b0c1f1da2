/** Writes the fields of a reading: every line is checked before it leaves, and what was held back is kept with its reason. */
import type { NatalChart, Sky } from '@astrarium/sky'
import { plainFact } from '../answer.ts'
import { matterOf } from '../brief/build-brief.ts'
import type { Matter } from '../brief/build-brief.ts'
import { Pen } from '../almanac/pen.ts'
import type { Line, Stroke } from '../almanac/pen.ts'
import { checkText } from '../check/check-sentence.ts'
import type { ReadingState } from '../check/find-claims.ts'
import type { Ground } from '../check/hold-claim.ts'
import type { Reading } from '../question/read-question.ts'
import type { Asker, Fact, Held, Told } from '../types.ts'

/** Without a chart there is no reading; the screens say so before they ask for one. */
export type ChartedAsker = Asker & { chart: NatalChart }

export interface ReadingInput {
  asker: ChartedAsker
  at: Date
  told: readonly Told[]
}

/** A few checked words and the facts that they rest on. */
export interface Written {
  text: string
  facts: Fact[]
}

export class Scribe {
  readonly pen: Pen
  readonly matter: Matter
  /** facts of all fields, in order of use */
  readonly facts: Fact[] = []
  readonly held: Held[] = []
  private readonly ground: Ground
  private readonly said = new Set<string>()

  /** `name` seeds the choice of words together with person and local day. */
  constructor(
    sky: Sky,
    { asker, at, told }: ReadingInput,
    name: string,
    reading: Reading,
    complete: (matter: Matter) => Matter = (one) => one,
  ) {
    this.matter = complete(matterOf(sky, asker.chart, at, asker.timeZone, reading))
    const input = { question: name, asker, at, thread: [], told }
    this.pen = new Pen(sky, input, { reading: { kind: 'read', reading, refusal: null }, matter: this.matter, facts: [] }, this.matter)
    this.ground = { sky, chart: asker.chart, zone: asker.timeZone, at, day: this.matter.frame.span.from }
  }

  /** One field: its lines that pass, with their spacing. A line that leans on a fact whose line fell, falls with it. */
  write(strokes: Iterable<Stroke>): Written {
    const year = Number(this.matter.frame.today.slice(0, 4))
    let state: ReadingState = { year, subject: null }
    this.pen.paragraph()
    const fallen = new Set<string>()
    const facts: Fact[] = []
    let text = ''
    let gap = ''
    for (const stroke of strokes) {
      if (stroke === 'paragraph') {
        if (text !== '') gap = '\n\n'
        state = { year, subject: null }
        continue
      }
      if (stroke.text === '' || (stroke.leansOn && fallen.has(stroke.leansOn)) || this.said.has(stroke.text)) continue
      const { why } = checkText(stroke.text, this.ground, state, stroke.claims)
      if (why) {
        this.held.push({ sentence: stroke.text, why })
        for (const fact of stroke.facts) fallen.add(fact.id)
        continue
      }
      this.said.add(stroke.text)
      for (const fact of stroke.facts) this.note(plainFact(fact), facts)
      text += gap + stroke.text
      gap = ' '
    }
    return { text, facts }
  }

  /** Two fields that are one statement ("Saturn opposite your Venus" and its dates): they pass together or not at all. */
  pair(compose: () => { first: string; second: string; line: Line }): { first: string; second: string; facts: Fact[] } | null {
    this.pen.paragraph()
    const { first, second, line } = compose()
    const { text, facts } = this.write([line])
    return text === '' ? null : { first, second, facts }
  }

  /** A fact that a field rests on. */
  note(fact: Fact, facts: Fact[] = []): void {
    for (const list of [facts, this.facts]) if (!list.some(({ id }) => id === fact.id)) list.push(fact)
  }
}
