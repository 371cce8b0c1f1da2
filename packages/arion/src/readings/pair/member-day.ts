/** How the day is for somebody whose chart is known, what they might need, and what one could say to them. */
import type { RelationshipTag } from '@astrarium/contracts'
import { elementOf, separation } from '@astrarium/sky'
import type { NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { placementOf, sureSign } from '../../chart/certainty.ts'
import { angleWords, pointName, skyName } from '../../language/statements.ts'
import { capital } from '../../language/text.ts'
import { bondOf } from './bond.ts'
import { pairLore } from './pair-lore.ts'

export interface MemberDayInput {
  chart: NatalChart
  tag: RelationshipTag
  zone: string
  at: Date
  seed: string
}

export interface MemberDay {
  /** local day, `YYYY-MM-DD` */
  date: string
  energeticTone: { title: string; description: string }
  whatTheyNeed: string
  supportPhrase: string
  /** what it rests on, the weightiest first */
  basis: string[]
}

/** Degrees within which a body is on for that day; the quick ones have to be exact in it. */
const ON = 0.7
const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const BODIES: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'mars', ...SLOW]
const WEIGHTS: Partial<Record<Planet, number>> = {
  moon: 1,
  mercury: 2,
  venus: 2.4,
  sun: 2.6,
  mars: 3,
  jupiter: 3.2,
}
const POINTS: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc', 'mc', 'saturn', 'jupiter']
const GENTLE: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']
const MOST_BASIS = 3

/** The same chart, day and seed give the same words. Throws `SkyError` for an unknown zone. */
export function memberDay(sky: Sky, { chart, tag, zone, at, seed }: MemberDayInput): MemberDay {
  const date = sky.localDate(zone, at)
  const touches = touchesOf(sky, chart, sky.localDay(zone, date)).toSorted((a, b) => b.weight - a.weight)
  const lore = pairLore(`${seed} ${date}`)
  const [lead] = touches
  const mood = lead ? moodOf(lead) : 'good'
  const moon = sureSign(chart, 'moon')
  const need = moon ? elementOf(moon) : 'open'
  return {
    date,
    energeticTone: lead
      ? {
          title: lore.line(`day.${lead.body}.${mood}.tone`),
          description: lore.line(`day.${lead.body}.${mood}.text`),
        }
      : { title: lore.line('day.quiet.tone'), description: lore.line('day.quiet.text') },
    whatTheyNeed: lore.line(`day.${need}.need`),
    supportPhrase: lore.line(`day.${bondOf(tag)}.${mood}.phrase`),
    basis: touches.slice(0, MOST_BASIS).map(touchStatement),
  }
}

export interface Touch {
  body: Planet
  point: Point
  aspect: 0 | 60 | 90 | 120 | 180
  weight: number
}

function touchStatement({ body, point, aspect }: Touch): string {
  return `${capital(skyName(body))} is ${angleWords(aspect)} their ${pointName(point)} today.`
}

/** What is exact on that day, or of the slow bodies close, at every hour that the birth time allows. */
function touchesOf(sky: Sky, chart: NatalChart, [from, to]: [Date, Date]): Touch[] {
  const points = POINTS.flatMap((point) => {
    const ways = waysOf(chart, point)
    return ways ? [{ point, longitude: (ways[0] + ways[1]) / 2 }] : []
  })
  const found = sky.transits({ points, from, to, bodies: BODIES })
  return found.flatMap(({ transiting: body, natal: point, aspect }): Touch[] => {
    const touch = { body, point, aspect, weight: (WEIGHTS[body] ?? 4) * (aspect === 60 ? 0.7 : 1) }
    return holds(touch, { sky, chart, day: [from, to] }) ? [touch] : []
  })
}

/** Measured from positions alone, at both ends of the range of the point. */
export function holds(
  { body, point, aspect }: Omit<Touch, 'weight'>,
  { sky, chart, day: [from, to] }: { sky: Sky; chart: NatalChart; day: [Date, Date] },
): boolean {
  const ways = waysOf(chart, point)
  if (!ways) return false
  const nearest = (longitude: number) =>
    Math.min(
      ...Array.from({ length: 49 }, (_, step) => {
        const at = new Date(from.getTime() + ((to.getTime() - from.getTime()) * step) / 48)
        return Math.abs(separation(sky.position(body, at).longitude, longitude) - aspect)
      }),
    )
  // the Moon goes a quarter of a degree in half an hour
  const within = SLOW.includes(body) ? ON : body === 'moon' ? 0.16 : 0.06
  return ways.every((longitude) => nearest(longitude) <= within)
}

function waysOf(chart: NatalChart, point: Point): [number, number] | null {
  if (point === 'asc' || point === 'mc') {
    const angle = point === 'asc' ? chart.ascendant : chart.midheaven
    return angle && chart.span === null ? [angle.longitude, angle.longitude] : null
  }
  const placement = placementOf(chart, point)
  if (!placement) return null
  return placement.range
    ? [placement.range.from, placement.range.to]
    : [placement.longitude, placement.longitude]
}

function moodOf({ body, aspect }: Touch): 'good' | 'hard' {
  if (aspect === 0) return GENTLE.includes(body) ? 'good' : 'hard'
  return aspect === 90 || aspect === 180 ? 'hard' : 'good'
}
