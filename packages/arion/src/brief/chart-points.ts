/** Claims about single points of a chart. */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { isAngle, placementOf, sureAngle, sureHouse, sureSign } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim } from '../claims/chart-claim.ts'
import { chartClause } from './chart-words.ts'
import type { ChartFact } from './facts.ts'
import { pointName } from '../language/statements.ts'
import { ordinal } from '../language/numbers.ts'
import { chartStatement, enginePoint } from './chart-statement.ts'
import { signAt, turn } from '../chart/zodiac.ts'

/**
 * Sign, degree and house of a point, and whether it went backwards, as far as the birth time allows; empty
 * when it allows nothing.
 */
export function placed(sky: Sky, chart: NatalChart, point: ChartPoint): ChartFact[] {
  const range = rangeOf(chart, point)
  const sign = sureSign(chart, point)
  const degree = degreeOf(chart, point)
  const house = sureHouse(chart, point)
  if (!sign && !range) return []
  const where = house ? `, in your ${ordinal(house)} house` : ''
  const clause =
    degree === null && range && !house
      ? chartClause(range)
      : `your ${pointName(point)} ${degree === null ? `is in ${sign}` : `stands at ${degree}° ${sign}`}${where}`
  const motion =
    isTurning(point) && motionOf(sky, chart, point) === 'retrograde'
      ? ' and was retrograde when you were born'
      : ''
  return [
    {
      ...chartStatement('place', clause + (motion && `${house ? ',' : ''}${motion}`)),
      points: enginePoint(point),
    },
  ]
}

/** Full degrees within the sign, where the birth time leaves one. */
export function degreeOf(chart: NatalChart, point: ChartPoint): number | null {
  if (isAngle(point))
    return chart.accuracy.kind === 'exact' ? Math.floor(sureAngle(chart, point)?.degree ?? 0) : null
  const placement = placementOf(chart, point)
  if (!placement) return null
  if (!placement.range) return Math.floor(placement.longitude % 30)
  const { from, to } = placement.range
  return Math.floor(from) === Math.floor(to) ? Math.floor(turn(from) % 30) : null
}

export function rangeOf(
  chart: NatalChart,
  point: ChartPoint,
): Extract<ChartClaim, { kind: 'degree_range' }> | null {
  const range = isAngle(point) ? null : placementOf(chart, point)?.range
  if (!range) return null
  const end = (longitude: number) => ({ degree: Math.floor(turn(longitude) % 30), sign: signAt(longitude) })
  return { kind: 'degree_range', point, from: end(range.from), to: end(range.to) }
}

/** Sun and Moon never turn, and of the points nobody asks. */
export function isTurning(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point) && point !== 'sun' && point !== 'moon'
}

/** At birth; null where it turned within the uncertainty of the birth time. */
export function motionOf(sky: Sky, chart: NatalChart, body: Planet): 'retrograde' | 'direct' | null {
  const ends = (chart.span ?? [chart.instant]).map((at) =>
    sky.position(body, at).speed < 0 ? 'retrograde' : 'direct',
  )
  return ends.every((one) => one === ends[0]) ? (ends[0] ?? null) : null
}

export function retrogradesOf(sky: Sky, chart: NatalChart): { points: Planet[]; open: Planet[] } {
  const turning = PLANETS.filter(isTurning)
  return {
    points: turning.filter((body) => motionOf(sky, chart, body) === 'retrograde'),
    open: turning.filter((body) => motionOf(sky, chart, body) === null),
  }
}
