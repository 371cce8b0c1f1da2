/** Whether a body of the sky of now stands over a point of the chart; if not, when it does next. */
import type { MajorAspect, Planet } from '@astrarium/sky'
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { TransitFact } from '../../brief/facts.ts'
import { degreeOf } from '../../brief/chart-points.ts'
import { enginePoint } from '../../brief/chart-statement.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import { addMonths } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import { pointPlan } from './point.ts'
import { windowAfter } from '../../almanac/window-lines.ts'

interface Passing {
  mover: Planet
  over: ChartPoint
  /** the one that was asked about; null: any */
  angle: MajorAspect | null
}

export function* passing(composer: Composer, { mover, over, angle }: Passing): Iterable<LineOrBreak> {
  if (degreeOf(composer.context.chart, over) === null) {
    const open = composer.unit('technique.open')
    if (open) yield composer.line(open.text)
    yield* pointPlan(composer, { about: 'point', point: over, asks: 'place', guess: null })
    return
  }
  const [point] = enginePoint(over)
  const ahead = aheadOf(composer, mover)
  const isOver = (fact: TransitFact) => fact.leaves !== null && fact.leaves <= composer.context.frame.at
  const all = ahead.transits.filter((fact) => fact.point === point && !isOver(fact)).toSorted(byBegin)
  const wanted = all.filter(({ aspect }) => angle === null || aspect === angle)
  const on = (wanted.length > 0 ? wanted : all).find((fact) => isBegun(composer, fact))
  const [next] = wanted
  const [nearer] = all
  yield* composer.within(ahead, function* (within) {
    if (on) yield* told(within, wanted.includes(on) ? 'Yes, it is on now:' : 'Not that one. On it now is', on)
    else if (next) yield* told(within, 'Not now. It comes next with', next)
    else {
      const none = within.unit('technique.no_hits')
      if (none) yield within.line(`Not now. ${none.text}`)
    }
    if (!on && nearer && nearer !== next) {
      yield within.paragraph()
      yield* told(within, 'What comes nearer than that is', nearer)
    }
  })
}

function* told(composer: Composer, opening: string, fact: TransitFact): Iterable<LineOrBreak> {
  yield windowAfter(composer, opening, fact)
  yield* meaning(composer, fact, 'self')
}

/** All that the body touches in the years that it takes at most to come round to a point. */
export function aheadOf({ sky, context }: Composer, mover: Planet, months = 480): QuestionContext {
  const { chart, frame, intent } = context
  return contextOf(sky, chart, frame.at, frame.zone, {
    ...intent,
    theme: 'today',
    mover,
    span: { from: frame.today, to: addMonths(frame.today, months), phrase: 'the years ahead' },
  })
}

function byBegin(one: TransitFact, other: TransitFact): number {
  return (one.enters?.getTime() ?? 0) - (other.enters?.getTime() ?? 0)
}
