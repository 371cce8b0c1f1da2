/** The aspects of the chart, of one point, or between two. */
import type { MajorAspect, NatalAspect, Point } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { articled, RANKS } from '../../brief/chart-words.ts'
import { pointName } from '../../language/statements.ts'
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { capital } from '../../language/text.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { aspectLine, aspectMeaning, isPlanet, livedOf, noHours, claimLine } from './lines.ts'
import type { Asked } from './lines.ts'
import { passing } from './passing.ts'
import { aspectsAsked, isApart } from '../../brief/chart-aspects.ts'
import { wants } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofAspects(composer: Composer, asked: Asked<'aspects'>): Iterable<LineOrBreak> {
  const { points, angle, mover } = asked
  const { chart } = composer.context
  const [a, b] = points
  const found = aspectsAsked(chart, points)
  if (mover && b) {
    yield* passing(composer, { mover, over: b, angle })
    if (mover === b) return
    yield composer.paragraph()
    if (found[0]) {
      yield aspectLine(composer, found[0], 'From birth you have ')
      yield* aspectMeaning(composer, found[0])
    } else if (isApart(chart, mover, b))
      yield claimLine(composer, { kind: 'no_aspect', a: mover, b }, 'From birth they do not meet. ')
    return
  }
  if (a && b) {
    yield* between(composer, a, b, angle, found)
    return
  }
  const isExact = chart.accuracy.kind === 'exact'
  if (found.length === 0) {
    const why = isExact
      ? 'makes no aspect within the reach that I count'
      : 'has no aspect that is sure without an exact birth time'
    yield composer.line(`${capital(articled(a ?? 'sun'))} ${why}.`)
    const line = a ? place(composer, a) : null
    if (line) yield line
    yield composer.paragraph()
    yield* livedOf(composer, a && isPlanet(a) ? [a] : [])
    yield* fillUp(composer, 'self')
  }
  for (const [index, one] of found.entries()) {
    const isRanked = isExact && index < (a ? 1 : 3)
    const opening = isRanked
      ? `The ${RANKS[index]} personal aspect ${a ? `of your ${pointName(a)}` : 'in your chart'} is `
      : composer.form('aspects.next', [
          () => 'There is also ',
          () => 'You have ',
          () => 'Add to it ',
          () => 'Then there is ',
        ])
    if (isRanked)
      composer.claim({
        kind: 'closest',
        rank: index + 1,
        of: a ?? null,
        a: one.a,
        b: one.b,
        aspect: one.aspect,
      })
    yield aspectLine(composer, one, index === 0 && !isRanked ? 'Sure and close is ' : opening)
    if (index < 3) yield* aspectMeaning(composer, one)
    if (index === 0) {
      const method = composer.unit('method.orb', { isOptional: true })
      if (method) yield composer.line(method.text)
      yield* noHours(composer)
    }
    if (index < 3) yield composer.paragraph()
  }
  yield composer.paragraph()
}

function* between(
  composer: Composer,
  a: ChartPoint,
  b: ChartPoint,
  angle: MajorAspect | null,
  [found]: readonly NatalAspect[],
): Iterable<LineOrBreak> {
  const { chart } = composer.context
  if (found) {
    yield aspectLine(
      composer,
      found,
      angle === null || angle === found.aspect ? 'Yes. You have ' : 'Not that one. You have ',
    )
    yield* aspectMeaning(composer, found)
  } else if (isApart(chart, a, b)) {
    yield claimLine(composer, { kind: 'no_aspect', a, b }, 'No. ')
    const [nearest] = [...aspectsAsked(chart, [a]), ...aspectsAsked(chart, [b])].toSorted(
      (one, other) => one.orb - other.orb,
    )
    if (nearest) {
      yield aspectLine(composer, nearest, 'What comes nearest to it is ')
      yield* aspectMeaning(composer, nearest)
    }
  } else
    yield composer.line(
      `That I can't tell you for certain: whether ${articled(a)} and ${articled(b)} are in touch hangs on the hour of your birth, or on points between which I count no aspects.`,
    )
  yield composer.paragraph()
  for (const point of [a, b]) {
    const line = place(composer, point)
    if (line) yield line
    const wish = wants(composer, point as Point)
    if (wish) yield wish
  }
  yield* noHours(composer)
  yield composer.paragraph()
}
