/** Which planets were retrograde at birth. */
import { pointName } from '../../language/statements.ts'
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { noHours, claimLine, unitLine } from './lines.ts'
import { retrogradesOf } from '../../brief/chart-points.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofRetrogrades(composer: Composer): Iterable<LineOrBreak> {
  const { points, open } = retrogradesOf(composer.sky, composer.context.chart)
  if (open.length === 0)
    yield claimLine(composer, { kind: 'retrogrades', points }, points.length > 0 ? 'Yes. ' : 'No. ')
  else
    yield composer.line(
      `${points.length > 0 ? 'Yes, though one hangs' : 'That hangs'} on the hour: ${open.map(pointName).join(' and ')} stood still and turned within the time your birth may have been.`,
    )
  yield composer.paragraph()
  for (const point of points.slice(0, 4)) {
    const line = place(composer, point, { withMotion: open.length > 0 })
    if (line) yield line
    const lore = composer.unit(`retro.${point}`)
    if (lore) yield composer.line(lore.text)
  }
  const sum =
    open.length === 0 && points.length === 0 ? 'retro.none' : points.length > 2 ? 'retro.many' : null
  if (sum) yield* unitLine(composer, sum)
  if (points.length === 0) yield* fillUp(composer, 'self')
  yield* noHours(composer)
  yield composer.paragraph()
}
