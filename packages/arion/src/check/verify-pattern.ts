/** Patterns of a chart, counted again from its aspects and signs. */
import { PLANETS } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet } from '@astrarium/sky'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartClaim, PatternKind } from '../claims/chart-claim.ts'

const SIDES = { t_square: [180, 90], yod: [60, 150], grand_trine: [120, 120] } as const

export function isPattern(
  chart: NatalChart,
  { pattern, points, apex, within }: Extract<ChartClaim, { kind: 'pattern' }>,
): boolean {
  if (pattern === 'stellium') {
    const isIn = (point: ChartPoint) =>
      (typeof within === 'number' ? sureHouse(chart, point) : sureSign(chart, point)) === within
    return within !== null && points.length >= 4 && isSame(points, PLANETS.filter(isIn))
  }
  const [base, side] = SIDES[pattern]
  const third = apex ?? points[2]
  const [a, b] = points
  return (
    a !== undefined &&
    b !== undefined &&
    third !== undefined &&
    points.length === (apex ? 2 : 3) &&
    linked(chart, a, b, base) &&
    linked(chart, a, third, side) &&
    linked(chart, b, third, side)
  )
}

export function hasPattern(chart: NatalChart, kind: PatternKind): boolean {
  if (kind === 'stellium') {
    const isCrowded = (placeOf: (point: Planet) => unknown) =>
      PLANETS.some(
        (one) =>
          placeOf(one) !== null && PLANETS.filter((other) => placeOf(other) === placeOf(one)).length >= 4,
      )
    return isCrowded((point) => sureSign(chart, point)) || isCrowded((point) => sureHouse(chart, point))
  }
  const [base, side] = SIDES[kind]
  const points: ChartPoint[] = [...PLANETS, 'asc', 'mc']
  return points.some((a) =>
    points.some(
      (b) =>
        linked(chart, a, b, base) &&
        points.some((c) => linked(chart, a, c, side) && linked(chart, b, c, side)),
    ),
  )
}

function linked(
  { aspects, minorAspects }: NatalChart,
  one: ChartPoint,
  other: ChartPoint,
  angle: MajorAspect | 150,
): boolean {
  return [...aspects, ...minorAspects].some(
    ({ a, b, aspect, isUncertain }) => !isUncertain && aspect === angle && isSame([a, b], [one, other]),
  )
}

export function isSame(some: readonly (string | number)[], others: readonly (string | number)[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
