/** Which of the stretches that a phrase can mean is meant: the next, the last, or one near what was said. */
import { addDays, daysBetween } from '../language/calendar.ts'
import { must } from '../must.ts'
import type { Stretch, TimeFrame } from './span.ts'
import type { Point } from './point.ts'

export function nearest(
  { times, isLoose }: Point,
  way: 'ahead' | 'behind',
  { today, previous, earlier, listed }: TimeFrame,
): Stretch {
  const first = must(times[0], 'time of the phrase')
  if (times.length === 1) return first
  if (isLoose && listed && times.length > 40) {
    const next = times.find(({ from }) => from > listed.from)
    if (next) return next
  }
  if (isLoose && previous && way === 'ahead') {
    const isMonth = previous.from.slice(8) === '01'
    const start = previous.from < today && !isMonth ? today : previous.from
    const isFar = previous.from > addDays(today, 6)
    const found = times.find(({ from }) => from >= (isFar || isMonth ? start : today))
    const base = isFar ? times.find(({ from }) => from >= `${previous.from.slice(0, 7)}-01`) : undefined
    // a weekday follows the day that was spoken of, a day of the month lies in its month
    const chosen = times.length > 40 ? found : (base ?? found)
    if (chosen && chosen.to >= today) return chosen
  }
  if (way === 'behind') return times.findLast(({ from }) => from < today) ?? first
  const next = times.find(({ to }) => to >= today)
  const last = times.findLast(({ to }) => to < today)
  if (earlier && next && last && daysBetween(today, next.from) > 3 * daysBetween(last.to, today)) return last
  return next ?? must(times.at(-1), 'last time')
}
