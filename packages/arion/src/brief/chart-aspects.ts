/** Claims about the aspects of a chart. */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Point } from '@astrarium/sky'
import { isAngle, sureAngle } from '../chart/certainty.ts'
import type { ChartPoint } from '../chart/certainty.ts'
import { closestAspects } from '../chart/strength.ts'

/** Sure ones between the points that were named; of one or none, the closest. */
export function aspectsAsked(chart: NatalChart, points: readonly ChartPoint[]) {
  const [a, b] = points
  if (a && b) return chart.aspects.filter((one) => !one.isUncertain && isBetween(one, a, b))
  return closestAspects(chart, a ?? null).slice(0, 5)
}

/** Whether no major aspect joins the two at any moment that the birth may have been at. */
export function isApart(chart: NatalChart, a: ChartPoint, b: ChartPoint): boolean {
  const isKnown = (point: ChartPoint) =>
    (PLANETS as readonly ChartPoint[]).includes(point) || (isAngle(point) && sureAngle(chart, point) !== null)
  return isKnown(a) && isKnown(b) && !chart.aspects.some((one) => isBetween(one, a, b))
}

function isBetween(one: { a: Point; b: Point }, a: ChartPoint, b: ChartPoint): boolean {
  return (one.a === a && one.b === b) || (one.a === b && one.b === a)
}
