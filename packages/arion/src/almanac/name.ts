/** Names of things in a sentence. Each call states a claim, so that the check knows what was meant. */
import type { MajorAspect, NatalAspect } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { sureSign } from '../chart/certainty.ts'
import { clock } from '../brief/time-frame.ts'
import { pointName, skyName } from '../language/statements.ts'
import type { AspectFact, PassageFact, TransitFact } from '../brief/facts.ts'
import type { DateRole, Subject } from '../claims/claim.ts'
import { daysBetween, MONTHS, partsOf, weekday, WEEKDAYS } from '../language/calendar.ts'
import { HOUSE_NAMES } from '../language/house-names.ts'
import type { Composer } from './composer.ts'
import { ordinal } from '../language/numbers.ts'

/**
 * "your Venus in Libra" at the first mention, "your Venus" after it; no sign where the birth time leaves it
 * open.
 */
export function natal(composer: Composer, point: ChartPoint, { bare = false } = {}): string {
  const sign = sureSign(composer.context.chart, point)
  const name = bare
    ? ['sun', 'moon', 'asc', 'mc'].includes(point)
      ? `the ${pointName(point)}`
      : pointName(point)
    : `your ${pointName(point)}`
  if (!sign || composer.named.has(point)) return name
  composer.named.add(point)
  composer.claim({ kind: 'sign', point, sign })
  return `${name} in ${sign}`
}

/** "your seventh house, the house of partnership"; the second half at the first mention only. */
export function houseName(composer: Composer, house: number): string {
  const words = `your ${ordinal(house)} house`
  if (composer.named.has(`house${house}`)) return words
  composer.named.add(`house${house}`)
  // somebody who was told a few days ago what this house is called need not be told again
  if (composer.age(`named.house${house}`) < 10) return words
  composer.remember(`named.house${house}`)
  composer.claim({ kind: 'house_name', house, name: HOUSE_NAMES[house - 1]! })
  return `${words}, the house of ${HOUSE_NAMES[house - 1]}`
}

const NATAL_ANGLES: Record<MajorAspect, string> = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
}

/** "your Venus in Libra square to Mars in Cancer" */
export function natalAspect(composer: Composer, fact: AspectFact): string {
  composer.claim({ kind: 'aspect', a: fact.a, b: fact.b, aspect: fact.aspect })
  return `${natal(composer, fact.a)} ${NATAL_ANGLES[fact.aspect]} ${natal(composer, fact.b, { bare: true })}`
}

/**
 * "about a degree from exact"; empty when it is too wide to be worth saying. "Within" is an upper bound and
 * is claimed as one.
 */
export function orbWords(composer: Composer, fact: AspectFact): string {
  const { orb } = fact
  const degrees = orb <= 0.25 ? 0.25 : orb <= 0.5 ? 0.5 : orb <= 1.25 ? 1 : orb < 1.75 ? 1.5 : Math.round(orb)
  const words = ORB_WORDS[degrees]
  if (!words) return ''
  composer.claim({ kind: 'orb', a: fact.a, b: fact.b, aspect: fact.aspect, degrees })
  return words
}

/** ", orb 1.3°": exact, where the birth time leaves it as it is; else empty. */
export function orbFigure(
  composer: Composer,
  { a, b, aspect, orb, range }: Pick<NatalAspect, 'a' | 'b' | 'aspect' | 'orb' | 'range'>,
): string {
  if (range && range.to - range.from > 0.05) return ''
  const degrees = Number(orb.toFixed(1))
  composer.claim({ kind: 'orb', a, b, aspect, degrees, isTenths: true })
  return `, orb ${degrees.toFixed(1)}°`
}

const ORB_WORDS: Record<number, string> = {
  0.25: 'exact to within a quarter of a degree',
  0.5: 'exact to within half a degree',
  1: 'about a degree from exact',
  1.5: 'about one and a half degrees from exact',
  2: 'about two degrees from exact',
  3: 'about three degrees from exact',
  4: 'about four degrees from exact',
}

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

