/** True statements of two people, found by the second reader and not by whoever writes answers. */
import type { Sky } from '@astrarium/sky'
import { elementAt } from '../../src/must.ts'
import { holds, placesOf } from './recount-two.ts'
import type { Two } from './recount-two.ts'

const POINTS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Ascendant', 'Midheaven']
const ANGLES = Object.entries({ conjunct: 0, sextile: 60, square: 90, trine: 120, opposite: 180 })
const SIGNS =
  'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces'.split('|')
const NTH = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|')
export const CALLED = [
  'the self',
  'money and worth',
  'talk and siblings',
  'home',
  'play and romance',
  'daily work and health',
  'partnership',
  'shared things',
  'far horizons',
  'work and standing',
  'friends',
  'solitude',
]
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const PASSING = ['the Sun', 'the Moon', 'Mercury', 'Venus', 'Mars']
/** Degrees: closer than any orb that is allowed. */
const CLOSE = 1.5

export function truthsOf(sky: Sky, two: Two, at: Date, random: () => number): string[] {
  const one = <Value>(values: readonly Value[]) => elementAt(values, Math.floor(random() * values.length))
  const whose = () => one(['your', `${two.name}’s`])
  const found: string[] = []
  for (let n = 0; n < 12; n++) {
    const [mine, other] = [one(POINTS), one(POINTS)]
    const [ours, theirs] = [placesOf(sky, two, 'your', mine), placesOf(sky, two, two.name, other)]
    const open = ours.length > 1 || theirs.length > 1 ? ' at every possible hour' : ''
    const angle = ANGLES.find(
      ([, degrees]) =>
        ours.length > 0 &&
        theirs.length > 0 &&
        ours.every((a) => theirs.every((b) => Math.abs(apart(a, b) - degrees) < CLOSE)),
    )
    if (angle) found.push(`Your ${mine} is ${angle[0]} ${two.name}’s ${other}${open}.`)
    const house = Math.floor(random() * 12)
    const [guest, host] = random() < 0.5 ? ['Your', `${two.name}’s`] : [`${two.name}’s`, 'your']
    const candidates = [
      `${whose()} ${mine} is in ${one(SIGNS)}.`,
      `${guest} ${mine} falls in ${host} ${NTH[house]} house, the house of ${CALLED[house]}.`,
      touchOf(at, one, `${whose()} ${mine}`),
    ].map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    found.push(...candidates.filter((text) => holds(sky, text, two) === true))
  }
  return found
}

function touchOf(at: Date, one: <Value>(values: readonly Value[]) => Value, point: string): string {
  const day = new Date(at.getTime() + one([1, 3, 5, 8, 11]) * 86_400_000)
  const [angle] = one(ANGLES)
  const year = day.getUTCFullYear() === at.getUTCFullYear() ? '' : ` ${day.getUTCFullYear()}`
  const date = `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}${year}`
  return `On ${date} ${one(PASSING)} is ${angle} ${point}.`
}

function apart(a: number, b: number): number {
  const away = (((a - b) % 360) + 360) % 360
  return away > 180 ? 360 - away : away
}
