/** What is exact in the sky to a point of one of the two, within the days that are asked about. */
import type { MajorAspect, Planet, Point } from '@astrarium/sky'
import { addDays, partsOf, weekday } from '../language/calendar.ts'
import type { PairClaim, SaidDay } from '../readings/circle/pair-claim.ts'
import type { Owner } from '../chart/owner.ts'
import { pairStatement } from '../readings/circle/pair-statement.ts'
import { passesOf } from '../readings/pair/pair-days.ts'
import type { Stretch } from '../time/span.ts'
import { factOf } from './teller.ts'
import type { Teller, TwoLine } from './teller.ts'

export interface Touch {
  whose: Owner
  body: Planet
  point: Point
  aspect: MajorAspect
  mood: 'good' | 'hard'
  days: Stretch
  first: Date
  last: Date
  weight: number
}

const BODIES: readonly Planet[] = [
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]
const POINTS: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']
const WEIGHTS: Record<Planet, number> = {
  moon: 0.6,
  sun: 2.4,
  mercury: 2.2,
  venus: 2.6,
  mars: 3,
  jupiter: 3.2,
  saturn: 3.4,
  uranus: 2.6,
  neptune: 2.2,
  pluto: 2.4,
}
const GENTLE: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']
const DAY = 86_400_000
/** Days of the span that are looked through by the Moon as well. */
const BY_MOON = 16

/** In order of time. */
export function touchesOf(teller: Teller, whose: Owner, { from, to }: Stretch): Touch[] {
  const { sky, input, today } = teller.context
  const chart = teller.context[whose]
  if (!chart) return []
  const zone = teller.zone
  const begin = from <= today ? input.at : sky.localDay(zone, from)[0]
  const days = (sky.localDay(zone, to)[1].getTime() - begin.getTime()) / DAY
  if (days <= 0) return []
  const bodies = days <= BY_MOON ? BODIES : BODIES.filter((body) => body !== 'moon')
  return passesOf(chart, new Set(POINTS), { sky, zone, at: begin, days, bodies })
    .map(({ body, point, aspect, first, last }): Touch => ({
      whose,
      body,
      point,
      aspect,
      mood: moodOf(body, aspect),
      days: { from: sky.localDate(zone, first), to: sky.localDate(zone, last) },
      first,
      last,
      weight:
        WEIGHTS[body] * (aspect === 60 ? 0.7 : 1) * (last.getTime() - first.getTime() > 3 * DAY ? 0.4 : 1),
    }))
    .toSorted((one, other) => one.first.getTime() - other.first.getTime())
}

function moodOf(body: Planet, aspect: MajorAspect): 'good' | 'hard' {
  if (aspect === 0) return GENTLE.includes(body) ? 'good' : 'hard'
  return aspect === 90 || aspect === 180 ? 'hard' : 'good'
}

/** What the day is like for whoever it touches, and the touch itself. */
export function* touched(teller: Teller, touch: Touch, lead: string | null = null): Iterable<TwoLine> {
  const claim = claimOfTouch(teller, touch)
  const statement = pairStatement(claim)
  const fact = factOf(claim, statement, { from: null, exact: [touch.first], to: null })
  const said = teller.named(statement)
  yield* teller.say(lead === null ? said : `${lead} ${said.charAt(0).toLowerCase()}${said.slice(1)}`, [fact])
  yield* teller.say(teller.lore(`two.touch.${touch.body}.${touch.mood}`, touch.whose), [fact])
}

function claimOfTouch({ context }: Teller, { body, aspect, whose, point, days }: Touch): PairClaim {
  const year = partsOf(context.today).year
  return {
    kind: 'pair_touch',
    body,
    aspect,
    to: { whose, point },
    from: saidDay(days.from, year),
    until: saidDay(days.to, year),
  }
}

function saidDay(date: string, here: number): SaidDay {
  const { year, month, day } = partsOf(date)
  return { weekday: weekday(date), day, month, year: year === here ? null : year }
}

/** The stretch that is asked about, at most this long; without one, from today on. */
export function stretchOf(teller: Teller, span: Stretch | null, days: number, most = 92): Stretch {
  const { today } = teller.context
  if (!span) return { from: today, to: addDays(today, days - 1) }
  const from = span.from < today ? today : span.from
  const farthest = addDays(from, most)
  return { from, to: span.to > farthest ? farthest : span.to }
}
