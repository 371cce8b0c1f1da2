/**
 * How long, and when it is over: the day first, then what it comes from and whether it comes back, what stays
 * or follows, what helps meanwhile, one thing to do.
 */
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { closingAction, drivingPlacement, fillUp, hardAspects, say } from '../../almanac/plans/shared.ts'
import { aspectClause, aspectSource } from '../../almanac/reason-lines.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import { capital, full } from '../../language/text.ts'
import { ending } from './ending.ts'
import {
  carrying,
  endingOf,
  isSame,
  shownNow,
  soonAfter,
  soonestHelp,
  weighing,
  yearsAhead,
} from './endings.ts'
import type { Ending } from './endings.ts'
import { partingPlan } from './parting.ts'

export function* untilPlan(composer: Composer): Iterable<LineOrBreak> {
  if (composer.context.intent.eases) yield* partingPlan(composer, composer.context.intent.eases)
  else yield* composer.within(yearsAhead(composer), told)
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
