import { ASPECT_POINTS } from '../aspects/aspect-points.ts'
import { rangeOf } from '../chart/travel.ts'
import { BODIES } from '../types.ts'
import type { Angle, Body, CrossAspect, HouseSystem, NatalChart, Placement, Sign } from '../types.ts'
import { angleOf, arc, normalized, separation, signAndDegree } from '../aspects/angles.ts'
import { crossAspects } from '../aspects/cross-aspects.ts'
import type { RangedPoint } from '../aspects/cross-aspects.ts'
import { orbsWithin } from '../aspects/orbs.ts'
import { houseOf } from '../houses/house-of.ts'
import { checkOneZodiac } from './one-zodiac.ts'

export interface CompositePlacement {
  body: Body
  longitude: number
  sign: Sign
  /** 0 ≤ degree < 30, within the sign */
  degree: number
  /** null where the chart has no houses */
  house: number | null
  /** where it may be within the uncertainty of the birth times; null when both are exact */
  range: Placement['range']
  /**
   * the two stand opposite each other within that uncertainty, so that the midpoint may as well be the one
   * across; it must not be stated then
   */
  isUncertain: boolean
}

export interface CompositeChart {
  /** Sun to Pluto, then nodes, Chiron, Lilith */
  placements: CompositePlacement[]
  /** the three below are null unless both birth times are exact and both charts have houses of one system */
  houses: { system: HouseSystem; cusps: number[] } | null
  ascendant: Angle | null
  midheaven: Angle | null
  /**
   * between Sun to Pluto and the angles (with the orbs of the first chart), those of an uncertain midpoint
   * left out; tightest first
   */
  aspects: CrossAspect[]
}

/** below every orb */
const NONE = -1

/**
 * The composite of two people: each body at the nearer midpoint of the two (Robert Hand, Planets in
 * Composite, 1975). The Ascendant is the nearer midpoint of the Ascendants; each cusp, and the Midheaven,
 * stands as far from it as the mean of its distances from the two Ascendants. So each is a midpoint of the
 * two cusps, and they keep their order, which nearer midpoints of the cusps alone do not. Symmetric in its
 * arguments. Throws `invalid_input` for charts of two zodiacs.
 */
export function compositeChart(a: NatalChart, b: NatalChart): CompositeChart {
  checkOneZodiac(a, b)
  const frame = frameOf(a, b)
  const orbs = orbsWithin(a.reach)
  const placements = BODIES.map((body) => {
    const [one, other] = [a, b].map((chart) =>
      chart.placements.find((placement) => placement.body === body)!,
    ) as [Placement, Placement]
    return placed(body, one, other, frame?.cusps)
  })
  const points: RangedPoint[] = [
    ...placements
      .filter(({ body, isUncertain }) => ASPECT_POINTS.includes(body) && !isUncertain)
      .map(({ body, longitude, range }) => ({ point: body, longitude, range })),
    ...(frame
      ? [
          { point: 'asc' as const, longitude: frame.ascendant, range: null },
          { point: 'mc' as const, longitude: frame.midheaven, range: null },
        ]
      : []),
  ]
  return {
    placements,
    houses: frame && { system: frame.system, cusps: frame.cusps },
    ascendant: frame && angleOf(frame.ascendant),
    midheaven: frame && angleOf(frame.midheaven),
    aspects: points
      .flatMap((one, i) =>
        crossAspects([one], points.slice(i + 1), (from, to, aspect) => orbs(from, to, aspect) ?? NONE),
      )
      .toSorted((one, other) => one.orb - other.orb),
  }
}

/**
 * The nearer midpoint of two longitudes, 0 ≤ λ < 360; of two that stand exactly opposite, the lesser of both.
 */
export function midpoint(one: number, other: number): number {
  const [lesser, greater] = [normalized(one), normalized(other)].sort((a, b) => a - b) as [number, number]
  const half = arc(lesser, greater) / 2
  const near = normalized(lesser + half)
  return Math.abs(half) > 90 - 1e-9 ? Math.min(near, normalized(near + 180)) : near
}

function placed(
  body: Body,
  one: Placement,
  other: Placement,
  cusps: readonly number[] | undefined,
): CompositePlacement {
  const longitude = midpoint(one.longitude, other.longitude)
  const [first, second] = [doubtOf(one), doubtOf(other)]
  const [back, ahead] = [(first.back + second.back) / 2, (first.ahead + second.ahead) / 2]
  const isExact = one.range === null && other.range === null
  const most =
    separation(one.longitude, other.longitude) +
    Math.max(first.ahead - second.back, second.ahead - first.back)
  return {
    body,
    longitude,
    ...signAndDegree(longitude),
    house: cusps && isExact ? houseOf(longitude, cusps) : null,
    range: isExact ? null : rangeOf({ from: longitude + back, to: longitude + ahead }),
    isUncertain: most >= 180,
  }
}

/** How far a body may stand behind (≤ 0) and ahead of the longitude given for it. */
function doubtOf({ longitude, range }: Placement): { back: number; ahead: number } {
  if (range === null) return { back: 0, ahead: 0 }
  const back = arc(longitude, range.from)
  return { back, ahead: back + range.to - range.from }
}

function frameOf(a: NatalChart, b: NatalChart) {
  if (a.span !== null || b.span !== null || !a.houses || !b.houses || a.houses.system !== b.houses.system)
    return null
  const [rises, alsoRises] = [a.ascendant!.longitude, b.ascendant!.longitude]
  const ascendant = midpoint(rises, alsoRises)
  const between = (one: number, other: number) =>
    normalized(ascendant + (normalized(one - rises) + normalized(other - alsoRises)) / 2)
  const [{ cusps }, theirs] = [a.houses, b.houses.cusps]
  return {
    system: a.houses.system,
    ascendant,
    midheaven: between(a.midheaven!.longitude, b.midheaven!.longitude),
    cusps: cusps.map((cusp, i) => between(cusp, theirs[i]!)),
  }
}
