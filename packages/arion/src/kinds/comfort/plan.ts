/**
 * Somebody says that they are low: kind words first, then what restores them, an hour of the day, one small
 * thing.
 */
import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { housed, livedIn } from '../../almanac/plans/shared.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { wants, placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* comfortPlan(composer: Composer): Iterable<LineOrBreak> {
  const { traits } = composer.context.intent
  const kind = composer.unit(traits.has('numb') ? 'care.numb' : 'care.sorrow')
  if (kind) yield composer.line(kind.text)
  yield composer.paragraph()
  const point: Point = sureSign(composer.context.chart, 'moon')
    ? 'moon'
    : sureSign(composer.context.chart, 'venus')
      ? 'venus'
      : 'sun'
  const fact = composer.context.placements.find((one) => one.point === point)
  const wish = wants(composer, point)
  if (wish) yield wish
  for (const side of ['body', 'home', 'lived', 'love']) {
    const line = livedIn(composer, point, [side])
    if (line) yield line
    if (side === 'home') break
  }
  const house = housed(composer, point)
  if (house) yield house
  if (fact && !composer.named.has(point)) yield placementSource(composer, fact)
  const gift = fact ? composer.unit(`${point}@${fact.sign}.gift`, { isOptional: true }) : null
  if (gift && fact)
    yield composer.line(
      full(
        composer.form('comfort.gift', [
          () => `And do not forget that ${gift.text}`,
          () => `It is also true that ${gift.text}`,
        ]),
      ),
      [fact],
    )
  yield composer.paragraph()
  yield* bestHour(
    composer,
    composer.form('lighter.hour', [
      () => 'A lighter hour comes on',
      () => 'It should ease for a while on',
      () => 'There is a kinder hour on',
    ]),
  )
  const action = composer.unit(['!moon', '!tired'])
  if (action) yield composer.line(action.text)
}
