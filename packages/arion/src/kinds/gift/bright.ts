/**
 * Encouragement or good news was asked for, and is given: what one is good at, what helps, the kindest hour.
 * All of it is true of the chart; what weighs is left for a question that asks for it.
 */
import { contextOf } from '../../brief/build-brief.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { addDays } from '../../language/calendar.ts'
import { capital } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { counts } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { placementSource } from '../../almanac/placement-lines.ts'
import { softAspectLines } from '../../almanac/reason-lines.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { strengths } from './plan.ts'
import { livedIn } from '../../almanac/plans/shared.ts'

export function* brightPlan(composer: Composer, wish: string): Iterable<LineOrBreak> {
  const { frame, intent, transits, passages, later } = composer.context
  const [first, second] = strengths(composer, 'gift', 2)
  const span = frame.isNamed && frame.said.isNear
  if (first) {
    yield composer.line(`${capital(wish)}${span ? ` for ${frame.span.phrase}` : ''}: ${first.text}.`, [
      first.fact,
    ])
    yield placementSource(composer, first.fact)
    const lived = livedIn(composer, first.fact.point)
    if (lived) yield lived
  }
  if (second) yield composer.line(`And ${second.text}.`, [second.fact])
  yield composer.paragraph()
  const helping = (facts: readonly TimedFact[]) =>
    facts.filter((fact) => counts(fact) > 0.1).toSorted((a, b) => counts(b) - counts(a))[0]
  const help = helping([...transits, ...passages]) ?? helping(later)
  if (help)
    yield* tellTimedFact(
      composer,
      help,
      intent.theme,
      composer.form('bright.help', [
        () => 'On your side stands',
        () => 'What comes towards you kindly is',
        () => 'The sky adds to it with',
      ]),
    )
  yield* softAspectLines(composer, intent.theme, [])
  yield composer.paragraph()
  yield* kindest(composer)
  const end = composer.unit('bright.end')
  if (end) yield composer.line(end.text)
}

function* kindest(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span: intent.span ?? { from: frame.today, to: addDays(frame.today, 6), phrase: 'these days' },
  })
  yield* composer.within(days, (within) => bestHour(within, 'The kindest hour for it is'))
}
