/**
 * The state of one answer while it is written: what was said, which units are fresh, and the claims of the
 * line in hand.
 */
import type { Sky } from '@astrarium/sky'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { BriefFact, HourFact } from '../brief/facts.ts'
import { sentencesOf } from '../check/check-sentence.ts'
import type { Claim } from '../claims/claim.ts'
import { daysBetween, partsOf } from '../language/calendar.ts'
import type { Asking } from '../question/read-ask.ts'
import type { UsedPhrase } from '../types.ts'
import type { MatterName } from '../question/named/matter-names.ts'
import { scenesOf } from '../question/scenes.ts'
import type { Scene } from '../question/scene-names.ts'
import { readUnit } from './read-unit.ts'
import { openTold } from './told.ts'
import { LORE } from './load-lore.ts'
import type { LoreUnit } from './load-lore.ts'
import type { Line, LineOrBreak } from './line.ts'
import { randomFrom } from './random.ts'
export type Plan = (composer: Composer) => Iterable<LineOrBreak>

/** An answer begins with so many sentences in everyday words. */
const PLAIN_SENTENCES = 2
const FRESH_AFTER_DAYS = 14
const LEAD_AFTER_DAYS = 10
/** in one answer, before a wider key is tried */
const MOST_READ_BEFORE = 1

export interface UnitWish {
  /** topics of the answer, or the kind of it; a unit with other ones only is passed over */
  tags?: readonly string[]
  /** take nothing rather than a unit told within a fortnight */
  isOptional?: boolean
  /** said again rather than left out, where this thread has heard them all */
  isOwed?: boolean
  /** units whose words do not belong here */
  without?: RegExp
}

export class Composer {
  readonly sky: Sky
  readonly input: Asking
  context: QuestionContext
  readonly usedPhrases: UsedPhrase[] = []
  /** points named so far: the sign is said at the first mention */
  readonly named = new Set<string>()
  /** year last written in this paragraph */
  year: number
  readonly thisYear: number
  /** whether `year` was written in the line in hand */
  hasYearInLine = false
  /** where something comes from was said in this paragraph: the facts under the answer say the rest */
  isSourced = false
  /** the answer could not be opened with anything that was asked */
  leavesOutWhatWasAsked = false
  /** what was said before is asked for, and may be said again */
  mayRepeat = false
  /** it could not be told, for want of an hour of birth */
  isUntold = false
  /** words written so far */
  words = 0
  private sentences = 0
  /** lines so far that stand in the person's blueprint */
  private readBefore = 0
  private claims: Claim[] = []
  private readonly toldOn: (unit: string) => string | undefined
  private readonly used = new Set<string>()
  /** things to do that were said here */
  private readonly deeds: string[] = []
  private readonly spoken: string
  /** statements that stood under the answer before, where this one follows it */
  private readonly shown: ReadonlySet<string>
  private random: () => number

  constructor(sky: Sky, input: Asking, context: QuestionContext) {
    this.sky = sky
    this.input = input
    this.context = context
    this.toldOn = openTold(input.usedPhrases, input.asker)
    this.spoken = input.thread.map((turn) => turn.answer).join('\n')
    const follows = context.intent.follows !== null
    this.shown = new Set(follows ? input.thread.at(-1)?.facts?.map(({ statement }) => statement) : [])
    this.thisYear = partsOf(context.frame.today).year
    this.year = this.thisYear
    const { quoted, asker, again = 0 } = input
    this.random = randomFrom(quoted.hashOfSmall(`${asker.seed}|${context.frame.today}|`, `|${again}`))
  }

  /** Closes a line: claims named since the last one belong to it. Where a unit was left out no gap stays. */
  line(words: string, facts: readonly BriefFact[] = [], leansOn: string | null = null): Line {
    const text = words.replace(/ {2,}/g, ' ').trim()
    const claims = this.claims
    this.claims = []
    this.hasYearInLine = false
    this.words += text.split(/\s+/).length
    this.sentences += sentencesOf(text).length
    return { text, claims, facts, leansOn }
  }

  /** Whether the plain answer is still being given, in which no angle, house or orb is named. */
  get isOpening(): boolean {
    return this.sentences < PLAIN_SENTENCES
  }

