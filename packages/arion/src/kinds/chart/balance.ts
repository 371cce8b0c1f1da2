/** How the points are spread over the elements or the modalities. */
import type { ChartClaim, Group } from '../../claims/chart-claim.ts'
import { chartFact } from '../../brief/chart-facts.ts'
import { chartClause } from '../../brief/chart-words.ts'
import type { Composer } from '../../almanac/composer.ts'
import { capital } from '../../language/text.ts'
import { livedOf, noHours, openSigns, claimLine, unitLine } from './lines.ts'
import type { Asked } from './lines.ts'
import { tallyOf } from '../../brief/chart-patterns.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofBalance(composer: Composer, { family, groups }: Asked<'balance'>): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const tally = tallyOf(chart, family)
  const counts = Object.entries(tally.counts) as [Group, number][]
  const most = Math.max(...counts.map(([, count]) => count))
  const top = counts.filter(([, count]) => count === most).map(([group]) => group)
  const [one, other] = groups
  const compared = one && other ? more(one, other, tally) : null
  const headline = compared ?? ({ kind: 'mostly', groups: top } as const)
  composer.claim(headline)
  composer.claim(tally)
  yield composer.line(`${capital(chartClause(headline))}: ${chartClause(tally)}.`, [chartFact(tally)])
  yield* openSigns(composer, null)
  yield composer.paragraph()
  const kind = family === 'elements' ? 'element' : 'modality'
  const shown = compared
    ? [counts.find(([group]) => group === (compared.isEqual ? one : compared.group))![0]]
    : top
  for (const group of shown) yield* unitLine(composer, `${kind}.${group}.much`)
  for (const [group, count] of counts) if (count === 0) yield* unitLine(composer, `${kind}.${group}.none`)
  yield composer.paragraph()
  const second = tallyOf(chart, family === 'elements' ? 'modalities' : 'elements')
  yield claimLine(composer, second)
  const best = (Object.entries(second.counts) as [Group, number][]).sort(([, x], [, y]) => y - x)[0]![0]
  yield* unitLine(composer, `${family === 'elements' ? 'modality' : 'element'}.${best}.much`)
  yield* livedOf(composer, ['sun', 'moon'])
  yield* noHours(composer)
  yield composer.paragraph()
}

function more(
  one: Group,
  other: Group,
  { counts }: { counts: Partial<Record<Group, number>> },
): Extract<ChartClaim, { kind: 'more' }> {
  const [a, b] = [counts[one] ?? 0, counts[other] ?? 0]
  return a >= b
    ? { kind: 'more', group: one, than: other, isEqual: a === b }
    : { kind: 'more', group: other, than: one, isEqual: false }
}
