/** Two phrases that are one stretch: "from A to B", "Saturday the 17th", "Friday of next week", "A or B". */
import { addMonths, daysBetween } from '../language/calendar.ts'
import type { Stretch, TimeFrame } from './span.ts'
import type { Point } from './point.ts'
import { nearest } from './nearest.ts'

const RANGE =
  /^ ?(?:,? ?(?:up )?(?:to|until|till|through|-)(?: about| around)?(?: the)?(?: end of)?|(?:and|until)) ?$/

/** The points in order, those that belong together made one. */
export function joined(text: string, points: readonly Point[], frame: TimeFrame): Point[] {
  const result: Point[] = []
  for (const point of points) {
    const before = result.at(-1)
    const gap = before ? text.slice(before.end, point.start) : ''
    const made =
      before &&
      (inside(before, point, gap) ?? listed(before, point, gap) ?? range(text, [before, point], frame))
    if (made) result.splice(-1, 1, made)
    else result.push(point)
  }
  return result
}

/** "Saturday the 17th" is the 17th, "Friday next week" the Friday in it, "May this year" the month. */
function inside(a: Point, b: Point, gap: string): Point | null {
  const place = { start: a.start, end: b.end }
  if (
    !/^ ?(?:,|the|on the|is the|after , the|begins|starts|opens|begins on|starts on|opens on|of|in|in the|of the|,? the|is|-)? ?$/.test(
      gap,
    )
  )
    return null
  const [small, large] = length(a) < length(b) ? [a, b] : [b, a]
  if (
    a.grain === 'day' &&
    b.grain === 'day' &&
    !a.isFaint &&
    !b.isFaint &&
    a.times.length > 1 &&
    b.times.length > 1 &&
    !/of|in/.test(gap)
  ) {
    // of a weekday and a date, the date is the surer; two dates are two
    if (isWeekday(a) === isWeekday(b)) return null
    return { ...(isWeekday(a) ? b : a), ...place }
  }
  if (length(a) === length(b) || large.grain === 'day' || large.isWhole) return null
  const within = small.times.filter((each) =>
    large.times.some(({ from, to }) => each.from >= from && each.to <= to),
  )
  if (within.length === 0 || small.tense || small.isFaint) return null
  return { ...small, ...place, times: within, ...(large.tense && { tense: large.tense }) }
}

/** "the 24th, 25th or 26th of January": all have the month of the last. */
function listed(a: Point, b: Point, gap: string): Point | null {
  const isList = /^ ?(?:,|or|and|,? or|\/|&)? ?(?:the )?$/.test(gap)
  if (!isList || !a.isLoose || b.isLoose || a.grain !== 'day' || b.grain !== 'day' || a.times.length > 40)
    return null
  return {
    ...b,
    start: a.start,
    times: pairsOf(a, b),
    name: ({ from, to }) =>
      [...new Set([from, to])]
        .map((day) => b.name({ from: day, to: day }))
        .join(gap.includes(' and') ? ' to ' : ' and '),
  }
}

function range(text: string, [a, b]: [Point, Point], frame: TimeFrame): Point | null {
  const gap = text.slice(a.end, b.start)
  if (!RANGE.test(gap)) return null
  const opened = /(?: from| between| in between)(?: the| about)? $/.exec(text.slice(0, a.start))
  if (/and/.test(gap) && !/between/.test(opened?.[0] ?? '')) return null
  if (a.isWhole || a.grain === 'open' || b.tense === 'past') return null
  const pairs = pairsOf(a, b)
  const ahead = pairs.find(({ from, to }) => to >= frame.today && from >= addMonths(frame.today, -2))
  const times =
    a.times.length === 1 || b.times.length === 1
      ? pairs.slice(0, 1)
      : ahead
        ? [...pairs.filter(({ to }) => to < frame.today), ahead]
        : pairs
  if (times.length === 0) return null
  return {
    start: opened ? opened.index + 1 : a.start,
    end: b.end,
    grain: a.grain,
    times,
    name: () =>
      `the time from ${a.name(nearest(a, 'ahead', frame))} to ${b.name(nearest(b, 'ahead', frame))}`,
    isWhole: true,
    ...(a.tense && { tense: a.tense }),
  }
}

/** To each first the nearest last; "the 3rd to the 31st of August" has its month from the last. */
function pairsOf(a: Point, b: Point): Stretch[] {
  if (a.isLoose && !b.isLoose)
    return b.times.flatMap((last) => {
      const first = a.times.findLast(({ from }) => from <= last.from)
      return first ? [{ from: first.from, to: last.to }] : []
    })
  if (b.times.length === 1) {
    const last = b.times[0]!
    const first = a.times.findLast(({ from, to }) => from <= last.from && to <= last.to)
    return first ? [{ from: first.from, to: last.to }] : sameYear(a, last)
  }
  return a.times.flatMap((first) => {
    const last = b.times.find(({ from, to }) => from >= first.from && to >= first.to)
    return last && daysBetween(first.from, last.to) < 366 * 3 ? [{ from: first.from, to: last.to }] : []
  })
}

/** "from March to June of 2013" lies beyond the years about today. */
function sameYear({ times: [first] }: Point, last: Stretch): Stretch[] {
  const from = first && `${last.from.slice(0, 4)}${first.from.slice(4)}`
  return from && from < last.from ? [{ from, to: last.to }] : []
}

function isWeekday({ times }: Point): boolean {
  return times.length >= 60
}

function length({ times: [first] }: Point): number {
  return first ? daysBetween(first.from, first.to) : 0
}
