/**
 * "Where is my Mars?", "What does my North Node mean?": the place first, to the degree, then what it means.
 */
import { isAngle, sureHouse, sureSign } from '../../../chart/certainty.ts'
import type { ChartPoint } from '../../../chart/certainty.ts'
import { houseHolds, isTurning, motionOf } from '../../../brief/chart-facts.ts'
import { chartClause } from '../../../brief/chart-words.ts'
import { pointName } from '../../../language/statements.ts'
import type { ChartQuestion } from '../../../question/chart-question.ts'
import { action } from '../../drive-lines.ts'
import { place } from '../../place-line.ts'
import type { Line, Pen, Stroke } from '../../pen.ts'
import { uncertainty } from '../../reason-lines.ts'
import { capital, full } from '../../../language/text.ts'
import { ofPoint } from '../essence.ts'
import { fillUp } from '../shared.ts'
import { housePlan } from './house.ts'

export function* pointPlan(
  pen: Pen,
  { point, asks, guess }: Extract<ChartQuestion, { about: 'point' }>,
): Iterable<Stroke> {
  const { chart } = pen.matter
  const house = sureHouse(chart, point)
  if (asks === 'motion' && isTurning(point)) yield* motion(pen, point)
  else if (asks === 'motion' && (point === 'sun' || point === 'moon'))
    yield pen.line('The Sun and the Moon are never retrograde.')
  else if ((asks === 'house' || typeof guess === 'number') && !house && !isAngle(point))
    yield noHouse(pen, point)
  yield (
    yesOrNo(pen, point, guess) ?? place(pen, point, { withMotion: asks !== 'motion' }) ?? unplaced(pen, point)
  )
  yield* meaningOf(pen, point)
}

function* motion(pen: Pen, point: ChartPoint): Iterable<Stroke> {
  if (!isTurning(point)) return
  const found = motionOf(pen.sky, pen.matter.chart, point)
  if (!found) {
    yield pen.line(
      `That hangs on the hour of your birth: ${pointName(point)} stood still and turned within the time it may have been.`,
    )
    return
  }
  const isRetrograde = found === 'retrograde'
  pen.claim({ kind: 'natal_motion', point, isRetrograde })
  yield pen.line(
    `${isRetrograde ? 'Yes' : 'No'}. ${capital(chartClause({ kind: 'natal_motion', point, isRetrograde }))}.`,
  )
  const lore = isRetrograde ? pen.unit(`retro.${point}`) : null
  if (lore) yield pen.line(lore.text)
}

/** To somebody who names a sign or a house in the question. */
function yesOrNo(
  pen: Pen,
  point: ChartPoint,
  guess: Extract<ChartQuestion, { about: 'point' }>['guess'],
): Line | null {
  if (guess === null) return null
  const { chart } = pen.matter
  const found = typeof guess === 'number' ? sureHouse(chart, point) : sureSign(chart, point)
  return found ? place(pen, point, { opening: found === guess ? 'Yes. ' : 'No. ' }) : null
}

/** Why no house is named, to somebody who asked for one. */
function noHouse(pen: Pen, point: ChartPoint): Line {
  pen.remember('uncertain')
  const name = ['sun', 'moon', 'true_node', 'south_node'].includes(point)
    ? `the ${pointName(point)}`
    : pointName(point)
  return pen.line(
    pen.matter.chart.accuracy.kind === 'unknown'
      ? `That I can't tell you: houses turn with the minute of birth, and your birth time is not known. In the course of that day ${name} stood in every one of the twelve, so I leave houses out.`
      : `That I can't tell you for certain: your birth time is only roughly known, and within that margin ${name} may have stood in one house or in the next, so I leave it out.`,
  )
}

/** For an angle, which nobody can place without the hour. */
function unplaced(pen: Pen, point: ChartPoint): Line {
  pen.remember('uncertain')
  const isUnknown = pen.matter.chart.accuracy.kind === 'unknown'
  return pen.line(
    `That I can't tell you${isUnknown ? '' : ' for certain'}: the ${pointName(point)} turns with the minute of birth, and your birth time is ${isUnknown ? 'not known' : 'only roughly known'}.`,
  )
}

function* meaningOf(pen: Pen, point: ChartPoint): Iterable<Stroke> {
  const { chart } = pen.matter
  if (isRare(point)) yield* ofRarePoint(pen, point)
  else if (point !== 'desc' && point !== 'ic') {
    yield* noHours(pen)
    yield* ofPoint(pen, point, 'placed')
  } else if (houseHolds(chart, 1))
    yield* housePlan(pen, { about: 'house', house: point === 'desc' ? 7 : 4, asks: 'planets' })
  else {
    yield pen.paragraph()
    yield* fillUp(pen, point === 'desc' ? 'love' : 'home')
  }
}

/** Said once, where the houses are missing and nobody asked for one. */
function* noHours(pen: Pen): Iterable<Stroke> {
  if (pen.hasUsed('uncertain')) return
  const line = uncertainty(pen, 'With the hour I could say in which house it stands.')
  if (line) yield line
}

const LORE_NAMES = {
  true_node: 'north_node',
  south_node: 'south_node',
  chiron: 'chiron',
  mean_lilith: 'lilith',
} as const

function isRare(point: ChartPoint): point is keyof typeof LORE_NAMES {
  return point in LORE_NAMES
}

function* ofRarePoint(pen: Pen, point: keyof typeof LORE_NAMES): Iterable<Stroke> {
  const { chart } = pen.matter
  yield* rareLines(pen, point, ['what'])
  yield pen.paragraph()
  yield* rareLines(pen, point, ['sign', 'house'])
  yield* noHours(pen)
  yield pen.paragraph()
  if (point === 'true_node' || point === 'south_node') {
    const other = point === 'true_node' ? 'south_node' : 'true_node'
    const line = place(pen, other, { opening: 'Across from it ' })
    if (line) yield line
    yield* rareLines(pen, other, ['sign'])
  }
  const sign = sureSign(chart, point)
  const advice = action(pen, 'self', sign)
  if (advice) yield advice
}

function* rareLines(
  pen: Pen,
  point: keyof typeof LORE_NAMES,
  kinds: readonly ('what' | 'sign' | 'house')[],
): Iterable<Stroke> {
  const { chart } = pen.matter
  const [sign, house] = [sureSign(chart, point), sureHouse(chart, point)]
  for (const kind of kinds) {
    const value = kind === 'sign' ? sign?.toLowerCase() : kind === 'house' ? house : ''
    if (value === undefined || value === null) continue
    const unit = pen.unit(`point.${LORE_NAMES[point]}.${kind}${value === '' ? '' : `.${value}`}`)
    if (unit) yield pen.line(full(unit.text))
  }
}
