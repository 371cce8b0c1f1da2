/** When a transit is on, told. */
import type { Planet } from '@astrarium/sky'
import type { PassageFact, RulerFact, TransitFact } from '../brief/facts.ts'
import { rulerFact } from '../brief/natal-facts.ts'
import { pointName, skyName } from '../language/statements.ts'
import { houseName } from './name.ts'
import type { Composer } from './composer.ts'
import { capital } from '../language/text.ts'
import { ordinal } from '../language/numbers.ts'
import { sentence } from './passage-lines.ts'
import { isQuick } from './timed-fact-lines.ts'
import { day, range } from './date-names.ts'
import {
  subjectOf,
  transitVerb,
  transitNoun,
  passageNoun,
  exactWords,
  isOfOneDay,
  isBegun,
} from './transit-names.ts'
import type { Line } from './line.ts'

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

export function withRulership(composer: Composer, text: string, fact: TransitFact | PassageFact): Line {
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
