/** What is on in the sky: windows and stays with their dates, and what they bring. */
import type { Planet, Point } from '@astrarium/sky'
import type { PassageFact, RulerFact, Tone, TransitFact } from '../brief/facts.ts'
import { rulerFact } from '../brief/natal-facts.ts'
import { pointName, skyName } from '../language/statements.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { LORE } from './load-lore.ts'
import {
  day,
  exactWords,
  houseName,
  isBegun,
  isOfOneDay,
  passageNoun,
  range,
  subjectOf,
  transitNoun,
  transitVerb,
} from './name.ts'
import type { Line, Composer } from './composer.ts'
import { capital, full } from '../language/text.ts'
import { ordinal } from '../language/numbers.ts'

/** Over within days or a few weeks. */
const isQuick = ({ body }: TransitFact) => ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(body)

/** When a transit happens, as a sentence or two; forms differ, dates are the engine's. */
export function windowLine(composer: Composer, fact: TransitFact): Line {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const tail = (text: string) => (text ? `, ${text}` : fact.isMiss ? ', close and not exact this time' : '')
  const begun = isBegun(composer, fact)
  const text =
    begun && leaves
      ? composer.form(isQuick(fact) ? 'window.on.quick' : 'window.on', [
          () =>
            `${capital(transitVerb(composer, fact))} until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
          () =>
            `Until ${day(composer, leaves, 'to', subject)} ${transitVerb(composer, fact)}${tail(exactWords(composer, fact))}.`,
          () =>
            `${capital(transitVerb(composer, fact))}. It lasts until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
          () =>
            `Just now ${transitVerb(composer, fact)}, and lets go after ${day(composer, leaves, 'to', subject)}.${sentence(exactWords(composer, fact), 'It is')}`,
          () =>
            `You have ${transitNoun(composer, fact)} until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
          () =>
            `There is ${transitNoun(composer, fact)} until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
          ...(isQuick(fact)
            ? []
            : [
                () =>
                  `The longer weather is ${transitNoun(composer, fact)} until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
                () =>
                  `In the background ${transitVerb(composer, fact)} until ${day(composer, leaves, 'to', subject)}${tail(exactWords(composer, fact))}.`,
              ]),
        ])
      : enters && leaves && isOfOneDay(composer, fact)
        ? composer.form('window.day', [
            () => `${capital(transitVerb(composer, fact))} on ${day(composer, enters, 'at', subject)}.`,
            () => `On ${day(composer, enters, 'at', subject)} ${transitVerb(composer, fact)}.`,
            () => `There is ${transitNoun(composer, fact)} on ${day(composer, enters, 'at', subject)}.`,
          ])
        : enters && leaves
          ? composer.form('window.ahead', [
              () =>
                `${capital(transitVerb(composer, fact))}${again(composer, fact)} ${range(composer, enters, leaves, subject)}${tail(exactWords(composer, fact))}.`,
              () =>
                `${capital(range(composer, enters, leaves, subject))} ${transitVerb(composer, fact)}${again(composer, fact)}${tail(exactWords(composer, fact))}.`,
              () =>
                `${capital(transitVerb(composer, fact))}${again(composer, fact)}. It lasts ${range(composer, enters, leaves, subject)}${tail(exactWords(composer, fact))}.`,
              () =>
                `${capital(transitVerb(composer, fact))}${again(composer, fact)}. The dates are ${range(composer, enters, leaves, subject).replace(/^from /, 'from ')}${tail(exactWords(composer, fact))}.`,
              () =>
                `From ${day(composer, enters, 'from', subject)} ${transitVerb(composer, fact)}${again(composer, fact)}.${sentence(exactWords(composer, fact), 'It is')} It lets go after ${day(composer, leaves, 'to', subject)}.`,
              () =>
                `You have ${transitNoun(composer, fact)}${again(composer, fact)} ${range(composer, enters, leaves, subject)}${tail(exactWords(composer, fact))}.`,
              () =>
                `There is ${transitNoun(composer, fact)}${again(composer, fact)} ${range(composer, enters, leaves, subject)}${tail(exactWords(composer, fact))}.`,
              () =>
                `On the way is ${transitNoun(composer, fact)}${again(composer, fact)} ${range(composer, enters, leaves, subject)}${tail(exactWords(composer, fact))}.`,
            ])
          : enters
            ? `From ${day(composer, enters, 'from', subject)} ${transitVerb(composer, fact)}${tail(exactWords(composer, fact))}.`
            : `${capital(transitVerb(composer, fact))} for a long time yet${tail(exactWords(composer, fact))}.`
  return withRulership(composer, text, fact)
}

/** The same, opened by a noun: "What speaks for it is Jupiter in sextile with your Venus …". */
export function windowAfter(composer: Composer, opening: string, fact: TransitFact | PassageFact): Line {
  const noun = fact.kind === 'transit' ? transitNoun(composer, fact) : passageNoun(composer, fact)
  const text = `${opening} ${noun}${span(composer, fact)}.`
  return withRulership(composer, capital(text), fact)
}

/** " until 4 May" · " from 21 April to 16 May 2027, exact on 3 May" */
function span(composer: Composer, fact: TransitFact | PassageFact): string {
  const subject = subjectOf(fact)
  const exact = () => (fact.kind === 'transit' ? exactWords(composer, fact) : '')
  const tail = (text: string) => (text ? `, ${text}` : '')
  const comma = fact.kind === 'passage' && /house of/.test(houseSaid(composer, fact)) ? ',' : ''
  // since when matters of a stay, and hardly of a transit
  if (
    fact.kind === 'passage' &&
    isBegun(composer, fact) &&
    fact.enters &&
    fact.leaves &&
    composer.chance(0.5)
  )
    return `${comma} ${range(composer, fact.enters, fact.leaves, subject)}`
  if (isBegun(composer, fact))
    return fact.leaves
      ? `${comma} until ${day(composer, fact.leaves, 'to', subject)}${tail(exact())}`
      : tail(exact())
  if (fact.enters && fact.leaves)
    return `${comma}${again(composer, fact)} ${range(composer, fact.enters, fact.leaves, subject)}${tail(exact())}`
  return fact.enters ? `${comma} from ${day(composer, fact.enters, 'from', subject)} on${tail(exact())}` : ''
}

/**
 * " once more", when an earlier visit of the same transit is still on: "from 19 December" would sound as if
 * it were not.
 */
function again(composer: Composer, fact: TransitFact | PassageFact): string {
  if (fact.kind !== 'transit') return ''
  const isOn = composer.context.transits.some(
    (one) =>
      one.body === fact.body &&
      one.point === fact.point &&
      one.aspect === fact.aspect &&
      one !== fact &&
      isBegun(composer, one),
  )
  return isOn ? ' once more' : ''
}

function houseSaid(composer: Composer, fact: PassageFact): string {
  return composer.named.has(`house${fact.house}`) ? 'house of' : ''
}

function withRulership(composer: Composer, text: string, fact: TransitFact | PassageFact): Line {
  composer.lead(fact)
  const rules = rulership(composer, fact)
  return composer.line(rules ? `${text} ${rules.text}` : text, rules ? [fact, rules.fact] : [fact])
}

/**
 * "Venus rules your ninth house, and that is why it counts here.": said once for each point, where it speaks
 * by rulership alone.
 */
function rulership(
  composer: Composer,
  fact: TransitFact | PassageFact,
): { text: string; fact: RulerFact } | null {
  if (
    fact.kind !== 'transit' ||
    !fact.rules ||
    composer.named.has(`rules${fact.point}`) ||
    composer.wasSaid(`${pointName(fact.point)} rules your ${ordinal(fact.rules)} house`) ||
    fact.point === 'asc' ||
    fact.point === 'mc'
  )
    return null
  composer.named.add(`rules${fact.point}`)
  const memory = `rules.${fact.point}.${fact.rules}`
  if (composer.age(memory) < 5) return null
  composer.remember(memory)
  const ruler = fact.point as Planet
  composer.claim({ kind: 'rules', body: ruler, house: fact.rules })
  const name = houseName(composer, fact.rules)
  const text = composer.form('rulership', [
    () => `${capital(skyName(ruler))} rules ${name}, and that is why it counts here.`,
    () => `It counts because ${skyName(ruler)} rules ${name}.`,
    () => `${capital(skyName(ruler))} rules ${name}, so it has a say in this.`,
  ])
  return { text, fact: rulerFact(ruler, fact.rules) }
}

/**
 * When a body is in a house: "Saturn is in your seventh house, the house of partnership, until 4 May 2027."
 */
export function passageLine(composer: Composer, fact: PassageFact): Line {
  const subject = subjectOf(fact)
  composer.claim({ kind: 'subject', subject })
  const body = skyName(fact.body)
  const begun = isBegun(composer, fact)
  const { enters, leaves } = fact
  const text = begun
    ? leaves
      ? composer.form('passage.on', [
          () => {
            const name = houseName(composer, fact.house)
            return `${capital(body)} is in ${name}${/,/.test(name) ? ',' : ''} until ${day(composer, leaves, 'to', subject)}.`
          },
          () => {
            const until = day(composer, leaves, 'to', subject)
            return `Until ${until} ${body} is in ${houseName(composer, fact.house)}.`
          },
          () => {
            const name = houseName(composer, fact.house)
            return `${capital(body)} is passing through ${name}${/,/.test(name) ? ',' : ''} and stays until ${day(composer, leaves, 'to', subject)}.`
          },
          ...(enters
            ? [
                () =>
                  `${capital(range(composer, enters, leaves, subject))} ${body} is in ${houseName(composer, fact.house)}.`,
              ]
            : []),
        ])
      : `${capital(body)} is in ${houseName(composer, fact.house)} for years to come.`
    : enters && leaves
      ? `${capital(range(composer, enters, leaves, subject))} ${body} is in ${houseName(composer, fact.house)}.`
      : `From ${enters ? day(composer, enters, 'from', subject) : ''} on, ${body} is in ${houseName(composer, fact.house)}.`
  composer.lead(fact)
  return composer.line(text, [fact])
}

function sentence(words: string, opening: string): string {
  return words ? ` ${opening} ${words}.` : ''
}

const GENTLE: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']

/** The lore's names for a tone: a meeting first as itself, then as the kind that this body makes of it. */
export function tonesOf(body: Planet, tone: Tone): Tone[] {
  if (tone !== 'conj') return [tone]
  return ['conj', GENTLE.includes(body) ? 'soft' : 'hard']
}

/** `short`: what it brings, without a word on the matter in hand. */
export type Length = 'short' | 'full'

/**
 * What a transit brings: authored for that point, else the body's manner with it; then what it does to the
 * matter in hand.
 */
export function* meaning(
  composer: Composer,
  fact: TransitFact,
  theme: Theme,
  length: Length = 'full',
): Iterable<Line> {
  const tones = tonesOf(fact.body, fact.tone)
  const feels = composer.unit(
    tones.map((tone) => `${fact.body}>${fact.point}.${tone}.feels`),
    { isOptional: true },
  )
  if (feels) yield composer.line(full(when(composer, feels.text, fact)), [], fact.id)
  const { tags } = THEME_MEANINGS[theme]
  const topical =
    feels && length === 'short'
      ? null
      : composer.unit(
          tones.flatMap((tone) => tags.map((tag) => `${fact.body}>${tone}.${tag}`)),
          { isOptional: true },
        )
  if (!feels) {
    const does = composer.unit(
      tones.map((tone) => `${fact.body}>${tone}.does`),
      { isOptional: topical !== null },
    )
    if (does)
      yield composer.line(full(`It ${does.text.replaceAll('{it}', pointWords(fact.point))}`), [], fact.id)
  }
  if (topical) yield composer.line(full(when(composer, topical.text, fact)), [], fact.id)
}

export function* passageMeaning(composer: Composer, fact: PassageFact): Iterable<Line> {
  const feels = composer.unit(`${fact.body}>house${fact.house}.feels`, { isOptional: true })
  if (feels) {
    yield composer.line(full(when(composer, feels.text, fact)), [], fact.id)
    return
  }
  const does = composer.unit(`${fact.body}>house.does`)
  const arena = LORE.get(`house#${fact.house}.arena`)?.[0]
  if (does && arena) yield composer.line(full(`It ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}

function pointWords(point: Point): string {
  return LORE.get(`point.${point}`)?.[0]?.text ?? `your ${pointName(point)}`
}

/** `{now}`: now, or then when the window has not begun. */
function when(composer: Composer, text: string, fact: { enters: Date | null }): string {
  return text.replaceAll('{now}', isBegun(composer, fact) ? 'now' : 'then')
}
