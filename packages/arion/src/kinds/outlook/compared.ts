/** One time held against another: lighter, heavier or the same, what lay over the one, then the other. */
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Span } from '../../time/span.ts'
import type { Composer } from '../../almanac/composer.ts'
import { leaningOf } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { outlookPlan } from './plan.ts'
import { pastBriefly } from '../cycle/past.ts'

export function* comparedPlan(composer: Composer, beside: Span): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const behind = ofItsDays(
    contextOf(composer.sky, chart, frame.at, frame.zone, {
      ...intent,
      kind: 'cycle',
      cycle: { is: 'past' },
      span: beside,
    }),
  )
  const difference = balanceOf(ofItsDays(composer.context)) - balanceOf(behind)
  const verdict = composer.unit(
    `compared.${difference > APART ? 'lighter' : difference < -APART ? 'heavier' : 'same'}`,
  )
  if (verdict) yield composer.line(verdict.text)
  yield composer.line(
    composer.form('compared', [
      () => 'The two side by side, and first the one behind you.',
      () => 'First what is behind you, then what is ahead.',
    ]),
  )
  yield composer.paragraph()
  yield* composer.within(behind, pastBriefly)
  yield composer.paragraph()
  yield composer.line(
    composer.form('compared.ahead', [() => 'Now the one ahead.', () => 'And this is the other one.']),
  )
  yield* outlookPlan(composer)
}

/** Below it two stretches weigh about the same. */
const APART = 0.25

function balanceOf(context: QuestionContext): number {
  return leaningOf({ ...context, later: [] }).balance
}

/** Of a few days, what is peculiar to them. */
function ofItsDays(context: QuestionContext): QuestionContext {
  const { from, to, span } = context.frame
  if (daysBetween(span.from, span.to) > 9) return context
  const transits = context.transits.filter(({ exact }) => exact.some((at) => at >= from && at < to))
  return transits.length > 0 ? { ...context, transits, passages: [] } : context
}