/** "3 May", with the year unless the reader will take the right one anyway. */
export function day(composer: Composer, at: Date, role: DateRole, of: Subject): string {
  const date = composer.sky.localDate(composer.context.frame.zone, at)
  composer.claim({ kind: 'date', of, said: { role, date, time: null } })
  return plainDay(composer, date)
}

function plainDay(composer: Composer, date: string): string {
  const { year, month, day: number } = partsOf(date)
  const words = `${number} ${MONTHS[month - 1]}`
  if (isYearPlain(composer, date)) return words
  composer.writeYear(year)
  return `${words} ${year}`
}

/**
 * Without a year a date is the next such day from today on, or stands beside a year written in the same line.
 * What comes round again within a month of today's own date would be taken for the one of this year, so a
 * full year ahead is not bare.
 */
function isYearPlain(composer: Composer, date: string): boolean {
  if (partsOf(date).year !== composer.year) return false
  const ahead = daysBetween(composer.context.frame.today, date)
  return composer.hasYearInLine || (ahead >= 0 && ahead <= BARE_DAYS)
}

/** About eleven months. */
const BARE_DAYS = 335
/** "From 11 September to 6 September" would be taken for a slip. */
const FAR_DAYS = 300

/** "from 21 April to 16 May 2027", "from 1 to 27 May", "on 26 April"; word is "from" or "between". */
export function range(
  composer: Composer,
  from: Date,
  to: Date,
  of: Subject,
  word: 'from' | 'between' = 'from',
): string {
  const zone = composer.context.frame.zone
  const [a, b] = [composer.sky.localDate(zone, from), composer.sky.localDate(zone, to)]
  if (a === b) return `${word === 'from' ? 'on' : 'around'} ${day(composer, from, 'at', of)}`
  const roles: [DateRole, DateRole] = word === 'from' ? ['from', 'to'] : ['between', 'between']
  composer.claim({ kind: 'date', of, said: { role: roles[0], date: a, time: null } })
  composer.claim({ kind: 'date', of, said: { role: roles[1], date: b, time: null } })
  const [first, last] = [partsOf(a), partsOf(b)]
  const isEndYearSaid = first.year !== last.year || !isYearPlain(composer, b)
  // beside the end's year a beginning in the year before is bare only where it is still ahead in the running
  // year
  const isOrdered = first.month * 31 + first.day <= last.month * 31 + last.day
  const isNear = !isOrdered && first.year === last.year - 1 && daysBetween(a, b) < FAR_DAYS
  const isPlain =
    first.year === last.year ||
    (isNear && first.year === composer.thisYear && a >= composer.context.frame.today)
  const firstYear = isPlain ? '' : ` ${first.year}`
  const firstMonth =
    first.month === last.month && first.year === last.year && firstYear === ''
      ? ''
      : ` ${MONTHS[first.month - 1]}`
  if (isEndYearSaid) composer.writeYear(last.year)
  return `${word} ${first.day}${firstMonth}${firstYear} ${word === 'from' ? 'to' : 'and'} ${last.day} ${MONTHS[last.month - 1]}${isEndYearSaid ? ` ${last.year}` : ''}`
}

/** "Wednesday 25 November" */
export function weekdayDate(composer: Composer, at: Date, role: DateRole, of: Subject): string {
  const date = composer.sky.localDate(composer.context.frame.zone, at)
  return `${WEEKDAYS[weekday(date) - 1]} ${day(composer, at, role, of)}`
}

/** "09:20"; `withDay` repeats the day that was named before it. */
export function hour(
  composer: Composer,
  at: Date,
  role: DateRole,
  of: Subject,
  date: string | null = null,
): string {
  const time = clock(composer.sky, composer.context.frame.zone, at)
  composer.claim({ kind: 'date', of, said: { role, date, time } })
  return time
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
