/** Where a point of the chart stands, to the degree. */
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import { degreeOf, isTurning, motionOf, placed, rangeOf } from '../brief/chart-facts.ts'
import { chartClause } from '../brief/chart-words.ts'
import { pointName } from '../language/statements.ts'
import { houseName } from './name.ts'
import type { Line, Pen } from './pen.ts'
import { capital } from '../language/text.ts'

/**
 * "Your Venus stands at 12° Libra, in your tenth house, the house of work and standing." null where nothing
 * is sure.
 */
export function place(pen: Pen, point: ChartPoint, { withMotion = true, opening = '' } = {}): Line | null {
  const { chart } = pen.matter
  const [fact] = placed(pen.sky, chart, point)
  if (!fact) return null
  const [sign, degree, house, range] = [
    sureSign(chart, point),
    degreeOf(chart, point),
    sureHouse(chart, point),
    rangeOf(chart, point),
  ]
  if (degree === null && range && !house) {
    pen.claim(range)
    if (sign) pen.named.add(point)
    return pen.line(
      `${opening}${opened(opening, chartClause(range))}, depending on the hour of your birth.`,
      [fact],
    )
  }
  pen.named.add(point).add(`placed${point}`)
  pen.claim({ kind: 'sign', point, sign: sign! })
  if (degree !== null) pen.claim({ kind: 'degree', point, degree, sign: sign! })
  const at = degree === null ? `is in ${sign}` : `stands at ${degree}° ${sign}`
  const where = house ? `, in ${houseName(pen, house)}` : ''
  if (house) pen.claim({ kind: 'house', point, house })
  const isBack = withMotion && isTurning(point) && motionOf(pen.sky, chart, point) === 'retrograde'
  if (isBack) pen.claim({ kind: 'natal_motion', point, isRetrograde: true })
  const back = isBack ? `${house ? ',' : ''} and was retrograde when you were born` : ''
  return pen.line(`${opening}${opened(opening, `your ${pointName(point)}`)} ${at}${where}${back}.`, [fact])
}

function opened(opening: string, text: string): string {
  return opening === '' || opening.endsWith('. ') ? capital(text) : text
}
