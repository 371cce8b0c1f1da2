/**
 * Somebody says that they are low: kind words first, then what restores them, an hour of the day, one small
 * thing.
 */
import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import { source, wants } from '../reason-lines.ts'
import { full } from '../../language/text.ts'
import type { Pen, Stroke } from '../pen.ts'
import { housed, livedIn } from './shared.ts'
import { bestHour } from './when.ts'

export function* comfortPlan(pen: Pen): Iterable<Stroke> {
  const kind = pen.unit('care.sorrow')
  if (kind) yield pen.line(kind.text)
  yield pen.paragraph()
  const point: Point = sureSign(pen.matter.chart, 'moon')
    ? 'moon'
    : sureSign(pen.matter.chart, 'venus')
      ? 'venus'
      : 'sun'
  const fact = pen.matter.placements.find((one) => one.point === point)
  const wish = wants(pen, point)
  if (wish) yield wish
  for (const side of ['body', 'home', 'lived', 'love']) {
    const line = livedIn(pen, point, [side])
    if (line) yield line
    if (side === 'home') break
  }
  const house = housed(pen, point)
  if (house) yield house
  if (fact && !pen.named.has(point)) yield source(pen, fact)
  const gift = fact ? pen.unit(`${point}@${fact.sign}.gift`, { isOptional: true }) : null
  if (gift && fact)
    yield pen.line(
      full(
        pen.form('comfort.gift', [
          () => `And do not forget that ${gift.text}`,
          () => `It is also true that ${gift.text}`,
        ]),
      ),
      [fact],
    )
  yield pen.paragraph()
  yield* bestHour(
    pen,
    pen.form('lighter.hour', [
      () => 'A lighter hour comes on',
      () => 'It should ease for a while on',
      () => 'There is a kinder hour on',
    ]),
  )
  const action = pen.unit(['!moon', '!tired'])
  if (action) yield pen.line(action.text)
}
