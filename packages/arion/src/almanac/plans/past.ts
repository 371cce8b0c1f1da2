/**
 * What stood over a time that lies behind: its weightiest transits with their dates, what such a time is
 * about, and a question back.
 */
import type { PassageFact, TransitFact } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { daysBetween } from '../../language/calendar.ts'
import { day, houseName, isOfOneDay, natal, range, subjectOf } from '../name.ts'
import type { Line, Pen, Stroke } from '../pen.ts'
import { rarity } from './rarity.ts'
import { withoutHouses } from './shared.ts'
import { capital, full } from '../../language/text.ts'
import { tonesOf } from '../weather-lines.ts'

export function* pastPlan(pen: Pen): Iterable<Stroke> {
  const chosen = weightiest(pen)
  const [first, ...others] = chosen
  if (!first) {
    const quiet = pen.unit('past.quiet')
    if (quiet) yield pen.line(quiet.text)
  } else {
    yield pen.line(
      `${pen.form('past.first', [() => 'What weighed most', () => 'The heaviest thing over you', () => 'What stood over you most plainly'])} ${inSpan(pen, subjectOf(first))} was ${noun(pen, first)}${dates(pen, first)}.`,
      [first],
    )
    pen.lead(first)
    const feels = pen.unit(
      tonesOf(first.body, first.tone).map((tone) => `${first.body}>${first.point}.${tone}.feels`),
      { isOptional: true },
    )
    const frame = feels && pen.unit('past.frame')
    if (feels && frame)
      yield pen.line(`${frame.text} ${full(feels.text.replaceAll('{now}', 'then'))}`, [], first.id)
    else yield* manner(pen, first)
  }
  yield* withoutHouses(pen)
  for (const fact of others) {
    yield pen.paragraph()
    yield pen.line(sentenceOf(pen, fact), [fact])
    pen.lead(fact)
    yield* manner(pen, fact)
  }
  const stay = pen.matter.passages[0]
  if (stay) {
    yield pen.paragraph()
    yield* stayLines(pen, stay)
  }
  yield pen.paragraph()
  const isTired = pen.matter.reading.theme === 'tired'
  for (const key of [...(isTired ? ['care.tired'] : []), 'past.limit', 'past.ask']) {
    const unit = pen.unit(key)
    if (unit) yield pen.line(unit.text)
  }
}

/**
 * Up to three, no body and no point twice; a hard time is read from its hard transits, a good one from the
 * others.
 */
function weightiest(pen: Pen): Past[] {
  const text = pen.input.question.toLowerCase()
  const isHard =
    /\b(hard|difficult|bad|tough|terrible|awful|rough|painful|heavy|lonely|sad|worst|tired|wrong|lose|lost|fail(ed)?|end(ed)?|fell|fall apart|broke|break|divorced?|leave|left)\b/.test(
      text,
    )
  const isGood = /\b(good|great|happy|easy|lucky|wonderful|best)\b/.test(text)
  const fits = ({ tone }: TransitFact) => (isHard ? tone !== 'soft' : isGood ? tone !== 'hard' : true)
  const all = pen.matter.transits.filter(isPast(pen.matter.frame.at))
  // within weeks and months the quick ones come and go
  const isLong = daysBetween(pen.matter.frame.span.from, pen.matter.frame.span.to) > 7
  const slow = all.filter(({ body }) => ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(body))
  const worth = (fact: TransitFact) => fact.weight * rarity(fact.body) * (fits(fact) ? 1 : 0.2)
  const ranked = [...(isLong && slow.length > 0 ? slow : all)].sort((a, b) => worth(b) - worth(a))
  const chosen: Past[] = []
  for (const fact of ranked)
    if (chosen.length < 3 && !chosen.some((one) => one.body === fact.body || one.point === fact.point))
      chosen.push(fact)
  return chosen
}

/** A transit that has begun, with both its ends: what reaches beyond the tables is not told as past. */
type Past = TransitFact & { enters: Date; leaves: Date }

function isPast(now: Date): (fact: TransitFact) => fact is Past {
  return (fact): fact is Past =>
    fact.enters !== null &&
    fact.leaves !== null &&
    (fact.exact.length > 0 || fact.between !== null) &&
    fact.enters <= now
}

