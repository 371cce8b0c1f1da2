/** Where the progressed Sun or Moon is, and when it changes its sign. */
import type { SkyEvent } from '../facts.ts'
import { DAY, YEAR } from './cycle-context.ts'
import type { CycleContext } from './cycle-context.ts'
import { birthOf } from '../../chart/birth-of.ts'

export function progressedOf({ sky, chart, frame }: CycleContext, body: 'sun' | 'moon'): SkyEvent[] {
  const placedAt = (at: Date) =>
    sky.progressions(birthOf(chart), at).placements.find((placement) => placement.body === body)!
  const now = placedAt(frame.at)
  if (now.range && now.range.signs.length > 1) return []
  if (chart.accuracy.kind !== 'exact')
    return [{ is: 'progressed', body, sign: now.sign, house: null, next: null }]
  let [early, late] = [frame.at.getTime(), frame.at.getTime()]
  do {
    early = late
    late += (body === 'sun' ? 700 : 60) * DAY
  } while (
    placedAt(new Date(late)).sign === now.sign &&
    late - frame.at.getTime() < (body === 'sun' ? 35 : 4) * YEAR
  )
  const then = placedAt(new Date(late)).sign
  while (late - early > 60_000) {
    const middle = (early + late) / 2
    if (placedAt(new Date(middle)).sign === now.sign) early = middle
    else late = middle
  }
  return [
    { is: 'progressed', body, sign: now.sign, house: now.house, next: { sign: then, at: new Date(late) } },
  ]
}
