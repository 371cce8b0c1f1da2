import type { NatalChart, Point } from '@astrarium/sky'
import { PLANETS } from '@astrarium/sky'
import { placementOf } from './certainty.ts'

export interface SurePoint {
  point: Point
  longitude: number
  /** unwrapped longitudes it may have, from ≤ to */
  from: number
  to: number
}

/** Points that transits may touch. Angles only with an exact time; bodies carry the range they may lie in. */
export function surePoints(chart: NatalChart): SurePoint[] {
  const points: SurePoint[] = []
  for (const body of PLANETS) {
    const placement = placementOf(chart, body)
    if (!placement) continue
    const from = placement.range?.from ?? placement.longitude
    const to = placement.range?.to ?? placement.longitude
    if (to - from < 2)
      points.push({
        point: body,
        longitude: placement.range ? ((((from + to) / 2) % 360) + 360) % 360 : placement.longitude,
        from,
        to,
      })
  }
  if (chart.accuracy.kind === 'exact') {
    if (chart.ascendant)
      points.push({
        point: 'asc',
        longitude: chart.ascendant.longitude,
        from: chart.ascendant.longitude,
        to: chart.ascendant.longitude,
      })
    if (chart.midheaven)
      points.push({
        point: 'mc',
        longitude: chart.midheaven.longitude,
        from: chart.midheaven.longitude,
        to: chart.midheaven.longitude,
      })
  }
  return points
}
