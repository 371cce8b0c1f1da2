/** Where a point of the chart stands, to the degree. */
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import { chartClause } from '../brief/chart-words.ts'
import { pointName } from '../language/statements.ts'
import { houseName } from './name.ts'
import type { Composer } from './composer.ts'
import { capital } from '../language/text.ts'
import { placed, degreeOf, rangeOf, isTurning, motionOf } from '../brief/chart-points.ts'
import type { Line } from './line.ts'

/**
 * "Your Venus stands at 12° Libra, in your tenth house, the house of work and standing." null where nothing
 * is sure.
 */
export function place(
  composer: Composer,
  point: ChartPoint,
  { withMotion = true, opening = '' } = {},
): Line | null {
  const { chart } = composer.context
  const [fact] = placed(composer.sky, chart, point)
  if (!fact) return null
  const [sign, degree, house, range] = [
    sureSign(chart, point),
    degreeOf(chart, point),
    sureHouse(chart, point),
    rangeOf(chart, point),
  ]
  if (degree === null && range && !house) {
    composer.claim(range)
    if (sign) composer.named.add(point)
    return composer.line(
      `${opening}${opened(opening, chartClause(range))}, depending on the hour of your birth.`,
      [fact],
    )
  }
  composer.named.add(point).add(`placed${point}`)
  composer.claim({ kind: 'sign', point, sign: sign! })
  if (degree !== null) composer.claim({ kind: 'degree', point, degree, sign: sign! })
  const at = degree === null ? `is in ${sign}` : `stands at ${degree}° ${sign}`
  const where = house ? `, in ${houseName(composer, house)}` : ''
  if (house) composer.claim({ kind: 'house', point, house })
  const isBack = withMotion && isTurning(point) && motionOf(composer.sky, chart, point) === 'retrograde'
  if (isBack) composer.claim({ kind: 'natal_motion', point, isRetrograde: true })
  const back = isBack ? `${house ? ',' : ''} and was retrograde when you were born` : ''
  return composer.line(`${opening}${opened(opening, `your ${pointName(point)}`)} ${at}${where}${back}.`, [
    fact,
  ])
}

function opened(opening: string, text: string): string {
  return opening === '' || opening.endsWith('. ') ? capital(text) : text
}
