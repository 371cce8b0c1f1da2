/** Whose chart: `own` is theirs who asks and reads, `theirs` the other one's. */
import type { NatalChart, Point } from '@astrarium/sky'

export const OWNERS = ['own', 'theirs'] as const
export type Owner = (typeof OWNERS)[number]

export interface OwnedPoint {
  whose: Owner
  point: Point
}

/** What a statement about two people is held against. */
export type Charts = Record<Owner, NatalChart>
