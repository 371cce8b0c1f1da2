import { DAY_MS } from '../../lib/calendar/calendar-date.ts'

const YEAR = Date.UTC(2027, 0, 1)
const SHOWN_DAYS = 262
const WIDTH = 420
const LEFT = 12

/**
 * A transit as a shape along a line of days: slender where it only touches, with a diamond at each exact day.
 */
export function ribbonRow({
  enters,
  exact,
  leaves,
}: {
  enters: string
  exact: readonly string[]
  leaves: string
}) {
  const from = dayAt(enters)
  const to = dayAt(leaves)
  const days = exact.map(dayAt)
  const above = days
    .map((day) => `L${r(Math.max(from, day - 15))} -1.6L${day} -6.5L${r(Math.min(to, day + 15))} -1.6`)
    .join('')
  const below = days
    .toReversed()
    .map((day) => `L${r(Math.min(to, day + 15))} 1.6L${day} 6.5L${r(Math.max(from, day - 15))} 1.6`)
    .join('')
  return { from, to, exact: days, shape: `M${from} 0${above}L${to} 0${below}Z` }
}

function dayAt(date: string): number {
  return r(LEFT + ((Date.parse(date) - YEAR) / DAY_MS / SHOWN_DAYS) * WIDTH)
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
