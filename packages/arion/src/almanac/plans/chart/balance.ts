/** How the points are spread over the elements or the modalities. */
import type { ChartClaim, Group } from '../../../claims/chart-claim.ts'
import { chartFact, tallyOf } from '../../../brief/chart-facts.ts'
import { chartClause } from '../../../brief/chart-words.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { capital } from '../../../language/text.ts'
import { livedOf, noHours, openSigns, told, unitLine } from './lines.ts'
import type { Asked } from './lines.ts'

export function* ofBalance(pen: Pen, { family, groups }: Asked<'balance'>): Iterable<Stroke> {
  const { chart } = pen.matter
  const tally = tallyOf(chart, family)
  const counts = Object.entries(tally.counts) as [Group, number][]
  const most = Math.max(...counts.map(([, count]) => count))
  const top = counts.filter(([, count]) => count === most).map(([group]) => group)
  const [one, other] = groups
  const compared = one && other ? more(one, other, tally) : null
  const headline = compared ?? ({ kind: 'mostly', groups: top } as const)
  pen.claim(headline)
  pen.claim(tally)
  yield pen.line(`${capital(chartClause(headline))}: ${chartClause(tally)}.`, [chartFact(tally)])
  yield* openSigns(pen, null)
  yield pen.paragraph()
  const kind = family === 'elements' ? 'element' : 'modality'
  const shown = compared
    ? [counts.find(([group]) => group === (compared.isEqual ? one : compared.group))![0]]
    : top
  for (const group of shown) yield* unitLine(pen, `${kind}.${group}.much`)
  for (const [group, count] of counts) if (count === 0) yield* unitLine(pen, `${kind}.${group}.none`)
  yield pen.paragraph()
  const second = tallyOf(chart, family === 'elements' ? 'modalities' : 'elements')
  yield told(pen, second)
  const best = (Object.entries(second.counts) as [Group, number][]).sort(([, x], [, y]) => y - x)[0]![0]
  yield* unitLine(pen, `${family === 'elements' ? 'modality' : 'element'}.${best}.much`)
  yield* livedOf(pen, ['sun', 'moon'])
  yield* noHours(pen)
  yield pen.paragraph()
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
