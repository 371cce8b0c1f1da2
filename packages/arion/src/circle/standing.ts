/** Where a pair stands among random pairs. */
import type { Ring } from '@astrarium/contracts'
import { elementAt, must } from '../must.ts'
import type { RandomPairs } from './random-pairs.ts'

/**
 * The share of random pairs that are given fewer points than these: 0 for as few as any, 1 for more than
 * every one of them. Between two shares of the table it is read along a straight line.
 */
export function shareBelow(points: number, table: readonly number[], shares: readonly number[]): number {
  const above = table.findIndex((one) => one >= points)
  if (above < 0) return 1
  if (above === 0) return 0
  const [low, high] = [elementAt(table, above - 1), elementAt(table, above)]
  const [from, to] = [elementAt(shares, above - 1), elementAt(shares, above)]
  return high === points && low < points && isPlateau(table, above)
    ? from
    : from + ((to - from) * (points - low)) / (high - low)
}

/** Many pairs have the very same points (none, most often): they do not stand out from each other. */
function isPlateau(table: readonly number[], at: number): boolean {
  return table[at + 1] === table[at]
}

/**
 * How far the first ring leads: how many times rarer its points are than those of the second. Below the
 * first of these, between the first and the second, and so on.
 */
export const LEADS = [1.25, 1.6, 2.2, 3.5, 7] as const

export function leadOf(standings: readonly { share: number }[]): number {
  const [first, second] = standings.map(({ share }) => 1 - share + 1e-6).toSorted((a, b) => a - b)
  const ratio = must(second, 'second ring') / must(first, 'first ring')
  const bin = LEADS.findIndex((limit) => ratio < limit)
  return bin < 0 ? LEADS.length : bin
}

/** The ring that stands out most; of equals the inner one. */
export function firstOf<Standing extends { ring: Ring; share: number }>(
  standings: readonly Standing[],
): Standing {
  return standings.reduce((best, one) => (one.share > best.share ? one : best))
}

export function tableOf(pairs: RandomPairs, known: string, ring: Ring): readonly number[] {
  return must(pairs.points[known], `table of ${known}`)[ring]
}