  /** Lines about a stretch of its own: while they are written, its facts stand in for the question's. */
  *within(context: QuestionContext, plan: Plan): Iterable<LineOrBreak> {
    const before = this.context
    this.context = context
    yield* plan(this)
    this.context = before
  }

  /** What is seen of a stretch of its own, of which nothing is written yet. */
  seenIn<T>(context: QuestionContext, look: (composer: Composer) => T): T {
    const before = this.context
    this.context = context
    const seen = look(this)
    this.context = before
    return seen
  }

  /** Ends a paragraph; years are written anew in the next one. */
  paragraph(): 'paragraph' {
    this.year = this.thisYear
    this.isSourced = false
    return 'paragraph'
  }

  writeYear(year: number): void {
    this.year = year
    this.hasYearInLine = true
  }

  claim(claim: Claim): void {
    this.claims.push(claim)
  }

  /**
   * Of the first of the given keys that has one: a unit that is fresh, to the point and in no blueprint, else
   * one that is in one, of which an answer has few; else, unless optional, any fresh one, or the one told
   * longest ago.
   */
  unit(keys: string | readonly string[], wish: UnitWish = {}): LoreUnit | null {
    const { scenes } = this
    const all = (typeof keys === 'string' ? [keys] : keys).map((key) =>
      (LORE.get(key) ?? []).filter((unit) => fitsScene(unit, scenes)),
    )
    const pools: LoreUnit[][] = []
    const fresh: LoreUnit[][] = []
    // the marks of what was told take long to make, and mostly the first key has what is needed
    for (const units of all) {
      const open = units.filter(
        (unit) => this.isToThePoint(unit, wish) && !this.used.has(unit.id) && !this.wasSpoken(unit),
      )
      const pool = this.mayRepeat ? open : open.filter((unit) => this.age(unit.id) >= FRESH_AFTER_DAYS)
      pools.push(open)
      fresh.push(pool)
      const unread = pool.filter((unit) => !this.wasRead(unit.id))
      const choice = unread.length > 0 || this.readBefore >= MOST_READ_BEFORE ? unread : pool
      if (choice.length > 0) return this.take(this.choose(choice, (unit) => unit.id))
    }
    if (wish.isOptional) return null
    const open = fresh.find((pool) => pool.length > 0) ?? pools.flat()
    const rest = open.length === 0 && wish.isOwed ? all.flat() : open
    return rest.length > 0 ? this.take(this.choose(rest, (unit) => unit.id)) : null
  }

  /** A sentence form, least recently used first; only the chosen one is called. */
  form(name: string, forms: readonly (() => string)[]): string {
    const open = forms.map((write, index) => ({ write, id: `form.${name}.${index}` }))
    const unused = open.filter(({ id }) => !this.used.has(id))
    const chosen = this.choose(unused.length > 0 ? unused : open, ({ id }) => id)
    this.remember(chosen.id)
    return chosen.write()
  }

  /**
   * Facts that have not led lately come first, then those that led in a blueprint; the order is otherwise
   * theirs. What led earlier on the same day may lead `of_the_day`.
   */
  freshFirst<T extends BriefFact>(facts: readonly T[], lead: 'new' | 'of_the_day' = 'new'): T[] {
    const isStale = (fact: T) => {
      const age = this.age(`fact.${fact.id}`)
      return (
        this.wasShown(fact) ||
        (age < LEAD_AFTER_DAYS && !(lead === 'of_the_day' && age <= 0)) ||
        this.used.has(`fact.${fact.id}`)
      )
    }
    const weigh = (fact: T) => fact.weight * (isStale(fact) ? 0.3 : this.wasRead(`fact.${fact.id}`) ? 0.6 : 1)
    const weights = new Map(facts.map((fact) => [fact, weigh(fact)]))
    return [...facts].sort((a, b) => weights.get(b)! - weights.get(a)!)
  }

  remember(unit: string): void {
    this.used.add(unit)
    this.usedPhrases.push({ unit, day: this.context.frame.today })
  }

  lead(fact: BriefFact): void {
    this.remember(`fact.${fact.id}`)
  }

  /** Whether the answer before, which this one follows, stood on it. */
  wasShown(fact: { statement: string }): boolean {
    return this.shown.has(fact.statement)
  }

  /** Whether the first of its hours is this one. */
  wasFirst(fact: HourFact): boolean {
    const hours = this.input.thread.at(-1)?.facts?.filter(({ kind }) => kind === 'moon_hour') ?? []
    return this.wasShown(fact) && hours[0]?.statement === fact.statement
  }

