/** The sky of one day, told and not read: Sun, Moon, who goes backwards, and the closest meeting. */
import { MAJOR_ASPECTS, PLANETS } from '@astrarium/sky'
import type { PhaseName, Planet, Sky } from '@astrarium/sky'
import { signAt } from '../../chart/zodiac.ts'
import { angleWords, dateWords, pointName, skyName } from '../../language/statements.ts'
import { clock } from '../../brief/time-frame.ts'

const BODIES: readonly Planet[] = PLANETS.filter((body) => body !== 'moon')
/** Two slow ones stay close for months; they come last in the order above. */
const QUICK: readonly Planet[] = ['sun', 'mercury', 'venus', 'mars']
/** A meeting that is further from exact is not the mark of a day. */
const CLOSE = 1.5

/** `day`: YYYY-MM-DD in the zone; places are those of its noon, of this moment where it is today. */
export function skyOfDay(sky: Sky, zone: string, day: string, now: Date): string {
  const [begins, ends] = sky.localDay(zone, day)
  const isToday = begins <= now && now < ends
  const at = isToday ? now : new Date((begins.getTime() + ends.getTime()) / 2)
  const moon = signAt(sky.position('moon', at).longitude)
  const phase = phaseWords(sky.phaseOfDay(begins, ends))
  const [turn] = sky.signIngresses('moon', at, ends)
  const enters = turn ? `, until it enters ${turn.to} around ${clock(sky, zone, turn.at)}` : ''
  const sun = signAt(sky.position('sun', at).longitude)
  return [
    `${isToday ? 'Today' : `On ${dateWords(sky, zone, at)}`} the Sun is in ${sun} and the Moon in ${moon} (${phase})${enters}.`,
    meeting(sky, at),
    backwards(sky, at),
  ]
    .filter(Boolean)
    .join(' ')
}

/** "full moon", "waning gibbous" */
export function phaseWords(name: PhaseName): string {
  return name.toLowerCase().replace(/(gibbous|crescent|quarter) moon$/, '$1')
}

function meeting(sky: Sky, at: Date): string {
  const places = BODIES.map((body) => ({ body, longitude: sky.position(body, at).longitude }))
  const close = places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other) => {
      const apart = Math.abs(((one.longitude - other.longitude + 540) % 360) - 180)
      return MAJOR_ASPECTS.map((aspect) => ({
        one: one.body,
        other: other.body,
        aspect,
        orb: Math.abs(apart - aspect),
      }))
    }),
  )
  const [closest] = close
    .filter(({ one, orb }) => QUICK.includes(one) && orb <= CLOSE)
    .toSorted((a, b) => a.orb - b.orb)
  if (!closest) return ''
  return `The closest meeting up there: ${skyName(closest.one)} ${angleWords(closest.aspect)} ${skyName(closest.other)}.`
}

function backwards(sky: Sky, at: Date): string {
  const found = BODIES.filter((body) => sky.position(body, at).speed < 0).map(pointName)
  return found.length > 0 ? `Retrograde: ${found.join(', ')}.` : ''
}
