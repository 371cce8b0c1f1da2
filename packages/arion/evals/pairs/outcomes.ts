import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { firstOf, LEADS, leadOf, shareBelow } from '../../src/circle/standing.ts'
import { SHARES } from './quantiles.ts'

export interface Standing {
  ring: Ring
  share: number
}

export function standingsOf(row: Float64Array, points: Record<Ring, number[]>): Standing[] {
  return RINGS.map((ring, index) => ({ ring, share: shareBelow(row[index]!, points[ring], SHARES) }))
}

/** The share of pairs that each ring took. */
export function tookBy(rows: readonly Standing[][]): Record<Ring, number> {
  const firsts = rows.map((row) => firstOf(row).ring)
  return Object.fromEntries(
    RINGS.map((ring) => [ring, share(firsts.filter((one) => one === ring).length, rows.length)]),
  ) as Record<Ring, number>
}

/** Of the pairs whose ring led by so much, the share that has the same ring with both times known. */
export function keptByLead(rows: readonly Standing[][], known: readonly Standing[][]): number[] {
  const led = rows.map((row, index) => ({
    lead: leadOf(row),
    isKept: firstOf(row).ring === firstOf(known[index]!).ring,
  }))
  return [...LEADS, Infinity].map((_, bin) => {
    const those = led.filter(({ lead }) => lead === bin)
    return share(those.filter(({ isKept }) => isKept).length, Math.max(1, those.length))
  })
}

function share(count: number, of: number): number {
  return Math.round((count / of) * 10_000) / 10_000
}
