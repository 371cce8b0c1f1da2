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
import type { Line, Pen } from './pen.ts'
import { capital, full } from '../language/text.ts'
import { ordinal } from '../language/numbers.ts'

/** Over within days or a few weeks. */
const isQuick = ({ body }: TransitFact) => ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(body)

/** When a transit happens, as a sentence or two; forms differ, dates are the engine's. */
export function windowLine(pen: Pen, fact: TransitFact): Line {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const tail = (text: string) => (text ? `, ${text}` : fact.isMiss ? ', close and not exact this time' : '')
  const begun = isBegun(pen, fact)
  const text =
    begun && leaves
      ? pen.form(isQuick(fact) ? 'window.on.quick' : 'window.on', [
          () =>
            `${capital(transitVerb(pen, fact))} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
          () =>
            `Until ${day(pen, leaves, 'to', subject)} ${transitVerb(pen, fact)}${tail(exactWords(pen, fact))}.`,
          () =>
            `${capital(transitVerb(pen, fact))}. It lasts until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
          () =>
            `Just now ${transitVerb(pen, fact)}, and lets go after ${day(pen, leaves, 'to', subject)}.${sentence(exactWords(pen, fact), 'It is')}`,
          () =>
            `You have ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
          () =>
            `There is ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
          ...(isQuick(fact)
            ? []
            : [
                () =>
                  `The longer weather is ${transitNoun(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
                () =>
                  `In the background ${transitVerb(pen, fact)} until ${day(pen, leaves, 'to', subject)}${tail(exactWords(pen, fact))}.`,
              ]),
        ])
      : enters && leaves && isOfOneDay(pen, fact)
        ? pen.form('window.day', [
            () => `${capital(transitVerb(pen, fact))} on ${day(pen, enters, 'at', subject)}.`,
            () => `On ${day(pen, enters, 'at', subject)} ${transitVerb(pen, fact)}.`,
            () => `There is ${transitNoun(pen, fact)} on ${day(pen, enters, 'at', subject)}.`,
          ])
        : enters && leaves
          ? pen.form('window.ahead', [
              () =>
                `${capital(transitVerb(pen, fact))}${again(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
              () =>
                `${capital(range(pen, enters, leaves, subject))} ${transitVerb(pen, fact)}${again(pen, fact)}${tail(exactWords(pen, fact))}.`,
              () =>
                `${capital(transitVerb(pen, fact))}${again(pen, fact)}. It lasts ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
              () =>
                `${capital(transitVerb(pen, fact))}${again(pen, fact)}. The dates are ${range(pen, enters, leaves, subject).replace(/^from /, 'from ')}${tail(exactWords(pen, fact))}.`,
              () =>
                `From ${day(pen, enters, 'from', subject)} ${transitVerb(pen, fact)}${again(pen, fact)}.${sentence(exactWords(pen, fact), 'It is')} It lets go after ${day(pen, leaves, 'to', subject)}.`,
              () =>
                `You have ${transitNoun(pen, fact)}${again(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
              () =>
                `There is ${transitNoun(pen, fact)}${again(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
              () =>
                `On the way is ${transitNoun(pen, fact)}${again(pen, fact)} ${range(pen, enters, leaves, subject)}${tail(exactWords(pen, fact))}.`,
            ])
          : enters
            ? `From ${day(pen, enters, 'from', subject)} ${transitVerb(pen, fact)}${tail(exactWords(pen, fact))}.`
            : `${capital(transitVerb(pen, fact))} for a long time yet${tail(exactWords(pen, fact))}.`
  return withRulership(pen, text, fact)
}

/** The same, opened by a noun: "What speaks for it is Jupiter in sextile with your Venus …". */
export function windowAfter(pen: Pen, opening: string, fact: TransitFact | PassageFact): Line {
  const noun = fact.kind === 'transit' ? transitNoun(pen, fact) : passageNoun(pen, fact)
  const text = `${opening} ${noun}${span(pen, fact)}.`
  return withRulership(pen, capital(text), fact)
}

/** " until 4 May" · " from 21 April to 16 May 2027, exact on 3 May" */
function span(pen: Pen, fact: TransitFact | PassageFact): string {
  const subject = subjectOf(fact)
  const exact = () => (fact.kind === 'transit' ? exactWords(pen, fact) : '')
  const tail = (text: string) => (text ? `, ${text}` : '')
  const comma = fact.kind === 'passage' && /house of/.test(houseSaid(pen, fact)) ? ',' : ''
  // since when matters of a stay, and hardly of a transit
  if (fact.kind === 'passage' && isBegun(pen, fact) && fact.enters && fact.leaves && pen.chance(0.5))
    return `${comma} ${range(pen, fact.enters, fact.leaves, subject)}`
  if (isBegun(pen, fact))
    return fact.leaves
      ? `${comma} until ${day(pen, fact.leaves, 'to', subject)}${tail(exact())}`
      : tail(exact())
  if (fact.enters && fact.leaves)
    return `${comma}${again(pen, fact)} ${range(pen, fact.enters, fact.leaves, subject)}${tail(exact())}`
  return fact.enters ? `${comma} from ${day(pen, fact.enters, 'from', subject)} on${tail(exact())}` : ''
}

/**
 * " once more", when an earlier visit of the same transit is still on: "from 19 December" would sound as if
 * it were not.
 */
function again(pen: Pen, fact: TransitFact | PassageFact): string {
  if (fact.kind !== 'transit') return ''
  const isOn = pen.matter.transits.some(
    (one) =>
      one.body === fact.body &&
      one.point === fact.point &&
      one.aspect === fact.aspect &&
      one !== fact &&
      isBegun(pen, one),
  )
  return isOn ? ' once more' : ''
}

function houseSaid(pen: Pen, fact: PassageFact): string {
  return pen.named.has(`house${fact.house}`) ? 'house of' : ''
}

function withRulership(pen: Pen, text: string, fact: TransitFact | PassageFact): Line {
  pen.lead(fact)
  const rules = rulership(pen, fact)
  return pen.line(rules ? `${text} ${rules.text}` : text, rules ? [fact, rules.fact] : [fact])
}

/**
 * "Venus rules your ninth house, and that is why it counts here.": said once for each point, where it speaks
 * by rulership alone.
 */
function rulership(pen: Pen, fact: TransitFact | PassageFact): { text: string; fact: RulerFact } | null {
  if (
    fact.kind !== 'transit' ||
    !fact.rules ||
    pen.named.has(`rules${fact.point}`) ||
    pen.wasSaid(`${pointName(fact.point)} rules your ${ordinal(fact.rules)} house`) ||
    fact.point === 'asc' ||
    fact.point === 'mc'
  )
    return null
  pen.named.add(`rules${fact.point}`)
  const memory = `rules.${fact.point}.${fact.rules}`
  if (pen.age(memory) < 5) return null
  pen.remember(memory)
  const ruler = fact.point as Planet
  pen.claim({ kind: 'rules', body: ruler, house: fact.rules })
  const name = houseName(pen, fact.rules)
  const text = pen.form('rulership', [
    () => `${capital(skyName(ruler))} rules ${name}, and that is why it counts here.`,
    () => `It counts because ${skyName(ruler)} rules ${name}.`,
    () => `${capital(skyName(ruler))} rules ${name}, so it has a say in this.`,
  ])
  return { text, fact: rulerFact(ruler, fact.rules) }
}

/**
 * When a body is in a house: "Saturn is in your seventh house, the house of partnership, until 4 May 2027."
 */
export function passageLine(pen: Pen, fact: PassageFact): Line {
  const subject = subjectOf(fact)
  pen.claim({ kind: 'subject', subject })
  const body = skyName(fact.body)
  const begun = isBegun(pen, fact)
  const { enters, leaves } = fact
  const text = begun
    ? leaves
      ? pen.form('passage.on', [
          () => {
            const name = houseName(pen, fact.house)
            return `${capital(body)} is in ${name}${/,/.test(name) ? ',' : ''} until ${day(pen, leaves, 'to', subject)}.`
          },
          () => {
            const until = day(pen, leaves, 'to', subject)
            return `Until ${until} ${body} is in ${houseName(pen, fact.house)}.`
          },
          () => {
            const name = houseName(pen, fact.house)
            return `${capital(body)} is passing through ${name}${/,/.test(name) ? ',' : ''} and stays until ${day(pen, leaves, 'to', subject)}.`
          },
          ...(enters
            ? [
                () =>
                  `${capital(range(pen, enters, leaves, subject))} ${body} is in ${houseName(pen, fact.house)}.`,
              ]
            : []),
        ])
      : `${capital(body)} is in ${houseName(pen, fact.house)} for years to come.`
    : enters && leaves
      ? `${capital(range(pen, enters, leaves, subject))} ${body} is in ${houseName(pen, fact.house)}.`
      : `From ${enters ? day(pen, enters, 'from', subject) : ''} on, ${body} is in ${houseName(pen, fact.house)}.`
  pen.lead(fact)
  return pen.line(text, [fact])
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
export function* meaning(pen: Pen, fact: TransitFact, theme: Theme, length: Length = 'full'): Iterable<Line> {
  const tones = tonesOf(fact.body, fact.tone)
  const feels = pen.unit(
    tones.map((tone) => `${fact.body}>${fact.point}.${tone}.feels`),
    { isOptional: true },
  )
  if (feels) yield pen.line(full(when(pen, feels.text, fact)), [], fact.id)
  const { tags } = THEME_MEANINGS[theme]
  const topical =
    feels && length === 'short'
      ? null
      : pen.unit(
          tones.flatMap((tone) => tags.map((tag) => `${fact.body}>${tone}.${tag}`)),
          { isOptional: true },
        )
  if (!feels) {
    const does = pen.unit(
      tones.map((tone) => `${fact.body}>${tone}.does`),
      { isOptional: topical !== null },
    )
    if (does) yield pen.line(full(`It ${does.text.replaceAll('{it}', pointWords(fact.point))}`), [], fact.id)
  }
  if (topical) yield pen.line(full(when(pen, topical.text, fact)), [], fact.id)
}

export function* passageMeaning(pen: Pen, fact: PassageFact): Iterable<Line> {
  const feels = pen.unit(`${fact.body}>house${fact.house}.feels`, { isOptional: true })
  if (feels) {
    yield pen.line(full(when(pen, feels.text, fact)), [], fact.id)
    return
  }
  const does = pen.unit(`${fact.body}>house.does`)
  const arena = LORE.get(`house#${fact.house}.arena`)?.[0]
  if (does && arena) yield pen.line(full(`It ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}

function pointWords(point: Point): string {
  return LORE.get(`point.${point}`)?.[0]?.text ?? `your ${pointName(point)}`
}

/** `{now}`: now, or then when the window has not begun. */
function when(pen: Pen, text: string, fact: { enters: Date | null }): string {
  return text.replaceAll('{now}', isBegun(pen, fact) ? 'now' : 'then')
}
