import type { NatalChart } from '@astrarium/sky'
import { placementOf, sureAngle } from './certainty.ts'
import type { ChartPoint } from './certainty.ts'
import { turn } from './zodiac.ts'

/** Where a natal point lies: one longitude, or the two ends of what its birth time allows. */
export function targets(chart: NatalChart, point: ChartPoint): number[] {
  if (point === 'asc' || point === 'mc') {
    const angle = chart.accuracy.kind === 'exact' ? sureAngle(chart, point) : null
    return angle ? [angle.longitude] : []
  }
  const placement = placementOf(chart, point)
  if (!placement) return []
  const { range, longitude } = placement
  if (!range) return [longitude]
  // what hardly moves is searched from the middle of its range
  return range.to - range.from >= 0.02
    ? [turn(range.from), turn(range.to)]
    : [turn((range.from + range.to) / 2)]
}
