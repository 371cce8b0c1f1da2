/** What touches both of two people about today: one body of the sky, exact to a point of each. */
import { separation } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { pointName, skyName } from '../../language/statements.ts'
import { capital } from '../../language/text.ts'
import { elementAt } from '../../must.ts'
import { crossingsIn, exactIn, waysOf } from './day-crossings.ts'
import type { Crossings } from './day-crossings.ts'
import { toneOf } from './pair-days.ts'
import type { PairDay } from './pair-days.ts'
import { pairLore } from './pair-lore.ts'

/** Three days, of which the middle one is today. */
export interface DaysAround {
  date: string
  before: Crossings
  today: Crossings
  after: Crossings
}

export interface PairToday extends Pick<PairDay, 'body' | 'tone'> {
  own: { point: Point; aspect: MajorAspect }
  theirs: { point: Point; aspect: MajorAspect }
  /** the one that the sign of the day is drawn by: the hardest of the two */
  aspect: MajorAspect
  /** two to six words */
  title: string
  /** "The Sun touches Venus for both of you, until tomorrow." */
  text: string
}

const BODIES: readonly Planet[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']
/** Those that one notices; the slow ones have half a generation in them. */
const POINTS: readonly Point[] = ['sun', 'moon', 'venus', 'mercury', 'mars', 'asc']
const WEIGHTS: Partial<Record<Planet, number>> = { sun: 3, venus: 2.6, mars: 2.6, mercury: 2 }
const POINT_WEIGHTS: Partial<Record<Point, number>> = { sun: 3, moon: 3, venus: 2.6, asc: 2 }
/** Degrees within which the two points are in an aspect themselves, as whatever touches both of them is. */
const TIED = 4
/** From the mildest to the hardest. */
const BY_HARDNESS: readonly MajorAspect[] = [0, 60, 120, 180, 90]

/** Throws `SkyError` for an unknown zone. */
export function openDaysAround(sky: Sky, zone: string, at: Date): DaysAround {
  const date = sky.localDate(zone, at)
  const today = sky.localDay(zone, date)
  const dayOf = (instant: Date) => sky.localDay(zone, sky.localDate(zone, instant))
  const crossings = (day: [Date, Date]) => crossingsIn(sky, day, BODIES)
  return {
    date,
    before: crossings(dayOf(new Date(today[0].getTime() - 1))),
    today: crossings(today),
    after: crossings(dayOf(new Date(today[1].getTime() + 1))),
  }
}

/**
 * For everybody beside one and the same person: the weightiest, null on most days. The same charts, day and
 * seed give the same words.
 */
export function pairsToday(
  days: DaysAround,
  own: NatalChart,
): (theirs: NatalChart, seed: string) => PairToday | null {
  const ours = touchesOf(days, own)
  const bodies = BODIES.filter((body) => ours.some((touch) => touch.body === body))
  return (theirs, seed) => {
    const others = touchesOf(days, theirs, bodies)
    const both = ours.flatMap((one) =>
      others
        .filter((other) => other.body === one.body && isShared(one, other))
        .map((other) => ({ one, other, weight: weightOf(one) * weightOf(other) })),
    )
    const [first] = both.toSorted((a, b) => b.weight - a.weight)
    return first ? told(first, `${seed} ${days.date}`) : null
  }
}

function told({ one, other }: { one: Touch; other: Touch }, seed: string): PairToday {
  const { body } = one
  const tone = toneOf(one.aspect, other.aspect)
  const hardness = (aspect: MajorAspect) => BY_HARDNESS.indexOf(aspect)
  return {
    body,
    tone,
    own: { point: one.point, aspect: one.aspect },
    theirs: { point: other.point, aspect: other.aspect },
    aspect: hardness(one.aspect) > hardness(other.aspect) ? one.aspect : other.aspect,
    title: pairLore(seed).line(`pair.${body}.${tone}.weeks`),
    text: textOf(one, other),
  }
}

interface Touch {
  body: Planet
  point: Point
  aspect: MajorAspect
  on: 'before' | 'today' | 'after'
  longitude: number
}

function touchesOf(days: DaysAround, chart: NatalChart, bodies = BODIES): Touch[] {
  return POINTS.flatMap((point) => {
    const ways = waysOf(chart, point)
    if (!ways) return []
    return bodies.flatMap((body): Touch[] => {
      for (const on of ['today', 'before', 'after'] as const) {
        const crossing = days[on].get(body)
        const aspect = crossing && exactIn(crossing, ways)
        if (typeof aspect === 'number') return [{ body, point, aspect, on, longitude: elementAt(ways, 0) }]
      }
      return []
    })
  })
}

function isShared(one: Touch, other: Touch): boolean {
  if (one.on !== 'today' && other.on !== 'today') return false
  const apart = separation(one.longitude, other.longitude)
  return BY_HARDNESS.some((aspect) => Math.abs(apart - aspect) < TIED)
}

function weightOf({ body, point }: Touch): number {
  return (WEIGHTS[body] ?? 3) * (POINT_WEIGHTS[point] ?? 1.6)
}

function textOf(one: Touch, other: Touch): string {
  const body = skyName(one.body)
  const points =
    one.point === other.point
      ? `${pointName(one.point)} for both of you`
      : `your ${pointName(one.point)} and their ${pointName(other.point)}`
  const last = [one.on, other.on].includes('after')
    ? ', until tomorrow'
    : one.on === other.on
      ? ' today'
      : ', until tonight'
  return `${capital(body)} touches ${points}${last}.`
}
