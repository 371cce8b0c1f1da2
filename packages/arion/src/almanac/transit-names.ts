/** Transits and stays as they are said, each with its claim. */
import type { MajorAspect } from '@astrarium/sky'
import { skyName } from '../language/statements.ts'
import type { PassageFact, TransitFact } from '../brief/facts.ts'
import type { Subject } from '../claims/claim.ts'
import type { Composer } from './composer.ts'
import { day, range } from './date-names.ts'
import { natal, houseName } from './name.ts'

export function subjectOf(fact: TransitFact | PassageFact): Subject {
  return fact.kind === 'transit'
    ? { kind: 'transit', body: fact.body, aspect: fact.aspect, point: fact.point }
    : { kind: 'passage', body: fact.body, house: fact.house }
}

const VERBS: Record<MajorAspect, readonly string[]> = {
  0: ['joins'],
  60: ['makes a sextile to', 'is in sextile with'],
  90: ['squares'],
  120: ['makes a trine to', 'is in trine with'],
  180: ['opposes', 'is opposite'],
}

const NOUNS: Record<MajorAspect, string> = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
}

/** "Saturn squares your Venus in Libra" */
export function transitVerb(composer: Composer, fact: TransitFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  const verbs = VERBS[fact.aspect]
  const verb = verbs[composer.chance(0.5) ? 0 : verbs.length - 1]!
  return `${skyName(fact.body)} ${verb} ${natal(composer, fact.point)}`
}

/** "Saturn square to your Venus in Libra" */
export function transitNoun(composer: Composer, fact: TransitFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} ${NOUNS[fact.aspect]} ${natal(composer, fact.point)}`
}

/** "Saturn in your seventh house, the house of partnership" */
export function passageNoun(composer: Composer, fact: PassageFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} in ${houseName(composer, fact.house)}`
}

/**
 * "exact on 29 December and again on 20 March 2027"; passes that lie behind are left out while others are
 * ahead.
 */
export function exactWords(composer: Composer, fact: TransitFact): string {
  const subject = subjectOf(fact)
  if (isOfOneDay(composer, fact)) return ''
  const ahead = fact.exact.filter(
    (at) => composer.sky.localDate(composer.context.frame.zone, at) >= composer.context.frame.today,
  )
  if (ahead.length > 0) {
    const [first, ...rest] = ahead.map((at) => day(composer, at, 'exact', subject))
    if (rest.length === 0) return `exact on ${first}`
    if (rest.length === 1) return `exact on ${first} and again on ${rest[0]}`
    return `exact on ${first}, on ${rest.slice(0, -1).join(', on ')} and on ${rest.at(-1)}`
  }
  if (
    fact.between &&
    fact.between[1] > composer.context.frame.at &&
    fact.between[1].getTime() - fact.between[0].getTime() < 1.5 * 86_400_000
  ) {
    const { today, zone } = composer.context.frame
    const isAhead = composer.sky.localDate(zone, fact.between[0]) >= today
    return `closest around ${day(composer, fact.between[isAhead ? 0 : 1], 'at', subject)}`
  }
  if (fact.between && fact.between[1] > composer.context.frame.at)
    return `closest ${range(composer, fact.between[0], fact.between[1], subject, 'between')}`
  return ''
}

/** It comes and goes within one local day, which then says all. */
export function isOfOneDay(
  composer: Composer,
  { enters, leaves }: { enters: Date | null; leaves: Date | null },
): boolean {
  const { zone } = composer.context.frame
  return (
    enters !== null &&
    leaves !== null &&
    composer.sky.localDate(zone, enters) === composer.sky.localDate(zone, leaves)
  )
}

export function isBegun(composer: Composer, window: { enters: Date | null }): boolean {
  return window.enters === null || window.enters <= composer.context.frame.at
}
