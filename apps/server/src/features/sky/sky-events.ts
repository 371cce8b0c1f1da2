import { PLANETS, signAndDegree } from '@astrarium/sky'
import type { Lunation, MajorAspect, Sky } from '@astrarium/sky'
import { mutualAspects } from './mutual-aspects.ts'

/** Something that happens in the sky, the same for everybody. */
export interface SkyEvent {
  at: Date
  /** in plain words, without the time */
  statement: string
}

const LUNATIONS: Record<Lunation['kind'], string> = {
  new: 'New Moon',
  first_quarter: 'First Quarter Moon',
  full: 'Full Moon',
  last_quarter: 'Last Quarter Moon',
}
const ASPECTS: Record<MajorAspect, string> = {
  0: 'is conjunct',
  60: 'is sextile',
  90: 'is square',
  120: 'is trine',
  180: 'is opposite',
}

/**
 * What happens in [from, to), in order of time: exact aspects, lunations, eclipses, changes of sign,
 * stations, the Moon running void.
 */
export function skyEvents(sky: Sky, from: Date, to: Date): SkyEvent[] {
  const events = [
    ...aspects(sky, from, to),
    ...lunations(sky, from, to),
    ...ingresses(sky, from, to),
    ...stations(sky, from, to),
    ...voids(sky, from, to),
  ]
  // within a second in the order above: first the Moon's last aspect, then that nothing follows it
  const second = ({ at }: SkyEvent) => Math.round(at.getTime() / 1000)
  return events.filter(({ at }) => at >= from && at < to).toSorted((a, b) => second(a) - second(b))
}

/** The Moon's new, quarter and full aspects to the Sun are lunations, and not said twice. */
function aspects(sky: Sky, from: Date, to: Date): SkyEvent[] {
  return mutualAspects(sky, from, to)
    .filter(({ a, b, aspect }) => !(a === 'moon' && b === 'sun' && aspect % 90 === 0))
    .map(({ at, a, b, aspect }) => ({ at, statement: sentence(`${name(a)} ${ASPECTS[aspect]} ${name(b)}`) }))
}

function lunations(sky: Sky, from: Date, to: Date): SkyEvent[] {
  return [
    ...sky
      .lunations(from, to)
      .map(({ at, kind, longitude }) => ({ at, statement: `${LUNATIONS[kind]} in ${signOf(longitude)}` })),
    ...sky.eclipses(from, to).map(({ at, of, kind, longitude }) => ({
      at,
      statement: sentence(`${kind} ${of} eclipse in ${signOf(longitude)}, greatest now`),
    })),
  ]
}

function ingresses(sky: Sky, from: Date, to: Date): SkyEvent[] {
  return PLANETS.flatMap((body) => sky.signIngresses(body, from, to)).map(
    ({ at, body, to: sign, isRetrograde }) => ({
      at,
      statement: sentence(`${name(body)} ${isRetrograde ? 'goes back into' : 'enters'} ${sign}`),
    }),
  )
}

function stations(sky: Sky, from: Date, to: Date): SkyEvent[] {
  return sky.stations(from, to).map(({ at, body, kind, longitude }) => ({
    at,
    statement: sentence(`${name(body)} turns ${kind} in ${signOf(longitude)}`),
  }))
}

/** Where the Moon's course ends void; that it does stands among the changes of sign. */
function voids(sky: Sky, from: Date, to: Date): SkyEvent[] {
  return sky.voidMoons(from, to).map(({ begins, towards }) => ({
    at: begins,
    statement: `The Moon is void of course until it enters ${towards}`,
  }))
}

const signOf = (longitude: number) => signAndDegree(longitude).sign
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (body: string) => (body === 'sun' || body === 'moon' ? `the ${sentence(body)}` : sentence(body))
