import { loadavg } from 'node:os'

export interface Measured {
  name: string
  /** milliseconds */
  times: readonly number[]
  /** for the p95; null where there is none */
  limit: number | null
}

/** Median, p95 and most of each, beside the limit that the p95 has. */
export function printLimits(title: string, rows: readonly Measured[]): void {
  console.log(`\n${title}; load ${loadavg()[0]!.toFixed(1)}; milliseconds`)
  console.log(`${' '.repeat(52)}runs  median     p95    most   limit of the p95`)
  for (const { name, times, limit } of rows) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
    const figures = [at(0.5), at(0.95), at(1)].map((one) => one.toFixed(1).padStart(8)).join('')
    const verdict = limit === null ? '' : `${limit}, ${at(0.95) <= limit ? 'kept' : 'MISSED'}`
    console.log(`${name.padEnd(50)} ${String(times.length).padStart(5)}${figures}   ${verdict}`)
  }
}
