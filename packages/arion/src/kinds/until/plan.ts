/**
 * How long, and when it is over: the day first, then what it comes from and whether it comes back, what stays
 * or follows, what helps meanwhile, one thing to do.
 */
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { day } from '../../almanac/date-names.ts'
import { counts } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { closingAction, drivingPlacement, fillUp, hardAspects, say } from '../../almanac/plans/shared.ts'
import { aspectClause, aspectSource } from '../../almanac/reason-lines.ts'
import { isBegun, subjectOf } from '../../almanac/transit-names.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { capital, full } from '../../language/text.ts'
import { carrying, endingOf, isSame, shownNow, weighing, yearsAhead } from './endings.ts'
import type { Ending } from './endings.ts'

export function* untilPlan(composer: Composer): Iterable<LineOrBreak> {
  yield* composer.within(yearsAhead(composer), told)
}

function* told(composer: Composer): Iterable<LineOrBreak> {
  const { context } = composer
  const { theme, traits } = context.intent
  const shown = shownNow(composer, context)
  if (shown) yield* ofShown(composer, endingOf(composer, shown))
  else if (traits.has('good') && !traits.has('hard')) yield* ofGood(composer, context)
  else yield* ofWeight(composer, context)
  yield* closingAction(composer, theme, drivingPlacement(composer)?.sign ?? null)
}

function* ofShown(composer: Composer, found: Ending): Iterable<LineOrBreak> {
  yield* ending(composer, ['until.shown', 'until.shown.twice'], found)
  yield composer.paragraph()
}

function* ofGood(composer: Composer, context: QuestionContext): Iterable<LineOrBreak> {
  const [fact] = carrying(composer, context)
  if (fact) yield* ending(composer, ['until.good', 'until.good.twice'], endingOf(composer, fact))
  else {
    yield* say(composer, 'until.good.own')
    yield composer.paragraph()
    yield* fillUp(composer, context.intent.theme)
  }
  yield composer.paragraph()
}

function* ofWeight(composer: Composer, context: QuestionContext): Iterable<LineOrBreak> {
  const [heaviest, ...others] = weighing(composer, context)
  if (!heaviest) {
    yield* ofNoWeight(composer, context)
    return
  }
  const found = endingOf(composer, heaviest)
  const once = heaviest.body === 'mars' ? 'until.brief' : 'until.ends'
  yield* ending(composer, [once, 'until.ends.twice'], found)
  const end = found.visits.at(-1)?.leaves ?? heaviest.leaves!
  const next =
    others.find(({ leaves }) => leaves! > end) ??
    soonAfter(composer, end, context).find((fact) => !isSame(fact, heaviest))
  if (next) {
    const opening = isBegun(composer, next)
      ? 'What stays after it, and weighs less, is'
      : 'The next to reckon with is'
    yield composer.paragraph()
    yield* tellTimedFact(composer, next, context.intent.theme, opening, 'short')
  }
  const help = soonestHelp(composer, context)
  if (help && (help.enters === null || help.enters < end)) {
    const opening = isBegun(composer, help) ? 'What helps you through it is' : 'Help comes before that, with'
    yield composer.paragraph()
    yield* tellTimedFact(composer, help, context.intent.theme, opening, 'short')
  }
  yield composer.paragraph()
  yield* say(composer, 'until.matter')
}

/** Nothing in the sky holds it: what lasts in the chart, and the first that could lighten it. */
function* ofNoWeight(composer: Composer, context: QuestionContext): Iterable<LineOrBreak> {
  const { theme } = context.intent
  yield* say(composer, 'until.clear')
  yield composer.paragraph()
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, theme)
    if (!clause) continue
    yield composer.line(capital(full(clause)), [fact])
    yield aspectSource(composer, fact)
    break
  }
  const help = soonestHelp(composer, context)
  if (help) {
    const opening = isBegun(composer, help) ? 'What can lighten it now is' : 'The first to lighten it is'
    yield composer.paragraph()
    yield* tellTimedFact(composer, help, theme, opening, 'short')
  }
  yield composer.paragraph()
}

/** Its day, what it is, and the days on which it comes back. `keys`: for one visit, for more. */
function* ending(
  composer: Composer,
  keys: readonly [string, string],
  { fact, visits }: Ending,
): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const last = visits.at(-1)
  const unit = composer.unit(keys[last?.leaves ? 1 : 0])
  if (unit) yield composer.line(full(dated(composer, unit.text, fact, last)), [fact])
  const unsure = uncertainty(composer, 'What I date here is sure without it.')
  if (unsure) yield unsure
  yield composer.paragraph()
  const opening = composer.form('until.is', [
    () => 'What you feel of it comes from',
    () => 'In the sky it is',
    () => 'Behind it stands',
  ])
  yield* tellTimedFact(composer, fact, theme, opening)
  for (const visit of visits) yield* tellTimedFact(composer, visit, theme, 'It comes back with', 'short')
  yield* peak(composer, [fact, ...visits])
}

/** `{when}`: when it lets go; `{last}`: when its last visit does. */
function dated(composer: Composer, text: string, fact: TimedFact, last: TimedFact | undefined): string {
  return text.replaceAll(/\{(when|last)\}/g, (_, name: string) => {
    const of = name === 'last' && last ? last : fact
    return day(composer, of.leaves!, 'to', subjectOf(of))
  })
}

/** Whether its exact days are over: known only where the birth time leaves them as they are. */
function* peak(composer: Composer, visits: readonly TimedFact[]): Iterable<LineOrBreak> {
  if (visits.some((fact) => fact.kind !== 'transit' || fact.between)) return
  const exact = visits.flatMap((fact) => (fact.kind === 'transit' ? fact.exact : []))
  if (exact.length === 0 || counts(visits[0]!) > 0) return
  const isOver = exact.every((at) => at < composer.context.frame.at)
  yield* say(composer, isOver ? 'until.past_peak' : 'until.peak')
}

/** A weight that begins before the end of it, or within two months after. */
function soonAfter(composer: Composer, end: Date, { transits }: QuestionContext): TimedFact[] {
  return transits
    .filter((fact) => counts(fact) < -WORTH_NAMING && !isBegun(composer, fact))
    .filter(({ enters }) => Number(enters) < Number(end) + TWO_MONTHS)
    .toSorted((a, b) => Number(a.enters) - Number(b.enters))
}

/** On now and the strongest, else the first to begin. */
function soonestHelp(composer: Composer, context: QuestionContext): TimedFact | undefined {
  const [now] = carrying(composer, context)
  if (now && counts(now) > WORTH_NAMING) return now
  return [...context.transits, ...context.passages]
    .filter((fact) => counts(fact) > WORTH_NAMING && !isBegun(composer, fact))
    .toSorted((a, b) => Number(a.enters) - Number(b.enters))[0]
}

const WORTH_NAMING = 0.15
const TWO_MONTHS = 60 * 86_400_000
