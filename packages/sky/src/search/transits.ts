import { checkOneOf } from '../one-of.ts'
import { MAJOR_ASPECTS, PLANETS, SkyError } from '../types.ts'
import type { MajorAspect, Planet, Point, TransitWindow } from '../types.ts'
import { normalized } from '../aspects/angles.ts'
import { transitOrb } from '../aspects/orbs.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import { refined } from './crossings.ts'
import { closestMoment, findStays } from './stays.ts'
import type { Stay, Target } from './stays.ts'
import type { Tables } from './tables.ts'

export interface TransitSearch {
  points: readonly { point: Point; longitude: number }[]
  from: Date
  to: Date
  bodies?: readonly Planet[]
  aspects?: readonly MajorAspect[]
  orb?: (body: Planet, point: Point, aspect: MajorAspect) => number
}

const EVERY_BODY_BUT_MOON = PLANETS.filter((body) => body !== 'moon')
const WIDEST_ORB = 15

/** See `Sky.transits`. In order of their first moment. */
export function findTransits(tables: Tables, search: TransitSearch): TransitWindow[] {
  checkSpan(search.from, search.to)
  const [from, to] = [julianDay(search.from), julianDay(search.to)]
  const { bodies = EVERY_BODY_BUT_MOON, orb = transitOrb } = search
  for (const body of bodies) checkOneOf(PLANETS, body, 'body')
  const targets = targetsOf(search)
  tables.tracks.prepare(bodies, from, to)
  const found = bodies.flatMap((body) => {
    const orbs = Float64Array.from(targets, ({ point, aspect }) => checkedOrb(orb(body, point, aspect)))
    return findStays(tables.tracks.of(body), targets, orbs, from, to)
  })
  return found.toSorted((a, b) => (a.enters ?? 0) - (b.enters ?? 0)).map((stay) => windowOf(tables, stay))
}

/** The longitudes at which a body stands in exact aspect to a point, in order round the circle. */
function targetsOf({ points, aspects = MAJOR_ASPECTS }: TransitSearch): Target[] {
  for (const aspect of aspects) checkOneOf(MAJOR_ASPECTS, aspect, 'aspect')
  const targets = points.flatMap(({ point, longitude }) => {
    if (!Number.isFinite(longitude)) throw new SkyError('invalid_angle', 'the longitude of a point is no finite number')
    return aspects.flatMap((aspect) => {
      const sides = aspect === 0 || aspect === 180 ? [aspect] : [aspect, -aspect]
      return sides.map((side): Target => ({ point, aspect, longitude: normalized(longitude + side) }))
    })
  })
  return targets.toSorted((a, b) => a.longitude - b.longitude)
}

function checkedOrb(orb: number): number {
  if (!(orb > 0 && orb <= WIDEST_ORB)) throw new SkyError('invalid_angle', `an orb is not between 0 and ${WIDEST_ORB}°`)
  return orb
}

function windowOf(tables: Tables, stay: Stay): TransitWindow {
  const { body, target, enters, passes, leaves } = stay
  const exact = passes.map(({ time, isExact }) => instantOf(isExact ? time : refined(tables.ephemeris, body, target.longitude, time)))
  return {
    transiting: body as Planet,
    natal: target.point,
    aspect: target.aspect,
    enters: enters === null ? null : instantOf(enters),
    exact,
    leaves: leaves === null ? null : instantOf(leaves),
    closest: exact[0] ? { orb: 0, at: exact[0] } : closestOf(tables, stay),
  }
}

function closestOf(tables: Tables, stay: Stay): TransitWindow['closest'] {
  const { orb, time } = closestMoment(tables.tracks.of(stay.body), stay)
  return { orb, at: instantOf(time) }
}
