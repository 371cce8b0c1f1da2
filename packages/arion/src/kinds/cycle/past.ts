/**
 * What stood over a time that lies behind: its weightiest transits with their dates, what such a time is
 * about, and a question back.
 */
import type { TransitFact } from '../../brief/facts.ts'
import type { Subject } from '../../claims/claim.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import { rarity } from './rarity.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { full } from '../../language/text.ts'
import { tonesOf } from '../../almanac/timed-fact-lines.ts'
import { day } from '../../almanac/date-names.ts'
import { subjectOf } from '../../almanac/transit-names.ts'
import { isPast, noun, dates, sentenceOf, manner, stayLines } from '../../almanac/plans/past-lines.ts'
import type { Past } from '../../almanac/plans/past-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* pastPlan(composer: Composer): Iterable<LineOrBreak> {
  const chosen = weightiest(composer)
  const [first, ...others] = chosen
  if (!first) {
    const quiet = composer.unit('past.quiet')
    if (quiet) yield composer.line(quiet.text)
  } else {
    const feels = composer.unit(
      tonesOf(first.body, first.tone).map((tone) => `${first.body}>${first.point}.${tone}.feels`),
      { isOptional: true },
    )
    const frame = feels && composer.unit('past.frame')
    // how such a time is comes before what made it so
    const begins = feels && frame ? `${frame.text} ${full(feels.text.replaceAll('{now}', 'then'))} ` : ''
    yield composer.line(
      `${begins}${composer.form('past.first', [() => 'What weighed most', () => 'The heaviest thing over you', () => 'What stood over you most plainly'])} ${inSpan(composer, subjectOf(first))} was ${noun(composer, first)}${dates(composer, first)}.`,
      [first],
    )
    composer.lead(first)
    if (!feels || !frame) yield* manner(composer, first)
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
  // who told what happened is not told that nobody here knows it
  const { named } = composer.context.intent
  // nor who asks why, which of the dates they know again
  const isTold = named?.told || named?.asksWhy
  const ends = isTold ? [] : ['past.limit', 'past.ask']
  for (const key of [
    ...(isTired ? ['care.tired'] : []),
    ...(isMourned(composer) ? [mournedOf(composer)] : ends),
  ]) {
    const unit = composer.unit(key)
    if (unit) yield composer.line(unit.text)
  }
}

/** Who misses somebody is not asked which dates they know again. */
function isMourned({ context }: Composer): boolean {
  return context.intent.grief !== undefined
}

function mournedOf({ context: { frame } }: Composer): string {
  return daysBetween(frame.span.to, frame.today) < NEAR_DAYS ? 'past.mourned.near' : 'past.mourned'
}
/** So near it may be the very time of the death. */
const NEAR_DAYS = 400

/** What weighed most over a time that another one is held against: two lines of it, and no question back. */
export function* pastBriefly(composer: Composer): Iterable<LineOrBreak> {
  const [first, second] = weightiest(composer)
  if (!first) {
    const quiet = composer.unit('past.quiet')
    if (quiet) yield composer.line(quiet.text)
    return
  }
  yield composer.line(
    `What weighed most ${inSpan(composer, subjectOf(first))} was ${noun(composer, first)}${dates(composer, first)}.`,
    [first],
  )
  composer.lead(first)
  yield* manner(composer, first)
  if (!second) return
  yield composer.line(sentenceOf(composer, second), [second])
  composer.lead(second)
}

/**
 * Up to three, no body and no point twice; a hard time is read from its hard transits, a good one from the
 * others.
 */
function weightiest(composer: Composer): Past[] {
  const { traits } = composer.context.intent
  const [isHard, isGood] = [traits.has('hard'), traits.has('good')]
  const fits = ({ tone }: TransitFact) => (isHard ? tone !== 'soft' : isGood ? tone !== 'hard' : true)
  const { from, to, at, span } = composer.context.frame
  // what only began on a day, or was over by its evening, did not stand over it
  const stood = ({ enters, leaves, exact }: Past) =>
    span.from < span.to ||
    (enters <= from && leaves >= to) ||
    exact.some((moment) => moment >= from && moment < to)
  const all = composer.context.transits.filter(isPast(at)).filter(stood)
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

/** "in March 2020", "last week", "on 11 September 2001": a day is a date of the transit named after it. */
function inSpan(composer: Composer, of: Subject): string {
  const { frame } = composer.context
  const { said } = frame
  const { phrase, from, to } = frame.span
  if (from === to) return `on ${day(composer, frame.from, 'at', of)}`
  if (said.hasDate) return 'in that week'
  return said.isLastOrThis ? phrase : `in ${phrase}`
}
