import { PLANETS } from '../types.ts'
import type { Point } from '../types.ts'

/** What one chart's points are held against in another: Sun to Pluto, the angles, and for two people also the node and Chiron. */
export const PROGRESSED_POINTS: readonly Point[] = [...PLANETS, 'asc', 'mc']
export const SHARED_POINTS: readonly Point[] = [...PLANETS, 'true_node', 'chiron', 'asc', 'mc']
