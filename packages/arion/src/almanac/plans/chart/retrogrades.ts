/** Which planets were retrograde at birth. */
import { retrogradesOf } from '../../../brief/chart-facts.ts'
import { pointName } from '../../../language/statements.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { fillUp } from '../shared.ts'
import { noHours, told, unitLine } from './lines.ts'

export function* ofRetrogrades(pen: Pen): Iterable<Stroke> {
  const { points, open } = retrogradesOf(pen.sky, pen.matter.chart)
  if (open.length === 0)
    yield told(pen, { kind: 'retrogrades', points }, points.length > 0 ? 'Yes. ' : 'No. ')
  else
    yield pen.line(
      `${points.length > 0 ? 'Yes, though one hangs' : 'That hangs'} on the hour: ${open.map(pointName).join(' and ')} stood still and turned within the time your birth may have been.`,
    )
  yield pen.paragraph()
  for (const point of points.slice(0, 4)) {
    const line = place(pen, point, { withMotion: open.length > 0 })
    if (line) yield line
    const lore = pen.unit(`retro.${point}`)
    if (lore) yield pen.line(lore.text)
  }
  const sum =
    open.length === 0 && points.length === 0 ? 'retro.none' : points.length > 2 ? 'retro.many' : null
  if (sum) yield* unitLine(pen, sum)
  if (points.length === 0) yield* fillUp(pen, 'self')
  yield* noHours(pen)
  yield pen.paragraph()
}
