import type { Lunation, Sky } from '@astrarium/sky'
import { skyEvents } from './sky-events.ts'

/** The sky of a UTC day in plain values, as it is kept. Instants are ISO 8601. */
export interface SkyOfDay {
  /** the first two quarters from the day's beginning on */
  quarters: { kind: Lunation['kind']; at: string }[]
  events: { at: string; statement: string }[]
}

const DAY = 86_400_000
/** holds two quarters wherever it begins: the longest time from one to the next is 8.2 days */
const TWO_QUARTERS = 17 * DAY

/** Pure: the same date, `YYYY-MM-DD`, gives the same sky. */
export function skyOfDay(sky: Sky, date: string): SkyOfDay {
  const [from, to] = utcDay(date)
  return {
    quarters: sky
      .lunations(from, new Date(from.getTime() + TWO_QUARTERS))
      .slice(0, 2)
      .map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    events: skyEvents(sky, from, to).map(({ at, statement }) => ({ at: at.toISOString(), statement })),
  }
}

export function utcDay(date: string): [Date, Date] {
  const from = new Date(`${date}T00:00:00Z`)
  return [from, new Date(from.getTime() + DAY)]
}
