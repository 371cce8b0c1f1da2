import type { Otherwise } from '@astrarium/contracts'
import type { ChartInput } from '@astrarium/sky'

/** A chart as another app may have made it. */
export interface Alternative {
  changes: Otherwise[]
  /** 1 to 10, how often apps differ in it; of two at once the product */
  weight: number
  change: Partial<ChartInput>
}

/** Two at once. */
export function together(one: Alternative, other: Alternative): Alternative {
  return {
    changes: [...one.changes, ...other.changes],
    weight: one.weight * other.weight,
    change: { ...one.change, ...other.change },
  }
}
