import { availableParallelism, loadavg } from 'node:os'

/**
 * A line of the table: what was measured, what it came to, what it should come to, and whether it does (null:
 * nothing is asked of it).
 */
export interface Row {
  what: string
  value: string
  target: string
  isReached: boolean | null
}

/** A number that should be at most so much. */
export function atMost(what: string, value: number, limit: number, unit: string, note = ''): Row {
  return {
    what,
    value: `${shown(value)} ${unit}${note && ` (${note})`}`,
    target: `≤ ${limit} ${unit}`,
    isReached: value <= limit,
  }
}

/** A count that should be all of so many. */
export function allOf(what: string, count: number, of: number, note = ''): Row {
  return {
    what,
    value: `${count} of ${of}${note && ` (${note})`}`,
    target: `${of} of ${of}`,
    isReached: count === of,
  }
}

/** Something worth knowing, without a target. */
export function plain(what: string, value: string): Row {
  return { what, value, target: '', isReached: null }
}

export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  for (const { what, value, target, isReached } of rows) {
    const verdict = isReached === null ? '' : isReached ? 'reached' : 'NOT reached'
    console.log(`  ${what.padEnd(72)} ${value.padEnd(52)} ${target.padEnd(14)} ${verdict}`.trimEnd())
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

/**
 * What a work takes, from many runs: their median; on a machine with more to do than it has processors the
 * tenth of the runs that was disturbed least, since what others do only adds to it.
 */
export function taken(times: readonly number[]): { value: number; note: string } {
  const inOrder = times.toSorted((a, b) => a - b)
  const half = inOrder[inOrder.length >> 1]!
  if (loadavg()[0]! < availableParallelism()) return { value: half, note: 'median' }
  return {
    value: inOrder[Math.floor(inOrder.length / 10)]!,
    note: `least disturbed tenth, median ${shown(half)}`,
  }
}

export function shown(value: number): string {
  return value !== 0 && Math.abs(value) < 0.1
    ? value.toPrecision(2)
    : value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })
}
