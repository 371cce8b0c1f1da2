/**
 * "Beata says I have Mars in Cancer. Was she right?": what was said is held against the chart, piece by
 * piece, with where each point really stands.
 */
import type { Point } from '@astrarium/sky'
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import { aspectsAsked, isApart } from '../../brief/chart-aspects.ts'
import { articled } from '../../brief/chart-words.ts'
import { isTurning, motionOf } from '../../brief/chart-points.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { place } from '../../almanac/place-line.ts'
import type { Said } from '../../question/chart/said-in.ts'
import { aspectLine, aspectMeaning, claimLine, howHourIsFound, livedOf } from './lines.ts'
import type { Asked } from './lines.ts'
import { motion, noHouse, unplaced } from './point.ts'

export function* ofSaid(composer: Composer, { said }: Asked<'said'>): Iterable<LineOrBreak> {
  const found = said.map((one) => isSo(composer, one))
  for (const [index, one] of said.entries()) yield* held(composer, one, found[index]!)
  if (found.every((one) => one === null)) {
    yield* howHourIsFound(composer)
    return
  }
  if (found.includes(false)) yield composer.line(composer.form('said.otherwise', OTHERWISE))
  yield composer.paragraph()
  for (const one of said) {
    const [aspect] = one.is === 'contact' ? aspectsAsked(composer.context.chart, one.points) : []
    if (aspect) yield* aspectMeaning(composer, aspect)
  }
  const points = new Set(said.flatMap((one) => (one.is === 'contact' ? one.points : [one.point])))
  yield* livedOf(composer, [...points].filter(isOfEngine))
}

/** null where the hour of birth leaves it open. */
function isSo({ sky, context: { chart } }: Composer, one: Said): boolean | null {
  switch (one.is) {
    case 'sign': {
      const sign = sureSign(chart, one.point)
      return sign && one.signs.includes(sign)
    }
    case 'house': {
      const house = sureHouse(chart, one.point)
      return house === null ? null : house === one.house
    }
    case 'motion':
      if (!isTurning(one.point)) return false
      return isBack(motionOf(sky, chart, one.point))
    case 'contact': {
      const [found] = aspectsAsked(chart, one.points)
      if (found) return found.aspect === one.angle
      return isApart(chart, ...one.points) ? false : null
    }
  }
}

function isBack(motion: 'retrograde' | 'direct' | null): boolean | null {
  return motion && motion === 'retrograde'
}

function* held(composer: Composer, one: Said, isTrue: boolean | null): Iterable<LineOrBreak> {
  if (one.is === 'contact') yield* touching(composer, one.points, isTrue)
  else if (one.is === 'motion') yield* motion(composer, one.point)
  else if (one.is === 'house' && isTrue === null) yield noHouse(composer, one.point)
  // where it stands was said with what it touches
  else if (!composer.named.has(`placed${one.point}`) || one.is === 'house') {
    const opening = isTrue === null ? '' : isTrue ? 'Yes. ' : 'No. '
    const line = place(composer, one.point, { opening })
    if (line) yield line
    else yield* unplaced(composer, one.point)
  }
}

function* touching(
  composer: Composer,
  [a, b]: readonly [ChartPoint, ChartPoint],
  isTrue: boolean | null,
): Iterable<LineOrBreak> {
  const [found] = aspectsAsked(composer.context.chart, [a, b])
  if (found) yield aspectLine(composer, found, isTrue ? 'Yes. You have ' : 'Not that one. You have ')
  else if (isTrue === false) yield claimLine(composer, { kind: 'no_aspect', a, b }, 'No. ')
  else
    yield composer.line(
      `Whether ${articled(a)} and ${articled(b)} are in touch hangs on the hour of your birth, or on points between which I count no aspects, so that I leave it open.`,
    )
  for (const point of [a, b]) {
    const line = place(composer, point)
    if (line) yield line
  }
}

/** What stands opposite another point has no words of its own. */
function isOfEngine(point: ChartPoint): point is Point {
  return point !== 'desc' && point !== 'ic' && point !== 'south_node'
}

const OTHERWISE = [
  () =>
    'Whoever found it otherwise has reckoned with another date, hour or place, or counts signs or houses in another way.',
  () =>
    'Where somebody says otherwise, compare the date, the hour and the place first, and then how they count the houses: I reckon from what you gave me.',
]
