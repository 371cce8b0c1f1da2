/**
 * What stood over a time that lies behind: its weightiest transits with their dates, what such a time is
 * about, and a question back.
 */
import type { PassageFact, TransitFact } from '../../brief/facts.ts'
import { skyName } from '../../language/statements.ts'
import type { Subject } from '../../claims/claim.ts'
import { daysBetween } from '../../language/calendar.ts'
import { day, houseName, isOfOneDay, natal, range, subjectOf } from '../name.ts'
import type { Line, Composer, LineOrBreak } from '../composer.ts'
import { rarity } from './rarity.ts'
import { withoutHouses } from './shared.ts'
import { capital, full } from '../../language/text.ts'
import { tonesOf } from '../timed-fact-lines.ts'

export function* pastPlan(composer: Composer): Iterable<LineOrBreak> {
  const chosen = weightiest(composer)
  const [first, ...others] = chosen
  if (!first) {
    const quiet = composer.unit('past.quiet')
    if (quiet) yield composer.line(quiet.text)
  } else {
    yield composer.line(
      `${composer.form('past.first', [() => 'What weighed most', () => 'The heaviest thing over you', () => 'What stood over you most plainly'])} ${inSpan(composer, subjectOf(first))} was ${noun(composer, first)}${dates(composer, first)}.`,
      [first],
    )
    composer.lead(first)
    const feels = composer.unit(
      tonesOf(first.body, first.tone).map((tone) => `${first.body}>${first.point}.${tone}.feels`),
      { isOptional: true },
    )
    const frame = feels && composer.unit('past.frame')
    if (feels && frame)
      yield composer.line(`${frame.text} ${full(feels.text.replaceAll('{now}', 'then'))}`, [], first.id)
    else yield* manner(composer, first)
  }
  yield* withoutHouses(composer)
  for (const fact of others) {
    yield composer.paragraph()
    yield composer.line(sentenceOf(composer, fact), [fact])
    composer.lead(fact)
    yield* manner(composer, fact)
  }
  const stay = composer.context.passages[0]
  if (stay) {
    yield composer.paragraph()
    yield* stayLines(composer, stay)
  }
  yield composer.paragraph()
  const isTired = composer.context.intent.theme === 'tired'
  for (const key of [...(isTired ? ['care.tired'] : []), 'past.limit', 'past.ask']) {
    const unit = composer.unit(key)
    if (unit) yield composer.line(unit.text)
  }
}

/**
 * Up to three, no body and no point twice; a hard time is read from its hard transits, a good one from the
 * others.
 */
function weightiest(composer: Composer): Past[] {
  const text = composer.input.question.toLowerCase()
  const isHard =
    /\b(hard|difficult|bad|tough|terrible|awful|rough|painful|heavy|lonely|sad|worst|tired|wrong|lose|lost|fail(ed)?|end(ed)?|fell|fall apart|broke|break|divorced?|leave|left)\b/.test(
      text,
    )
  const isGood = /\b(good|great|happy|easy|lucky|wonderful|best)\b/.test(text)
  const fits = ({ tone }: TransitFact) => (isHard ? tone !== 'soft' : isGood ? tone !== 'hard' : true)
  const all = composer.context.transits.filter(isPast(composer.context.frame.at))
  // within weeks and months the quick ones come and go
  const isLong = daysBetween(composer.context.frame.span.from, composer.context.frame.span.to) > 7
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
function inSpan(composer: Composer, of: Subject): string {
  const { frame } = composer.context
  const { phrase, from, to } = frame.span
  if (from === to) return `on ${day(composer, frame.from, 'at', of)}`
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

function noun(composer: Composer, fact: TransitFact): string {
  composer.claim({ kind: 'subject', subject: subjectOf(fact) })
  return `${skyName(fact.body)} ${NOUNS[fact.aspect]} ${natal(composer, fact.point)}`
}

/**
 * ", from 3 January to 5 March 2020, exact on 30 January": all passes, since all of them lie behind or belong
 * to the same stay.
 */
function dates(composer: Composer, fact: Past): string {
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
function sentenceOf(composer: Composer, fact: Past): string {
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
function* manner(composer: Composer, fact: TransitFact): Iterable<Line> {
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

function* stayLines(composer: Composer, fact: PassageFact): Iterable<LineOrBreak> {
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
