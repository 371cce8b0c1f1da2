/** Why it is always that time of the year: what the Sun meets there each year, and what a body remembers. */
import { contextOf } from '../../brief/build-brief.ts'
import { pointWeightsOf } from '../../brief/natal-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { say } from '../../almanac/plans/shared.ts'
import { placementReason, wants } from '../../almanac/placement-lines.ts'
import { dates, isPast, manner, noun, sentenceOf } from '../../almanac/plans/past-lines.ts'
import type { Past } from '../../almanac/plans/past-lines.ts'

export function* yearlyPlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const { yearly, ...rest } = intent
  const then = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...rest,
    kind: 'cycle',
    cycle: { is: 'past' },
    theme: 'today',
    span: yearly!,
  })
  const met = metByTheSun(composer, then)
  yield* say(composer, met.length > 0 ? 'yearly.touched' : 'yearly.quiet')
  yield composer.paragraph()
  yield* composer.within(then, function* (within) {
    for (const [index, fact] of met.slice(0, 2).entries()) {
      const told =
        index === 0
          ? `The last time it was ${noun(within, fact)}${dates(within, fact)}.`
          : sentenceOf(within, fact)
      yield within.line(told, [fact])
      within.lead(fact)
      yield* say(within, index === 0 ? 'yearly.returns' : 'yearly.returns.too')
      yield* manner(within, fact)
    }
  })
  yield composer.paragraph()
  const touched = met[0] && composer.context.placements.find(({ point }) => point === met[0]!.point)
  if (touched) {
    const wish = wants(composer, touched.point)
    if (wish) yield wish
    yield* placementReason(composer, touched, ['lived', 'home', 'self'])
  }
  yield composer.paragraph()
  yield* say(composer, 'yearly.memory')
  yield* say(composer, '!yearly')
}

/** What weighs before what helps; no point twice. */
function metByTheSun(composer: Composer, { chart, frame }: Composer['context']): Past[] {
  const { from, to } = frame
  const weights = pointWeightsOf(chart, { theme: 'today' })
  // searched as it lay ahead on its first day
  const found = transitFacts(composer.sky, chart, { ...frame, at: from }, weights, {
    from,
    to,
    bodies: ['sun'],
  })
    .filter(isPast(composer.context.frame.at))
    .filter(({ exact }) => exact.some((at) => at >= from && at <= to))
    .toSorted((a, b) => worth(b) - worth(a))
  return found.filter(({ point }, index) => found.findIndex((one) => one.point === point) === index)
}

function worth({ weight, tone }: Past): number {
  return weight * (tone === 'soft' ? 0.4 : 1)
}
