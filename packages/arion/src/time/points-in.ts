/** Every phrase of time in a text, one at each place: of those that overlap the longer, else the first. */
import { remembered } from '../language/remembered.ts'
import { frameKey } from './frame-key.ts'
import type { TimeFrame } from './span.ts'
import type { Point, Reader } from './point.ts'
import { aboutNow } from './phrases/about-now.ts'
import { besideOthers } from './phrases/beside-others.ts'
import { countedAhead } from './phrases/counted-ahead.ts'
import { countedBehind } from './phrases/counted-behind.ts'
import { days } from './phrases/days.ts'
import { ends } from './phrases/ends.ts'
import { feastDays } from './phrases/feast-days.ts'
import { hours } from './phrases/hours.ts'
import { months } from './phrases/months.ts'
import { nthWeekdays } from './phrases/nth-weekdays.ts'
import { skyEvents } from './phrases/sky-events.ts'
import { weekdays } from './phrases/weekdays.ts'
import { weeks } from './phrases/weeks.ts'
import { years, yearsOfLife } from './phrases/years.ts'

/** Nobody's birth is looked at here. */
const impersonal = (readers: readonly Reader[]): Reader =>
  remembered(
    (text, { born: _born, birthday: _birthday, ...frame }) =>
      readers.flatMap((reader) => reader(text, frame)),
    (text, { born: _born, birthday: _birthday, ...frame }) => `${frameKey(frame)}${text}`,
  )

const READERS: readonly Reader[] = [
  impersonal([
    days,
    weekdays,
    besideOthers,
    weeks,
    months,
    countedBehind,
    countedAhead,
    aboutNow,
    ends,
    feastDays,
    skyEvents,
    years,
  ]),
  yearsOfLife,
  impersonal([hours, nthWeekdays]),
]

export function pointsIn(text: string, frame: TimeFrame): Point[] {
  const all = READERS.flatMap((reader) => reader(text, frame))
  const kept: Point[] = []
  for (const point of all.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (point.times.length > 0 && kept.every((other) => point.end <= other.start || point.start >= other.end))
      kept.push(point)
  return kept.toSorted((a, b) => a.start - b.start)
}
