import { checkOneOf } from '../check-one-of.ts'
import { BODIES, HOUSE_SYSTEMS, LUNAR_NODES, PLANETS, ZODIACS } from '../types.ts'
import type { Angle, Body, ChartInput, NatalChart, Placement, Position } from '../types.ts'
import { angleOf, signAndDegree } from '../aspects/angles.ts'
import { orbsWithin } from '../aspects/orbs.ts'
import type { Orbs } from '../aspects/orbs.ts'
import { aspectsBetween, minorAspectsBetween } from '../aspects/natal-aspects.ts'
import type { MovingPoint } from '../aspects/natal-aspects.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { siderealEphemeris } from '../ephemeris/sidereal.ts'
import { castHouses, checkPlace } from '../houses/cast-houses.ts'
import { houseOf } from '../houses/house-of.ts'
import { checkInstant, julianDay } from '../time/instant.ts'
import { birthSpan } from './birth-span.ts'
import { gridOf, rangeOf, travelsOf } from './travel.ts'
import type { Travel } from './travel.ts'
import { keepsSign, steadyHouse, turnHouses } from './turning-houses.ts'
import { aspectsInDoubt } from './uncertain-aspects.ts'
import type { Doubt } from './uncertain-aspects.ts'

/** A natal chart that states nothing the birth time does not support. See `Sky.chart`. */
export function castChart(tropical: Ephemeris, input: ChartInput): NatalChart {
  const {
    at,
    latitude,
    longitude,
    houseSystem = 'placidus',
    accuracy = { kind: 'exact' },
    zodiac = 'tropical',
    node = 'true',
    reach = {},
  } = input
  checkInstant(at)
  checkPlace(latitude, longitude)
  checkOneOf(HOUSE_SYSTEMS, houseSystem, 'house system')
  checkOneOf(ZODIACS, zodiac, 'zodiac')
  checkOneOf(LUNAR_NODES, node, 'lunar node')
  const ephemeris = siderealEphemeris(tropical, zodiac)
  const time = julianDay(at)
  const span = birthSpan(at, accuracy, input.day)
  const doubt = span && doubtOf(ephemeris, input, span)

  const cast =
    accuracy.kind === 'unknown' ? null : castHouses(ephemeris, time, latitude, longitude, houseSystem)
  const angle = (name: 'ascendant' | 'midheaven' | 'vertex') =>
    cast && (!doubt?.turning || keepsSign(doubt.turning, name)) ? angleOf(cast[name]) : null
  const [ascendant, midheaven] = [angle('ascendant'), angle('midheaven')]

  const placements = ephemeris.positions(BODIES, time).map((position, i): Placement => {
    const body = BODIES[i]!
    const travel = doubt?.travels[body]
    const house =
      doubt?.turning && travel
        ? steadyHouse(doubt.turning, travel)
        : cast && houseOf(position.longitude, cast.houses.cusps)
    return placementOf(body, position, house, travel)
  })
  return {
    instant: at,
    latitude,
    longitude,
    accuracy,
    span,
    zodiac,
    ayanamsa: ephemeris.ayanamsa(time, zodiac),
    node,
    reach,
    placements,
    houses: ascendant && midheaven && cast ? cast.houses : null,
    ascendant,
    midheaven,
    vertex: angle('vertex'),
    ...aspectsOf(movingPoints(placements, ascendant, midheaven), doubt, orbsWithin(reach)),
  }
}

/** Sun to Pluto and those angles that there are. */
function movingPoints(
  placements: readonly Pick<Placement, 'body' | 'longitude' | 'speed'>[],
  ascendant: Angle | null,
  midheaven: Angle | null,
): MovingPoint[] {
  return [
    ...placements
      .filter(({ body }) => isPlanet(body))
      .map(({ body, longitude, speed }) => ({ point: body, longitude, speed })),
    ...(ascendant ? [{ point: 'asc' as const, longitude: ascendant.longitude, speed: 0 }] : []),
    ...(midheaven ? [{ point: 'mc' as const, longitude: midheaven.longitude, speed: 0 }] : []),
  ]
}

function aspectsOf(
  points: readonly MovingPoint[],
  doubt: Doubt | null,
  orbs: Orbs,
): Pick<NatalChart, 'aspects' | 'minorAspects'> {
  if (doubt) return aspectsInDoubt(points, doubt, orbs)
  return {
    aspects: aspectsBetween(points, orbs).map((aspect) => ({ ...aspect, isUncertain: false })),
    minorAspects: minorAspectsBetween(points, orbs).map((aspect) => ({ ...aspect, isUncertain: false })),
  }
}

function doubtOf(ephemeris: Ephemeris, input: ChartInput, span: [Date, Date]): Doubt {
  const [from, to] = [julianDay(span[0]), julianDay(span[1])]
  const travels = travelsOf(ephemeris, BODIES, gridOf(from, to))
  const { latitude, longitude, houseSystem = 'placidus', accuracy } = input
  return {
    travels,
    turning:
      accuracy?.kind === 'unknown'
        ? null
        : turnHouses(ephemeris, { from, to }, { latitude, longitude }, houseSystem),
  }
}

function placementOf(
  body: Body,
  position: Position,
  house: number | null,
  travel: Travel | undefined,
): Placement {
  return {
    body,
    ...position,
    ...signAndDegree(position.longitude),
    isRetrograde: position.speed < 0,
    house,
    range: travel ? rangeOf(travel) : null,
  }
}

function isPlanet(body: Body): boolean {
  return (PLANETS as readonly Body[]).includes(body)
}
