import { PLANETS } from '../types.ts'
import type { Point } from '../types.ts'

/** Between which a chart's aspects are counted, its own and those of its progressions. */
export const ASPECT_POINTS: readonly Point[] = [...PLANETS, 'asc', 'mc']
/** The same of two people: the node and Chiron as well. */
export const SHARED_POINTS: readonly Point[] = [...PLANETS, 'true_node', 'chiron', 'asc', 'mc']
