/** What stood over a time that lies behind, told in the past. */
import type { PassageFact, TransitFact } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import { houseName, natal } from '../name.ts'
import type { Composer } from '../composer.ts'
import { capital, full } from '../../language/text.ts'
import { tonesOf } from '../timed-fact-lines.ts'
import { day, range } from '../date-names.ts'
import { subjectOf, isOfOneDay } from '../transit-names.ts'
import type { Line, LineOrBreak } from '../line.ts'

/** A transit that has begun, with both its ends: what reaches beyond the tables is not told as past. */
export type Past = TransitFact & { enters: Date; leaves: Date }

export function isPast(now: Date): (fact: TransitFact) => fact is Past {
  return (fact): fact is Past =>
    fact.enters !== null &&
    fact.leaves !== null &&
    (fact.exact.length > 0 || fact.between !== null) &&
    fact.enters <= now
}

const NOUNS = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
} as const

export function noun(composer: Composer, fact: TransitFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} ${NOUNS[fact.aspect]} ${natal(composer, fact.point)}`
}

/**
 * ", from 3 January to 5 March 2020, exact on 30 January": all passes, since all of them lie behind or belong
 * to the same stay.
 */
export function dates(composer: Composer, fact: Past): string {
  if (isOfOneDay(composer, fact))
    return composer.context.frame.span.from !== composer.context.frame.span.to
      ? `, on ${day(composer, fact.enters, 'at', subjectOf(fact))}`
      : ''
  return `, ${range(composer, fact.enters, fact.leaves, subjectOf(fact))}${passes(composer, fact)}`
}

function passes(composer: Composer, { exact, between, ...fact }: TransitFact): string {
  const subject = subjectOf({ exact, between, ...fact })
  if (exact.length === 0)
    return between ? `, closest ${range(composer, between[0], between[1], subject, 'between')}` : ''
  const days = exact.map((at) => day(composer, at, 'exact', subject))
  return `, exact on ${days.length === 1 ? days[0] : `${days.slice(0, -1).join(', on ')} and on ${days.at(-1)}`}`
}

/** "From 3 January to 5 March 2020 Saturn was square to your Venus in Libra." */
export function sentenceOf(composer: Composer, fact: Past): string {
  const subject = subjectOf(fact)
  if (isOfOneDay(composer, fact))
    return `On ${day(composer, fact.enters, 'at', subject)} ${was(composer, fact)}.`
  if (fact.leaves > composer.context.frame.at) {
    const words = was(composer, fact).replace(' was ', ' has been ')
    return `Since ${day(composer, fact.enters, 'from', subject)} ${words}, and it lasts until ${day(composer, fact.leaves, 'to', subject)}.`
  }
  return composer.form('past.window', [
    () =>
      `${capital(range(composer, fact.enters, fact.leaves, subject))} ${was(composer, fact)}${passes(composer, fact)}.`,
    () =>
      `${capital(was(composer, fact))} ${range(composer, fact.enters, fact.leaves, subject)}${passes(composer, fact)}.`,
    () =>
      `Beside it ${was(composer, fact)} ${range(composer, fact.enters, fact.leaves, subject)}${passes(composer, fact)}.`,
  ])
}

function was(composer: Composer, fact: TransitFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} was ${NOUNS[fact.aspect]} ${natal(composer, fact.point)}`
}

/** "Such a time puts a weight on your affections." */
export function* manner(composer: Composer, fact: TransitFact): Iterable<Line> {
  const does = composer.unit(tonesOf(fact.body, fact.tone).map((tone) => `${fact.body}>${tone}.does`))
  const point = composer.unit(`point.${fact.point}`)
  if (does && point)
    yield composer.line(full(`${such(composer)} ${does.text.replaceAll('{it}', point.text)}`), [], fact.id)
}

function such(composer: Composer): string {
  return composer.form('past.such', [
    () => 'Such a time',
    () => 'A time like that',
    () => 'A stretch of that kind',
    () => 'A passage of that sort',
  ])
}

export function* stayLines(composer: Composer, fact: PassageFact): Iterable<LineOrBreak> {
  if (!fact.enters || !fact.leaves) return
  const subject = subjectOf(fact)
  composer.claim({ kind: 'subject', subject })
  const isOn = fact.leaves > composer.context.frame.at
  const name = () => {
    const words = houseName(composer, fact.house)
    return words.includes(',') ? `${words},` : words
  }
  const text = isOn
    ? `${capital(skyName(fact.body))} has been in ${name()} since ${day(composer, fact.enters, 'from', subject)}.`
    : `${capital(skyName(fact.body))} was in ${name()} ${range(composer, fact.enters, fact.leaves, subject)}.`
  yield composer.line(text, [fact])
  const does = composer.unit(`${fact.body}>house.does`)
  const arena = composer.unit(`house#${fact.house}.arena`)
  if (does && arena)
    yield composer.line(full(`A stay of that kind ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}
