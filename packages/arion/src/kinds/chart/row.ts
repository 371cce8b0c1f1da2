/** What stands in the chart itself. */
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const chart = {
  ...LASTING,
  // from the terms themselves
  reads: () => false,
  lasts: false,
  isFact: true,
  isOfTerms: true,
  // of what passes over a point
  tellsToo: ['when'],
} as const satisfies KindRow
