/**
 * "Where is my Mars?", "What does my North Node mean?": the place first, to the degree, then what it means.
 */
import { isAngle, sureHouse, sureSign } from '../../chart/certainty.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import { chartClause } from '../../brief/chart-words.ts'
import { pointName } from '../../language/statements.ts'
import { place } from '../../almanac/place-line.ts'
import type { Composer } from '../../almanac/composer.ts'
import { capital } from '../../language/text.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { housePlan } from './house.ts'
import { isTurning, motionOf } from '../../brief/chart-points.ts'
import { houseHolds } from '../../brief/chart-houses.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import { isRare, ofRarePoint, noHours } from './rare-points.ts'
import { howHourIsFound } from './lines.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import { ofPoint } from '../../almanac/plans/of-point.ts'

export function* pointPlan(
  composer: Composer,
  { point, asks, guess }: Extract<ChartQuestion, { about: 'point' }>,
): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const house = sureHouse(chart, point)
  if (asks === 'motion' && isTurning(point)) yield* motion(composer, point)
  else if (asks === 'motion' && (point === 'sun' || point === 'moon'))
    yield composer.line('The Sun and the Moon are never retrograde.')
  else if ((asks === 'house' || typeof guess === 'number') && !house && !isAngle(point))
    yield noHouse(composer, point)
  const line = yesOrNo(composer, point, guess) ?? place(composer, point, { withMotion: asks !== 'motion' })
  if (!line) {
    yield* unplaced(composer, point)
    return
  }
  yield line
  yield* meaningOf(composer, point)
}

/** Whether it went backwards at birth, as a yes or a no. */
export function* motion(composer: Composer, point: ChartPoint): Iterable<LineOrBreak> {
  if (!isTurning(point)) return
  const found = motionOf(composer.sky, composer.context.chart, point)
  if (!found) {
    yield composer.line(
      `That hangs on the hour of your birth: ${pointName(point)} stood still and turned within the time it may have been.`,
    )
    return
  }
  const isRetrograde = found === 'retrograde'
  composer.claim({ kind: 'natal_motion', point, isRetrograde })
  yield composer.line(
    `${isRetrograde ? 'Yes' : 'No'}. ${capital(chartClause({ kind: 'natal_motion', point, isRetrograde }))}.`,
  )
  const lore = isRetrograde ? composer.unit(`retro.${point}`) : null
  if (lore) yield composer.line(lore.text)
}

/** To somebody who names a sign or a house in the question. */
function yesOrNo(
  composer: Composer,
  point: ChartPoint,
  guess: Extract<ChartQuestion, { about: 'point' }>['guess'],
): Line | null {
  if (guess === null) return null
  const { chart } = composer.context
  const found = typeof guess === 'number' ? sureHouse(chart, point) : sureSign(chart, point)
  return found ? place(composer, point, { opening: found === guess ? 'Yes. ' : 'No. ' }) : null
}

/** Why no house is named, to somebody who asked for one. */
export function noHouse(composer: Composer, point: ChartPoint): Line {
  composer.remember('uncertain')
  const name = ['sun', 'moon', 'true_node', 'south_node'].includes(point)
    ? `the ${pointName(point)}`
    : pointName(point)
  return composer.line(
    composer.context.chart.accuracy.kind === 'unknown'
      ? `That I can't tell you: houses turn with the minute of birth, and your birth time is not known. In the course of that day ${name} stood in every one of the twelve, so I leave houses out.`
      : `That I can't tell you for certain: your birth time is only roughly known, and within that margin ${name} may have stood in one house or in the next, so I leave it out.`,
  )
}

/** For an angle, which nobody can place without the hour. */
export function* unplaced(composer: Composer, point: ChartPoint): Iterable<LineOrBreak> {
  composer.remember('uncertain')
  const isUnknown = composer.context.chart.accuracy.kind === 'unknown'
  yield composer.line(
    `That I can't tell you${isUnknown ? '' : ' for certain'}: the ${pointName(point)} turns with the minute of birth, and your birth time is ${isUnknown ? 'not known' : 'only roughly known'}.`,
  )
  yield* howHourIsFound(composer)
}

function* meaningOf(composer: Composer, point: ChartPoint): Iterable<LineOrBreak> {
  const { chart } = composer.context
  if (isRare(point)) yield* ofRarePoint(composer, point)
  else if (point !== 'desc' && point !== 'ic') {
    yield* noHours(composer)
    yield* ofPoint(composer, point, 'placed')
  } else if (houseHolds(chart, 1))
    yield* housePlan(composer, { about: 'house', house: point === 'desc' ? 7 : 4, asks: 'planets' })
  else {
    yield composer.paragraph()
    yield* fillUp(composer, point === 'desc' ? 'love' : 'home')
  }
}
