import { checkOneOf } from '../check-one-of.ts'
import { MAJOR_ASPECTS, PLANETS, POINTS, SkyError } from '../types.ts'
import type { Sky, TransitWindow } from '../types.ts'
import { normalized } from '../aspects/angles.ts'
import { transitOrb } from '../aspects/orbs.ts'
import { checkSpan, julianDay } from '../time/instant.ts'
import { timeOf } from '../ephemeris/piece.ts'
import { refined } from './crossings.ts'
import { beginOf, findWindows } from './windows.ts'
import type { Target } from './windows.ts'
import type { Tables } from './tables.ts'

type TransitSearch = Parameters<Sky['transits']>[0]

const EVERY_BODY_BUT_MOON = PLANETS.filter((body) => body !== 'moon')
const WIDEST_ORB = 15

/** See `Sky.transits`. In order of their first moment. */
export function findTransits(tables: Tables, search: TransitSearch): TransitWindow[] {
  checkSpan(search.from, search.to)
  const [from, to] = [julianDay(search.from), julianDay(search.to)]
  const { orb = transitOrb } = search
  const bodies = [...new Set(search.bodies ?? EVERY_BODY_BUT_MOON)]
  for (const body of bodies) checkOneOf(PLANETS, body, 'body')
  const targets = targetsOf(search)
  tables.tracks.prepare(bodies, from, to)
  const found = bodies.map((body) => {
    const orbs = Float64Array.from(targets, ({ point, aspect }) => checkedOrb(orb(body, point, aspect)))
    return findWindows(tables.tracks.of(body), targets, orbs, { from, to }, (piece, line, { longitude }) => {
      const time = timeOf(piece, line)
      return piece.isExact ? time : refined(tables.ephemeris, body, longitude, time)
    })
  })
  return merged(found)
}

/**
 * Lists in order as one list in order. Numbers sort many times faster than windows: a time with the number of
 * its list behind it says from which list the next one is taken.
 */
function merged(lists: readonly TransitWindow[][]): TransitWindow[] {
  const keys = Float64Array.from(
    lists.flatMap((list, i) => list.map((window) => beginOf(window) * MOST_LISTS + i)),
  ).sort()
  const taken = lists.map(() => 0)
  return Array.from(keys, (key) => {
    const list = ((key % MOST_LISTS) + MOST_LISTS) % MOST_LISTS
    return lists[list]![taken[list]!++]!
  })
}

/** A power of two that is more than there are bodies; milliseconds leave room for it below 2⁵³. */
const MOST_LISTS = 16

/** The longitudes at which a body stands in exact aspect to a point, in order round the circle. */
function targetsOf({ points, aspects = MAJOR_ASPECTS }: TransitSearch): Target[] {
  const angles = [...new Set(aspects)]
  for (const aspect of angles) checkOneOf(MAJOR_ASPECTS, aspect, 'aspect')
  const targets = points.flatMap(({ point, longitude }) => {
    if (!Number.isFinite(longitude))
      throw new SkyError('invalid_angle', 'the longitude of a point is no finite number')
    checkOneOf(POINTS, point, 'point')
    return angles.flatMap((aspect) => {
      const sides = aspect === 0 || aspect === 180 ? [aspect] : [aspect, -aspect]
      return sides.map((side): Target => ({ point, aspect, longitude: normalized(longitude + side) }))
    })
  })
  return targets.toSorted((a, b) => a.longitude - b.longitude)
}

function checkedOrb(orb: number): number {
  if (!(orb > 0 && orb <= WIDEST_ORB))
    throw new SkyError('invalid_angle', `an orb is not between 0 and ${WIDEST_ORB}°`)
  return orb
}
