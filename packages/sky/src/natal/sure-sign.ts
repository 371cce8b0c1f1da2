import type { Placement } from '../types.ts'

/** Whether a body stays in one sign within the uncertainty of the birth time. */
export function isSameSign({ range }: Pick<Placement, 'range'>): boolean {
  return range === null || range.signs.length === 1
}
