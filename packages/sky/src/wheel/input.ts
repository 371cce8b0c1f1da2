import { ASPECT_NAMES, MINOR_ASPECT_NAMES, SIGNS } from '../types.ts'
import type { NatalAspectName, Body, NatalChart, Point, Sign } from '../types.ts'
import { normalized } from '../aspects/angles.ts'
import { signIndex } from './zodiac.ts'

export type WheelPoint = Point

export interface WheelBody {
  id: Body
  /** 0 ≤ λ < 360 */
  longitude: number
  sign: Sign
  /** within the sign, 0 ≤ degree ≤ 30 (30 only where two decimals were kept of 29.99…) */
  degree: number
  /** 1–12, null without a birth time */
  house: number | null
  isRetrograde: boolean
  /** where the body may stand when the birth time is uncertain: unwrapped longitudes from ≤ to */
  range: { from: number; to: number; signs: readonly Sign[] } | null
}

export interface WheelAspect {
  a: WheelPoint
  b: WheelPoint
  kind: NatalAspectName
  /** degrees from exactness, ≥ 0 */
  orb: number
}

/**
 * What the wheel needs of a chart. Angles and cusps are null without a birth time; the wheel then begins with
 * Aries on the left.
 */
export interface WheelInput {
  bodies: readonly WheelBody[]
  /** twelve longitudes, the first house first */
  cusps: readonly number[] | null
  ascendant: number | null
  midheaven: number | null
  aspects: readonly WheelAspect[]
}

/**
 * The part of a stored chart (`birth_chart_data`) that the wheel reads: degrees, longitudes and orbs with two
 * decimals.
 */
export interface StoredWheelChart {
  planets: readonly {
    name: string
    sign: string
    degree: number
    house: number | null
    longitude: number
    retrograde: boolean
    range?: { from: number; to: number; signs: readonly string[] } | null
  }[]
  houses: readonly { number: number; sign: string; degree: number }[]
  aspects: readonly { planet1: string; planet2: string; type: string; orb: number }[]
  ascendant: { sign: string; degree: number } | null
  midheaven: { sign: string; degree: number } | null
}

type ChartForWheel = Pick<NatalChart, 'placements' | 'houses' | 'ascendant' | 'midheaven' | 'aspects'>

/**
 * A computed chart as the wheel reads it. Aspects that the birth time leaves open are left out: they must not
 * be stated.
 */
export function wheelInputFromChart(chart: ChartForWheel): WheelInput {
  return {
    bodies: chart.placements.map(({ body, longitude, sign, degree, house, isRetrograde, range }) => ({
      id: body,
      longitude,
      sign,
      degree,
      house,
      isRetrograde,
      range,
    })),
    cusps: chart.houses?.cusps ?? null,
    ascendant: chart.ascendant?.longitude ?? null,
    midheaven: chart.midheaven?.longitude ?? null,
    aspects: chart.aspects
      .filter((it) => !it.isUncertain)
      .map(({ a, b, name, orb }) => ({ a, b, kind: name, orb })),
  }
}

/**
 * A stored chart as the wheel reads it. Names are matched without regard to case, short sign codes are
 * understood, "North Node" is the true node and "Lilith" the mean one. Throws
 * RangeError for a body or sign it does not know and for a list of houses that is neither empty nor twelve.
 */
export function wheelInputFromStored(stored: StoredWheelChart): WheelInput {
  return {
    bodies: stored.planets.map((planet) => ({
      id: bodyNamed(planet.name),
      longitude: normalized(planet.longitude),
      sign: signNamed(planet.sign),
      degree: planet.degree,
      house: planet.house,
      isRetrograde: planet.retrograde,
      range: planet.range
        ? { from: planet.range.from, to: planet.range.to, signs: planet.range.signs.map(signNamed) }
        : null,
    })),
    cusps: cuspsFrom(stored.houses),
    ascendant: stored.ascendant && longitudeOf(stored.ascendant),
    midheaven: stored.midheaven && longitudeOf(stored.midheaven),
    aspects: stored.aspects.flatMap(({ planet1, planet2, type, orb }) => {
      const kind = KINDS.find((it) => it === type.toLowerCase())
      return kind ? [{ a: pointNamed(planet1), b: pointNamed(planet2), kind, orb }] : []
    }),
  }
}

const KINDS: readonly NatalAspectName[] = [
  ...Object.values(ASPECT_NAMES),
  ...Object.values(MINOR_ASPECT_NAMES),
]

const POINTS: Readonly<Record<string, WheelPoint>> = {
  sun: 'sun',
  moon: 'moon',
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluto',
  chiron: 'chiron',
  north_node: 'true_node',
  true_node: 'true_node',
  mean_node: 'mean_node',
  lilith: 'mean_lilith',
  mean_lilith: 'mean_lilith',
  true_lilith: 'true_lilith',
  asc: 'asc',
  ascendant: 'asc',
  mc: 'mc',
  midheaven: 'mc',
}

function pointNamed(name: string): WheelPoint {
  const point =
    POINTS[
      name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    ]
  if (!point) throw new RangeError(`No such body or angle: "${name}"`)
  return point
}

function bodyNamed(name: string): Body {
  const point = pointNamed(name)
  if (point === 'asc' || point === 'mc') throw new RangeError(`An angle is not a body: "${name}"`)
  return point
}

function signNamed(name: string): Sign {
  return SIGNS[signIndex(name)]!
}

function longitudeOf(place: { sign: string; degree: number }): number {
  return normalized(signIndex(place.sign) * 30 + place.degree)
}

function cuspsFrom(houses: StoredWheelChart['houses']): number[] | null {
  if (houses.length === 0) return null
  const cusps = [...houses].sort((a, b) => a.number - b.number)
  if (cusps.length !== 12 || cusps.some((house, index) => house.number !== index + 1))
    throw new RangeError('Houses must be the twelve, or none')
  return cusps.map(longitudeOf)
}
