/** Sun, Moon and Ascendant together. */
import { articled } from '../../../brief/chart-words.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { capital } from '../../../language/text.ts'
import { livedIn } from '../shared.ts'
import { noHours } from './lines.ts'

export function* ofBigThree(pen: Pen): Iterable<Stroke> {
  const points = ['sun', 'moon', 'asc'] as const
  for (const point of points) {
    const line = place(pen, point)
    if (line) yield line
  }
  yield* noHours(pen)
  yield pen.paragraph()
  for (const point of points) {
    const line = livedIn(pen, point)
    if (!line) continue
    const name = capital(articled(point))
    yield line.text.includes(':')
      ? line
      : pen.line(`${name}: ${line.text.charAt(0).toLowerCase()}${line.text.slice(1)}`)
    const second = livedIn(pen, point)
    if (second) yield second
  }
  yield pen.paragraph()
}
