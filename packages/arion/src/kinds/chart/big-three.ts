/** Sun, Moon and Ascendant together. */
import { articled } from '../../brief/chart-words.ts'
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { capital } from '../../language/text.ts'
import { livedIn } from '../../almanac/plans/shared.ts'
import { noHours } from './lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofBigThree(composer: Composer): Iterable<LineOrBreak> {
  const points = ['sun', 'moon', 'asc'] as const
  for (const point of points) {
    const line = place(composer, point)
    if (line) yield line
  }
  yield* noHours(composer)
  yield composer.paragraph()
  for (const point of points) {
    const line = livedIn(composer, point)
    if (!line) continue
    const name = capital(articled(point))
    yield line.text.includes(':')
      ? line
      : composer.line(`${name}: ${line.text.charAt(0).toLowerCase()}${line.text.slice(1)}`)
    const second = livedIn(composer, point)
    if (second) yield second
  }
  yield composer.paragraph()
}