  private wasSpoken({ text }: LoreUnit): boolean {
    return !this.mayRepeat && this.spoken !== '' && this.spoken.includes(bare(text))
  }

  /** Whether these words stand in an earlier answer of the thread. */
  wasSaid(words: string): boolean {
    return this.spoken.includes(words)
  }

  hasUsed(unit: string): boolean {
    return this.used.has(unit)
  }

  /** Days since a unit was told; Infinity when it never was. */
  age(unit: string): number {
    const day = this.toldOn(unit)
    return day ? daysBetween(day, this.context.frame.today) : Number.POSITIVE_INFINITY
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  private isToThePoint(unit: LoreUnit, { tags, without }: UnitWish): boolean {
    if (without?.test(unit.text)) return false
    if (isDeed(unit) && this.deeds.some((told) => isEcho(told, unit.text))) return false
    const { matter, parted, traits } = this.context.intent
    if ((parted || traits.has('parting')) && OF_TWO.test(unit.text)) return false
    if (matter && AGAINST[matter]?.test(unit.text)) return false
    return !tags || unit.tags.length === 0 || unit.tags.some((tag) => tags.includes(tag))
  }

  /** What one is in the middle of who asks this; null where the whole of a life is spoken of. */
  get scenes(): ReadonlySet<Scene> | null {
    return scenesOf(this.context.intent)
  }

  private take(unit: LoreUnit): LoreUnit {
    if (this.wasRead(unit.id)) this.readBefore++
    if (isDeed(unit)) this.deeds.push(unit.text)
    this.remember(unit.id)
    return unit
  }

  /** Whether it stands in the person's blueprint. */
  private wasRead(unit: string): boolean {
    return this.toldOn(readUnit(unit)) !== undefined
  }

  /** Never told before told long ago; the seed breaks ties. */
  private choose<T>(from: readonly T[], idOf: (one: T) => string): T {
    const oldest = Math.max(...from.map((one) => this.age(idOf(one))))
    const ties = from.filter((one) => this.age(idOf(one)) === oldest)
    return ties[Math.floor(this.random() * ties.length)]!
  }
}

/** Something to do: said once, in whatever words. */
function isDeed({ key }: LoreUnit): boolean {
  return key.startsWith('!') || key.endsWith('.deed')
}

/** Half of the longer words of the shorter one stand in the other. */
function isEcho(a: string, b: string): boolean {
  const [few, many] = [longWords(a), longWords(b)].toSorted((one, other) => one.size - other.size)
  const shared = [...few!].filter((word) => many!.has(word))
  return shared.length >= LEAST_SHARED && shared.length * 2 >= few!.size
}

function longWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
}

const LEAST_SHARED = 4

/** A line that belongs to a purchase, a post or a parting is said of nothing else. */
export function fitsScene({ scenes }: Pick<LoreUnit, 'scenes'>, asked: ReadonlySet<Scene> | null): boolean {
  return scenes.length === 0 || asked === null || scenes.some((scene) => asked.has(scene))
}

/** What would deny the very thing that was asked about: who asks why it still hurts does not forget. */
const AGAINST: Partial<Record<MatterName, RegExp>> = {
  old_wound: /\b(?:eleven minutes|forgiv\w+ (?:easily|quickly)|forget\w*|get over|astonished when others)\b/,
  finishing: /\b(?:always finish|see (?:things|it) through|finish what)\b/,
}

/** Charm, meeting and what two do for each other: not to be told where something ends. */
const OF_TWO =
  /\b(?:introduc\w+|second meetings?|you are liked|like(?:s|d)? you|easier to like|charm\w*|flirt\w*|be found|good company|wanting and liking|first move|pleased to see you|invitations?|before you part|the two of you|two of us|both of you|between (?:the )?you two|what holds you two|together|your partner|a partner|romance|romantic\w*|lovers?|in love|in person|marry|marri\w+|wedding|a date|(?:they|that they) always do for you|be for them)\b/i

/** Without placeholders and final stop, for finding a unit in what was said before. */
function bare(text: string): string {
  const parts = text.split(/\{[^}]*\}/)
  return parts
    .sort((a, b) => b.length - a.length)[0]!
    .replace(/[.\s]+$/, '')
    .trim()
}
