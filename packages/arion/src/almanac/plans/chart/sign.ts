/** What the chart holds in one sign. */
import { signHolds } from '../../../brief/chart-facts.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { fillUp } from '../shared.ts'
import { livedOf, openSigns, told } from './lines.ts'
import type { Asked } from './lines.ts'

export function* ofSign(pen: Pen, { sign }: Asked<'sign'>): Iterable<Stroke> {
  const holds = signHolds(pen.matter.chart, sign)
  yield told(pen, holds)
  yield* openSigns(pen, sign)
  yield pen.paragraph()
  for (const point of holds.points.slice(0, 4)) {
    const line = place(pen, point)
    if (line) yield line
    yield* livedOf(pen, [point])
  }
  if (holds.points.length === 0) yield* fillUp(pen, 'self')
}
