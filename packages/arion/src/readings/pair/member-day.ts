/** How the day is for somebody whose chart is known, what they might need, and what one could say to them. */
import type { RelationshipTag } from '@astrarium/contracts'
import { elementOf } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import { angleWords, pointName, skyName } from '../../language/statements.ts'
import { capital } from '../../language/text.ts'
import { bondOf } from '../../circle/bond.ts'
import { crossingsIn, exactIn, waysOf, whenExact } from './day-crossings.ts'
import type { Crossings } from './day-crossings.ts'
import { pairLore } from './pair-lore.ts'

/** A day, for everybody whose chart is of the same zodiac. */
export interface OpenDay {
  /** local day, `YYYY-MM-DD` */
  date: string
  crossings: Crossings
}

/** Throws `SkyError` for an unknown zone. */
export function openDay(sky: Sky, zone: string, at: Date): OpenDay {
  const date = sky.localDate(zone, at)
  return { date, crossings: crossingsIn(sky, sky.localDay(zone, date), BODIES) }
}

export interface MemberDayInput {
  chart: NatalChart
  tag: RelationshipTag
  seed: string
}

export interface MemberDay {
  energeticTone: { title: string; description: string }
  whatTheyNeed: string
  supportPhrase: string
  /** what it rests on, the weightiest first */
  basis: string[]
  /** what is exact at some hour of it, in order; as a stretch where the birth time leaves the moment open */
  cues: DayCue[]
  /** the aspect of the weightiest; null on a day without one */
  aspect: MajorAspect | null
  /** whether more than the Moon is exact that day */
  isEventful: boolean
}

export interface DayCue {
  text: string
  at: Date
  until: Date | null
  energy: 'good' | 'hard'
}

/** Degrees within which a slow body is on for that day; the quick ones have to be exact in it. */
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
const MOST_CUES = 6

/** The same chart, day and seed give the same words. */
export function memberDay({ date, crossings }: OpenDay, { chart, tag, seed }: MemberDayInput): MemberDay {
  const touches = touchesOf(crossings, chart).toSorted((a, b) => b.weight - a.weight)
  const lore = pairLore(`${seed} ${date}`)
  const [lead] = touches
  const mood = lead ? moodOf(lead) : 'good'
  const moon = sureSign(chart, 'moon')
  const need = moon ? elementOf(moon) : 'open'
  return {
    energeticTone: lead
      ? {
          title: lore.line(`day.${lead.body}.${mood}.tone`),
          description: lore.line(`day.${lead.body}.${mood}.text`),
        }
      : { title: lore.line('day.quiet.tone'), description: lore.line('day.quiet.text') },
    whatTheyNeed: lore.line(`day.${need}.need`),
    supportPhrase: lore.line(`day.${bondOf(tag)}.${mood}.phrase`),
    basis: touches.slice(0, MOST_BASIS).map((touch) => `${touchWords(touch)} today.`),
    cues: touches
      .flatMap((touch) =>
        touch.when ? [{ ...touch.when, text: `${touchWords(touch)}.`, energy: moodOf(touch) }] : [],
      )
      .slice(0, MOST_CUES)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    aspect: lead?.aspect ?? null,
    isEventful: touches.some(({ body, isExact }) => isExact && body !== 'moon'),
  }
}

interface Touch {
  body: Planet
  point: Point
  aspect: MajorAspect
  weight: number
  isExact: boolean
  when: ReturnType<typeof whenExact>
}

function touchWords({ body, point, aspect }: Touch): string {
  return `${capital(skyName(body))} is ${angleWords(aspect)} their ${pointName(point)}`
}

/** What is exact on that day, or of the slow bodies close, wherever the birth time lets the point be. */
function touchesOf(crossings: Crossings, chart: NatalChart): Touch[] {
  return POINTS.flatMap((point) => {
    const ways = waysOf(chart, point)
    if (!ways) return []
    return [...crossings].flatMap(([body, crossing]): Touch[] => {
      const exact = exactIn(crossing, ways)
      const aspect = exact ?? (SLOW.includes(body) ? exactIn(crossing, ways, ON) : null)
      if (aspect === null) return []
      const weight = (WEIGHTS[body] ?? 4) * (aspect === 60 ? 0.7 : 1)
      const when = exact === null ? null : whenExact(crossing, ways, exact)
      return [{ body, point, aspect, weight, isExact: exact !== null, when }]
    })
  })
}

function moodOf({ body, aspect }: Touch): 'good' | 'hard' {
  if (aspect === 0) return GENTLE.includes(body) ? 'good' : 'hard'
  return aspect === 90 || aspect === 180 ? 'hard' : 'good'
}