/** "in March 2020", "last week", "on 11 September 2001": a day is a date of the transit named after it. */
function inSpan(pen: Pen, of: Subject): string {
  const { frame } = pen.matter
  const { phrase, from, to } = frame.span
  if (from === to) return `on ${day(pen, frame.from, 'at', of)}`
  if (/\d [A-Z]/.test(phrase)) return 'in that week'
  return /^(last|this) /.test(phrase) ? phrase : `in ${phrase}`
}

const NOUNS = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
} as const

function noun(pen: Pen, fact: TransitFact): string {
  pen.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} ${NOUNS[fact.aspect]} ${natal(pen, fact.point)}`
}

/**
 * ", from 3 January to 5 March 2020, exact on 30 January": all passes, since all of them lie behind or belong
 * to the same stay.
 */
function dates(pen: Pen, fact: Past): string {
  if (isOfOneDay(pen, fact))
    return pen.matter.frame.span.from !== pen.matter.frame.span.to
      ? `, on ${day(pen, fact.enters, 'at', subjectOf(fact))}`
      : ''
  return `, ${range(pen, fact.enters, fact.leaves, subjectOf(fact))}${passes(pen, fact)}`
}

function passes(pen: Pen, { exact, between, ...fact }: TransitFact): string {
  const subject = subjectOf({ exact, between, ...fact })
  if (exact.length === 0)
    return between ? `, closest ${range(pen, between[0], between[1], subject, 'between')}` : ''
  const days = exact.map((at) => day(pen, at, 'exact', subject))
  return `, exact on ${days.length === 1 ? days[0] : `${days.slice(0, -1).join(', on ')} and on ${days.at(-1)}`}`
}

/** "From 3 January to 5 March 2020 Saturn was square to your Venus in Libra." */
function sentenceOf(pen: Pen, fact: Past): string {
  const subject = subjectOf(fact)
  if (isOfOneDay(pen, fact)) return `On ${day(pen, fact.enters, 'at', subject)} ${was(pen, fact)}.`
  if (fact.leaves > pen.matter.frame.at) {
    const words = was(pen, fact).replace(' was ', ' has been ')
    return `Since ${day(pen, fact.enters, 'from', subject)} ${words}, and it lasts until ${day(pen, fact.leaves, 'to', subject)}.`
  }
  return pen.form('past.window', [
    () => `${capital(range(pen, fact.enters, fact.leaves, subject))} ${was(pen, fact)}${passes(pen, fact)}.`,
    () => `${capital(was(pen, fact))} ${range(pen, fact.enters, fact.leaves, subject)}${passes(pen, fact)}.`,
    () => `Beside it ${was(pen, fact)} ${range(pen, fact.enters, fact.leaves, subject)}${passes(pen, fact)}.`,
  ])
}

function was(pen: Pen, fact: TransitFact): string {
  pen.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} was ${NOUNS[fact.aspect]} ${natal(pen, fact.point)}`
}

/** "Such a time puts a weight on your affections." */
function* manner(pen: Pen, fact: TransitFact): Iterable<Line> {
  const does = pen.unit(tonesOf(fact.body, fact.tone).map((tone) => `${fact.body}>${tone}.does`))
  const point = pen.unit(`point.${fact.point}`)
  if (does && point)
    yield pen.line(full(`${such(pen)} ${does.text.replaceAll('{it}', point.text)}`), [], fact.id)
}

function such(pen: Pen): string {
  return pen.form('past.such', [
    () => 'Such a time',
    () => 'A time like that',
    () => 'A stretch of that kind',
    () => 'A passage of that sort',
  ])
}

function* stayLines(pen: Pen, fact: PassageFact): Iterable<Stroke> {
  if (!fact.enters || !fact.leaves) return
  const subject = subjectOf(fact)
  pen.claim({ kind: 'subject', subject })
  const isOn = fact.leaves > pen.matter.frame.at
  const name = () => {
    const words = houseName(pen, fact.house)
    return words.includes(',') ? `${words},` : words
  }
  const text = isOn
    ? `${capital(skyName(fact.body))} has been in ${name()} since ${day(pen, fact.enters, 'from', subject)}.`
    : `${capital(skyName(fact.body))} was in ${name()} ${range(pen, fact.enters, fact.leaves, subject)}.`
  yield pen.line(text, [fact])
  const does = pen.unit(`${fact.body}>house.does`)
  const arena = pen.unit(`house#${fact.house}.arena`)
  if (does && arena)
    yield pen.line(full(`A stay of that kind ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}
