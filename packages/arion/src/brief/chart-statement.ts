/** A claim about a chart as a statement for a chip. */
import type { Point } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ChartFact } from './facts.ts'
import { capital } from '../language/text.ts'

export function chartStatement(name: string, clause: string): ChartFact {
  const statement = capital(clause)
  return {
    id: `chart.${name}.${clause.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`,
    kind: 'chart',
    clause,
    statement,
    points: [],
    weight: 1,
  }
}

/** What a chip can open in the wheel. */
export function enginePoint(point: ChartPoint): Point[] {
  if (point === 'south_node') return ['true_node']
  return point === 'desc' || point === 'ic' ? [] : [point]
}
