/**
 * "Beata says I have Mars in Cancer. Was she right?": what was said is held against the chart, point by
 * point, with where each really stands.
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
  const contacts = said.filter((one) => one.is === 'contact')
  for (const { points, angle } of contacts) yield* touching(composer, points, angle)
  for (const one of said) if (one.is === 'motion') yield* turning(composer, one.point)
  const placed = said.filter((one) => one.is === 'sign' || one.is === 'house')
  const points = new Set([...placed.map(({ point }) => point), ...contacts.flatMap((one) => one.points)])
  for (const point of points)
    yield* standing(
      composer,
      point,
      placed.filter((one) => one.point === point),
    )
  if (found.every((one) => one === null)) {
    yield* howHourIsFound(composer)
    return
  }
  if (found.includes(false)) yield composer.line(otherwise(composer, said))
  yield composer.paragraph()
  for (const { points: both } of contacts) {
    const [aspect] = aspectsAsked(composer.context.chart, both)
    if (aspect) yield* aspectMeaning(composer, aspect)
  }
  const turned = said.flatMap((one) => (one.is === 'motion' ? [one.point] : []))
  yield* livedOf(composer, [...new Set([...points, ...turned])].filter(isOfEngine))
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
    case 'motion': {
      const found = isTurning(one.point) ? motionOf(sky, chart, one.point) : 'direct'
      return found && found === 'retrograde'
    }
    case 'contact': {
      const [found] = aspectsAsked(chart, one.points)
      if (found) return found.aspect === one.angle
      return isApart(chart, ...one.points) ? false : null
    }
  }
}

function* turning(composer: Composer, point: ChartPoint): Iterable<LineOrBreak> {
  if (isTurning(point)) yield* motion(composer, point)
  else yield composer.line('No: the Sun and the Moon are never retrograde.')
}

/** Where a point stands, in one sentence, with what of it was said and is so. */
function* standing(
  composer: Composer,
  point: ChartPoint,
  said: readonly Extract<Said, { is: 'sign' | 'house' }>[],
): Iterable<LineOrBreak> {
  const isOpenHouse = said.some((one) => one.is === 'house' && isSo(composer, one) === null)
  const line = place(composer, point, { opening: verdict(composer, said) })
  if (line) yield line
  else yield* unplaced(composer, point)
  if (line && isOpenHouse) yield noHouse(composer, point)
}

/** Nothing where one of several signs was meant, which the sentence says by itself. */
function verdict(composer: Composer, said: readonly Extract<Said, { is: 'sign' | 'house' }>[]): string {
  const known = said.flatMap((one) => {
    const isTrue = isSo(composer, one)
    return isTrue === null ? [] : [{ is: one.is, isTrue, isOneOf: one.is === 'sign' && one.signs.length > 1 }]
  })
  if (known.length === 0 || known.some(({ isTrue, isOneOf }) => isTrue && isOneOf)) return ''
  if (known.every(({ isTrue }) => isTrue)) return 'Yes. '
  const right = known.find(({ isTrue }) => isTrue)
  const wrong = known.find(({ isTrue }) => !isTrue)
  return right && wrong ? `The ${right.is} is right, and the ${wrong.is} is not. ` : 'No. '
}

function* touching(
  composer: Composer,
  [a, b]: readonly [ChartPoint, ChartPoint],
  angle: number,
): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const [found] = aspectsAsked(chart, [a, b])
  if (found)
    yield aspectLine(composer, found, found.aspect === angle ? 'Yes. You have ' : 'Not that one. You have ')
  else if (isApart(chart, a, b)) yield claimLine(composer, { kind: 'no_aspect', a, b }, 'No. ')
  else
    yield composer.line(
      `Whether ${articled(a)} and ${articled(b)} are in touch hangs on the hour of your birth, or on points between which I count no aspects, so that I leave it open.`,
    )
}

/** What stands opposite another point has no words of its own. */
function isOfEngine(point: ChartPoint): point is Point {
  return point !== 'desc' && point !== 'ic' && point !== 'south_node'
}

/** Why somebody else may have found it otherwise, by what was said. */
function otherwise(composer: Composer, said: readonly Said[]): string {
  const named = WAYS.filter(({ of }) => said.some(({ is }) => is === of))
  const [by, first] = [named.map((way) => way.by), named.map((way) => way.first)]
  return composer.form('said.otherwise', [
    () =>
      `Whoever found it otherwise may have reckoned with another ${['date, hour or place', ...by].join(', or ')}.`,
    () =>
      `Where somebody says otherwise, compare the date, the hour and the place${first.map((each) => `, then ${each}`).join('')}: I reckon from what you gave me.`,
  ])
}

const WAYS = [
  { of: 'sign', by: 'in another zodiac', first: 'the zodiac' },
  { of: 'house', by: 'with houses counted in another way', first: 'how the houses are counted' },
  { of: 'contact', by: 'with angles counted more widely', first: 'how wide an angle may be' },
] as const
