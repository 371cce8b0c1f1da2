import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'

/** Where the table has its points: every fortieth, and closer towards the end, where rings are decided. */
export const SHARES: readonly number[] = [
  ...Array.from({ length: 37 }, (_, index) => index / 40),
  0.925,
  0.94,
  0.95,
  0.96,
  0.97,
  0.98,
  0.985,
  0.99,
  0.9925,
  0.995,
  0.9975,
  0.999,
  0.9995,
  1,
]

/** Points of each ring at those shares; `rows` have a number for each ring, in order. */
export function quantiles(rows: readonly Float64Array[]): Record<Ring, number[]> {
  return Object.fromEntries(
    RINGS.map((ring, index) => {
      const sorted = Float64Array.from(rows, (row) => row[index]!).sort()
      return [ring, SHARES.map((share) => rounded(sorted[Math.round(share * (sorted.length - 1))]!))]
    }),
  ) as Record<Ring, number[]>
}

function rounded(points: number): number {
  return Math.round(points * 1000) / 1000
}
