/** What the chart holds in one sign. */
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { livedOf, openSigns, claimLine } from './lines.ts'
import type { Asked } from './lines.ts'
import { signHolds } from '../../brief/chart-houses.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofSign(composer: Composer, { sign }: Asked<'sign'>): Iterable<LineOrBreak> {
  const holds = signHolds(composer.context.chart, sign)
  yield claimLine(composer, holds)
  yield* openSigns(composer, sign)
  yield composer.paragraph()
  for (const point of holds.points.slice(0, 4)) {
    const line = place(composer, point)
    if (line) yield line
    yield* livedOf(composer, [point])
  }
  if (holds.points.length === 0) yield* fillUp(composer, 'self')
}
