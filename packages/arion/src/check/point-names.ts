import { PLANETS } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { pointName } from '../language/statements.ts'
import { must } from '../must.ts'

const POINTS = [
  ...PLANETS,
  'asc',
  'mc',
  'desc',
  'ic',
  'true_node',
  'south_node',
  'chiron',
  'mean_lilith',
] as const
const BY_NAME = new Map<string, ChartPoint>(POINTS.map((point) => [pointName(point), point]))

/** Names of points in a sentence, as a part of a pattern. */
export const POINT_NAMES = [...BY_NAME.keys()].join('|')

export function pointCalled(name: string | undefined): ChartPoint {
  return must(BY_NAME.get(name ?? ''), 'point of that name')
}
