/** From when to when a planet is in a sign or a house. */
import type { Planet, Sign, Sky } from '@astrarium/sky'
import type { SkyEvent } from '../facts.ts'
import { YEAR } from './cycle-context.ts'
import type { CycleContext } from './cycle-context.ts'
import { signAt, houseAt } from '../../chart/zodiac.ts'
import type { Cycle } from '../../question/cycle.ts'

interface Stay<Place> {
  place: Place
  enters: Date | null
  leaves: Date | null
}

export function staysOf(
  scene: CycleContext,
  { body, house, sign, by, turn: wanted }: Extract<Cycle, { is: 'stay' }>,
): SkyEvent[] {
  const { sky, chart, begin } = scene
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  const event = <Place extends { house: number } | { sign: Sign }>(
    stay: Stay<Place>,
    all: readonly Stay<Place>[],
    isSame: (a: Place, b: Place) => boolean,
  ): SkyEvent => {
    const again = all.find(
      (one) => stay.leaves && one.enters && one.enters > stay.leaves && isSame(one.place, stay.place),
    )
    const isNear =
      again?.enters &&
      again.leaves &&
      again.enters.getTime() - stay.leaves!.getTime() < 1.2 * YEAR &&
      body !== 'moon' &&
      body !== 'sun'
    return {
      is: 'stay',
      body,
      place: stay.place,
      enters: stay.enters,
      leaves: stay.leaves,
      back: isNear ? [again.enters!, again.leaves!] : null,
    }
  }
  if (by === 'house') {
    if (!cusps) return []
    const isWanted = (place: number, index: number) =>
      house === null ? index === (wanted === 'enters' ? 1 : 0) : place === house
    const ingresses = (from: Date, to: Date) => sky.houseIngresses(body, cusps, from, to)
    const now = houseAt(cusps, sky.position(body, begin).longitude)
    const stays = staysAlong<number>(begin, body, now, ingresses, isWanted).map((stay) => ({
      ...stay,
      place: { house: stay.place },
    }))
    const found = stays.find((stay, index) => isWanted(stay.place.house, index))
    return found ? [event(found, stays, (a, b) => a.house === b.house)] : []
  }
  const isWanted = (place: Sign, index: number) =>
    sign === null ? index === (wanted === 'enters' ? 1 : 0) : place === sign
  const stays = signStays(sky, body, begin, isWanted).map((stay) => ({
    ...stay,
    place: { sign: stay.place },
  }))
  const found = stays.find((stay, index) => isWanted(stay.place.sign, index))
  return found ? [event(found, stays, (a, b) => a.sign === b.sign)] : []
}

/** The sign a body is in, and those that it comes to, until the wanted one. */
export function signStays(sky: Sky, body: Planet, begin: Date, isWanted: IsWanted<Sign>): Stay<Sign>[] {
  const now = signAt(sky.position(body, begin).longitude)
  return staysAlong<Sign>(begin, body, now, (from, to) => sky.signIngresses(body, from, to), isWanted)
}

type IsWanted<Place> = (place: Place, index: number) => boolean

/**
 * The stay that is on and those that follow, in steps until a good year after the wanted one: tables of
 * decades are not made for nothing.
 */
function staysAlong<Place extends Sign | number>(
  begin: Date,
  body: Planet,
  now: Place,
  ingresses: (from: Date, to: Date) => readonly { at: Date; to: Place }[],
  isWanted: IsWanted<Place>,
): Stay<Place>[] {
  const step = Math.max(REACH[body] / STEPS, 0.05) * YEAR
  let enters: Date | null = null
  for (let back = 0; back < STEPS && !enters; back++)
    enters =
      ingresses(within(begin.getTime() - (back + 1) * step), within(begin.getTime() - back * step)).at(-1)
        ?.at ?? null
  const stays: Stay<Place>[] = [{ place: now, enters, leaves: null }]
  for (let ahead = 0; ahead <= STEPS; ahead++) {
    const leaves = stays.find(({ place }, index) => isWanted(place, index))?.leaves
    if (leaves && begin.getTime() + ahead * step > leaves.getTime() + 1.2 * YEAR) break
    const [from, to] = [within(begin.getTime() + ahead * step), within(begin.getTime() + (ahead + 1) * step)]
    if (from >= to) break
    for (const { at, to: place } of ingresses(from, to)) {
      const last = stays.at(-1)!
      if (at <= begin || (last.enters && at.getTime() - last.enters.getTime() < 1000)) continue
      last.leaves = at
      stays.push({ place, enters: at, leaves: null })
    }
  }
  return stays
}

/** Years within which a body comes to every sign and house; for the slowest, as far as is worth looking. */
const REACH: Record<Planet, number> = {
  sun: 1.1,
  moon: 0.1,
  mercury: 1.6,
  venus: 1.8,
  mars: 3,
  jupiter: 14,
  saturn: 32,
  uranus: 86,
  neptune: 90,
  pluto: 90,
}

const STEPS = 24

/** The years that the engine knows. */
function within(time: number): Date {
  return new Date(Math.min(Math.max(time, Date.UTC(1800, 0, 3)), Date.UTC(2200, 11, 29)))
}
