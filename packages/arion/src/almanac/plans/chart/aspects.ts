/** The aspects of the chart, of one point, or between two. */
import type { MajorAspect, NatalAspect, Point } from '@astrarium/sky'
import type { ChartPoint } from '../../../chart/certainty.ts'
import { aspectsAsked, isApart } from '../../../brief/chart-facts.ts'
import { articled, RANKS } from '../../../brief/chart-words.ts'
import { pointName } from '../../../language/statements.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { wants } from '../../reason-lines.ts'
import { capital } from '../../../language/text.ts'
import { fillUp } from '../shared.ts'
import { aspectLine, aspectMeaning, isPlanet, livedOf, noHours, told } from './lines.ts'
import type { Asked } from './lines.ts'

export function* ofAspects(pen: Pen, { points, angle }: Asked<'aspects'>): Iterable<Stroke> {
  const { chart } = pen.matter
  const [a, b] = points
  const found = aspectsAsked(chart, points)
  if (a && b) {
    yield* between(pen, a, b, angle, found)
    return
  }
  const isExact = chart.accuracy.kind === 'exact'
  if (found.length === 0) {
    const why = isExact
      ? 'makes no aspect within the reach that I count'
      : 'has no aspect that is sure without an exact birth time'
    yield pen.line(`${capital(articled(a ?? 'sun'))} ${why}.`)
    const line = a ? place(pen, a) : null
    if (line) yield line
    yield pen.paragraph()
    yield* livedOf(pen, a && isPlanet(a) ? [a] : [])
    yield* fillUp(pen, 'self')
  }
  for (const [index, one] of found.entries()) {
    const isRanked = isExact && index < (a ? 1 : 3)
    const opening = isRanked
      ? `The ${RANKS[index]} personal aspect ${a ? `of your ${pointName(a)}` : 'in your chart'} is `
      : pen.form('aspects.next', [
          () => 'There is also ',
          () => 'You have ',
          () => 'Add to it ',
          () => 'Then there is ',
        ])
    if (isRanked)
      pen.claim({ kind: 'closest', rank: index + 1, of: a ?? null, a: one.a, b: one.b, aspect: one.aspect })
    yield aspectLine(pen, one, index === 0 && !isRanked ? 'Sure and close is ' : opening)
    if (index < 3) yield* aspectMeaning(pen, one)
    if (index === 0) {
      const method = pen.unit('method.orb', { isOptional: true })
      if (method) yield pen.line(method.text)
      yield* noHours(pen)
    }
    if (index < 3) yield pen.paragraph()
  }
  yield pen.paragraph()
}

function* between(
  pen: Pen,
  a: ChartPoint,
  b: ChartPoint,
  angle: MajorAspect | null,
  [found]: readonly NatalAspect[],
): Iterable<Stroke> {
  const { chart } = pen.matter
  if (found) {
    yield aspectLine(
      pen,
      found,
      angle === null || angle === found.aspect ? 'Yes. You have ' : 'Not that one. You have ',
    )
    yield* aspectMeaning(pen, found)
  } else if (isApart(chart, a, b)) yield told(pen, { kind: 'no_aspect', a, b }, 'No. ')
  else
    yield pen.line(
      `That I can't tell you for certain: whether ${articled(a)} and ${articled(b)} are in touch hangs on the hour of your birth, or on points between which I count no aspects.`,
    )
  yield pen.paragraph()
  for (const point of [a, b]) {
    const line = place(pen, point)
    if (line) yield line
    const wish = wants(pen, point as Point)
    if (wish) yield wish
  }
  yield* noHours(pen)
  yield pen.paragraph()
}
