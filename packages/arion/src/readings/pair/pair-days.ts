/**
 * What is on between two people: one body of the sky that touches both ends of a contact of theirs within a
 * few days, so that both may notice it.
 */
import { separation } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import type { RingFactor } from '../../circle/place-in-ring.ts'
import { must } from '../../must.ts'
import type { Charts, Owner } from '../../chart/owner.ts'
import { waysOf } from './day-crossings.ts'

/** Local dates; several where a birth time leaves the day open. */
export interface Days {
  from: string
  to: string
}

export interface PairDay {
  body: Planet
  tone: 'good' | 'hard' | 'join'
  own: { point: Point; aspect: number; days: Days }
  theirs: { point: Point; aspect: number; days: Days }
  /** of the contact */
  weight: number
}

/** From when to when a body is exact to a point: one moment, unless the birth time leaves it open. */
export interface Pass {
  body: Planet
  point: Point
  aspect: MajorAspect
  first: Date
  last: Date
}

export interface DaysAsked {
  sky: Sky
  zone: string
  at: Date
  days: number
}

/** Days within which one transit counts as the same for both. */
const TOGETHER: Partial<Record<Planet, number>> = {
  sun: 3,
  mercury: 3,
  venus: 3,
  mars: 5,
  jupiter: 16,
  saturn: 30,
  uranus: 40,
  neptune: 40,
  pluto: 40,
}
const BODIES = Object.keys(TOGETHER) as Planet[]
const DAY = 86_400_000

export function pairDays(factors: readonly RingFactor[], charts: Charts, asked: DaysAsked): PairDay[] {
  const contacts = factors.flatMap(({ contact, points }) =>
    contact.kind === 'aspect' && points.from > 0
      ? [{ own: contact.a, theirs: contact.b, weight: points.from }]
      : [],
  )
  const [ours, others] = (['own', 'theirs'] as const).map((whose) =>
    passesOf(charts[whose], new Set(contacts.map((contact) => contact[whose])), asked),
  ) as [Pass[], Pass[]]
  return contacts
    .flatMap(({ own, theirs, weight }) =>
      ours.flatMap((one) =>
        one.point !== own
          ? []
          : others.flatMap((other): PairDay[] =>
              other.point === theirs &&
              other.body === one.body &&
              apart(one, other) <= must(TOGETHER[one.body], 'span') * DAY
                ? [
                    {
                      body: one.body,
                      tone: toneOf(one.aspect, other.aspect),
                      own: side(one, asked),
                      theirs: side(other, asked),
                      weight,
                    },
                  ]
                : [],
            ),
      ),
    )
    .filter((day) => isSo(day, charts, asked))
}

/** Every exact pass in the span; where the two ends of a range do not agree on how many, none. */
export function passesOf(
  chart: NatalChart,
  points: ReadonlySet<Point>,
  { sky, at, days, bodies = BODIES }: DaysAsked & { bodies?: readonly Planet[] },
): Pass[] {
  const ends = [...points].flatMap((point) => {
    const ways = waysOf(chart, point)
    return ways ? [{ point, ways }] : []
  })
  const search = (end: 0 | 1) =>
    sky.transits({
      points: ends.map(({ point, ways }) => ({ point, longitude: ways[end] })),
      from: at,
      to: new Date(at.getTime() + days * DAY),
      bodies,
    })
  const keyed = (end: 0 | 1) => {
    const found = new Map<string, { body: Planet; point: Point; aspect: MajorAspect; exact: Date[] }>()
    for (const { transiting, natal, aspect, exact } of search(end)) {
      const key = `${transiting} ${natal} ${aspect}`
      const earlier = found.get(key)?.exact ?? []
      found.set(key, { body: transiting, point: natal, aspect, exact: [...earlier, ...exact] })
    }
    return found
  }
  const [lower, upper] = [keyed(0), keyed(1)]
  return [...lower].flatMap(([key, { body, point, aspect, exact }]) => {
    const there = upper.get(key)
    if (!there || there.exact.length !== exact.length) return []
    return exact.flatMap((one, index): Pass[] => {
      const other = must(there.exact[index], 'pass')
      const [first, last] = one <= other ? [one, other] : [other, one]
      const isAhead = first >= at && last.getTime() <= at.getTime() + days * DAY
      return isAhead ? [{ body, point, aspect, first, last }] : []
    })
  })
}

function apart(one: Pass, other: Pass): number {
  const middle = ({ first, last }: Pass) => (first.getTime() + last.getTime()) / 2
  return Math.abs(middle(one) - middle(other))
}

export function toneOf(one: number, other: number): PairDay['tone'] {
  if ([one, other].some((aspect) => aspect === 90 || aspect === 180)) return 'hard'
  return one === 0 || other === 0 ? 'join' : 'good'
}

function side({ point, aspect, first, last }: Pass, { sky, zone }: DaysAsked): PairDay['own'] {
  return { point, aspect, days: { from: sky.localDate(zone, first), to: sky.localDate(zone, last) } }
}

/** Measured from positions alone: at each end of the range the aspect is exact within the days named. */
export function isSo(
  day: Pick<PairDay, 'body' | 'own' | 'theirs'>,
  charts: Charts,
  { sky, zone }: DaysAsked,
): boolean {
  return (['own', 'theirs'] as const).every((whose: Owner) => {
    const { point, aspect, days } = day[whose]
    const ways = waysOf(charts[whose], point)
    if (!ways) return false
    const [from, to] = [sky.localDay(zone, days.from)[0], sky.localDay(zone, days.to)[1]]
    return ways.every((longitude) => {
      const steps = Math.max(4, Math.ceil((to.getTime() - from.getTime()) / (DAY / 4)))
      const gaps = Array.from({ length: steps + 1 }, (_, step) => {
        const at = new Date(from.getTime() + ((to.getTime() - from.getTime()) * step) / steps)
        return separation(sky.position(day.body, at).longitude, longitude) - aspect
      })
      const nearest = Math.min(...gaps.map(Math.abs))
      return (
        gaps.some((gap, step) => step > 0 && Math.sign(gap) !== Math.sign(gaps[step - 1] ?? gap)) ||
        nearest < 0.02 ||
        // a conjunction and an opposition are touched, and never crossed
        ((aspect === 0 || aspect === 180) && nearest < 0.3)
      )
    })
  })
}
