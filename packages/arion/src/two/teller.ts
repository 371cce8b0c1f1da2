/** The state of one answer about two people while it is written. */
import type { NatalChart, Sky } from '@astrarium/sky'
import { LORE } from '../almanac/load-lore.ts'
import type { LoreUnit } from '../almanac/load-lore.ts'
import { randomFrom } from '../almanac/random.ts'
import type { PairClaim } from '../readings/circle/pair-claim.ts'
import type { Charts, Owner } from '../chart/owner.ts'
import type { Bond } from '../circle/bond.ts'
import { filledIn } from '../readings/pair/pair-lore.ts'
import type { ReadAsk } from '../question/read-ask.ts'
import type { CirclePerson, Fact, UsedPhrase } from '../types.ts'
import { openTold } from '../almanac/told.ts'

export interface TwoLine {
  text: string
  facts: Fact[]
}
export type TwoLines = Iterable<TwoLine | 'paragraph'>

/** What an answer about two people is made of. */
export interface TwoContext {
  sky: Sky
  input: ReadAsk
  person: CirclePerson
  /** what the other one is called */
  called: string
  bond: Bond
  own: NatalChart
  theirs: NatalChart | null
  today: string
}

export class Teller {
  readonly context: TwoContext
  readonly usedPhrases: UsedPhrase[] = []
  /** whose body was said to stand in which sign, in this answer */
  readonly placed = new Set<string>()
  /** words so far */
  words = 0
  private readonly used = new Set<string>()
  private readonly spoken: string
  private readonly toldOn: (unit: string) => string | undefined
  private readonly random: () => number

  constructor(context: TwoContext) {
    const { input, today, person } = context
    this.context = context
    this.spoken = input.thread.map(({ answer }) => answer).join('\n')
    this.toldOn = openTold(input.usedPhrases, input.asker)
    const { quoted, asker, again = 0 } = input
    this.random = randomFrom(quoted.hashOfSmall(`${asker.seed}|${person.id}|${today}|`, `|${again}`))
  }

  get zone(): string {
    return this.context.input.asker.timeZone
  }

  /** Of a chart that is not known nothing is true. */
  get charts(): Charts {
    const { own, theirs } = this.context
    return { own, theirs: theirs ?? nothingOf(own) }
  }

  has(key: string): boolean {
    return LORE.has(key)
  }

  /** Whether these words stand in an earlier answer of the thread. */
  wasSaid(words: string): boolean {
    return this.spoken.includes(words)
  }

  /** A line of that key, the one told longest ago; null where there is none, or none that is new here. */
  lore(key: string, first: Owner = 'own'): string | null {
    const fresh = (LORE.get(key) ?? []).filter(
      (unit) => !this.used.has(unit.id) && !this.wasSaid(this.filled(unit, first)),
    )
    if (fresh.length === 0) return null
    const age = ({ id }: LoreUnit) => this.toldOn(id) ?? ''
    const oldest = fresh.map(age).toSorted()[0]
    const ties = fresh.filter((unit) => age(unit) === oldest)
    const unit = ties[Math.floor(this.random() * ties.length)]
    if (!unit) return null
    this.used.add(unit.id)
    this.usedPhrases.push({ unit: unit.id, day: this.context.today })
    return this.filled(unit, first)
  }

  /** The first of these keys that has something new to say. */
  firstLore(keys: readonly string[], first: Owner = 'own'): string | null {
    for (const key of keys) {
      const text = this.lore(key, first)
      if (text !== null) return text
    }
    return null
  }

  *say(text: string | null, facts: Fact[] = []): Iterable<TwoLine> {
    if (text === null || text === '' || this.wasSaid(text)) return
    this.words += text.split(/\s+/).length
    yield { text, facts }
  }

  /** "Anna’s Moon is trine your Sun": the words of a statement, with the name in place of "their". */
  named(statement: string): string {
    const { called } = this.context
    const words = statement
      .replace(/^Their\b/, capitalOf(`${called}’s`))
      .replaceAll(/\btheirs in\b/g, `${called}’s in`)
      .replaceAll(/\btheir\b/g, `${called}’s`)
    return words
  }

  private filled({ text }: LoreUnit, first: Owner): string {
    return filledIn(text.replaceAll('{name}', this.context.called), first)
  }
}

function capitalOf(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A statement of a name, as the check reads it. */
export function unnamed(text: string, called: string): string {
  return text
    .replaceAll(
      new RegExp(`(?<![\\p{L}])${called.replaceAll(/[^\p{L}\d ]/gu, '.')}’s in(?![\\p{L}])`, 'giu'),
      'theirs in',
    )
    .replaceAll(new RegExp(`(?<![\\p{L}])${called.replaceAll(/[^\p{L}\d ]/gu, '.')}’s`, 'giu'), 'their')
    .replaceAll(
      new RegExp(`(?<![\\p{L}])${called.replaceAll(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}])`, 'giu'),
      'they',
    )
}

function nothingOf(own: NatalChart): NatalChart {
  return {
    ...own,
    span: [own.instant, own.instant],
    placements: [],
    houses: null,
    ascendant: null,
    midheaven: null,
    vertex: null,
    aspects: [],
    minorAspects: [],
  }
}

/** A claim as a fact under the answer, with whose each of its points is. */
export function factOf(
  claim: PairClaim,
  statement: string,
  dates: Pick<Fact, 'from' | 'exact' | 'to'> = {},
): Fact {
  const owned = ownedOf(claim)
  return {
    id: `pair.${statement.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    kind: 'pair',
    statement,
    points: owned.map(({ point }) => point),
    whose: owned.map(({ whose }) => whose),
    ...dates,
  }
}

function ownedOf(claim: PairClaim) {
  switch (claim.kind) {
    case 'pair_aspect':
      return [claim.a, claim.b]
    case 'pair_overlay':
      return [claim.guest]
    case 'pair_place':
      return [claim.of]
    case 'pair_touch':
      return [claim.to]
    case 'pair_signs':
      return [{ whose: 'own', point: claim.point } as const, { whose: 'theirs', point: claim.point } as const]
    case 'pair_kept':
    case 'pair_standing':
      return []
  }
}
