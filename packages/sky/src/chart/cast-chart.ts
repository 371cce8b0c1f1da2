import { checkOneOf } from '../one-of.ts'
import { BODIES, HOUSE_SYSTEMS, PLANETS } from '../types.ts'
import type { Body, HouseSystem, NatalAspect, NatalChart, Placement, Position, TimeAccuracy } from '../types.ts'
import { angleOf, signAndDegree } from '../aspects/angles.ts'
import { aspectsBetween } from '../aspects/natal-aspects.ts'
import type { MovingPoint } from '../aspects/natal-aspects.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { castHouses, checkPlace } from '../houses/cast-houses.ts'
import { houseOf } from '../houses/house-of.ts'
import { checkInstant, julianDay } from '../time/instant.ts'
import { birthSpan } from './birth-span.ts'
import { gridOf, rangeOf, travelsOf } from './travel.ts'
import type { Travel } from './travel.ts'
import { keepsSign, steadyHouse, turnHouses } from './turning-houses.ts'
import type { TurningHouses } from './turning-houses.ts'
import { mayMiss, mayMissAngle } from './uncertain-aspects.ts'

export interface ChartInput {
  at: Date
  latitude: number
  longitude: number
  houseSystem?: HouseSystem
  accuracy?: TimeAccuracy
  day?: [Date, Date]
}

/** A natal chart that states nothing the birth time does not support. See `Sky.chart`. */
export function castChart(ephemeris: Ephemeris, input: ChartInput): NatalChart {
  const { at, latitude, longitude, houseSystem = 'placidus', accuracy = { kind: 'exact' } } = input
  checkInstant(at)
  checkPlace(latitude, longitude)
  checkOneOf(HOUSE_SYSTEMS, houseSystem, 'house system')
  const time = julianDay(at)
  const doubt = doubtOf(ephemeris, input, birthSpan(at, accuracy, input.day))

  const isUnknown = accuracy.kind === 'unknown'
  const cast = isUnknown ? null : castHouses(ephemeris, time, latitude, longitude, houseSystem)
  const angle = (name: 'ascendant' | 'midheaven') =>
    cast && (!doubt?.turning || keepsSign(doubt.turning, name)) ? angleOf(cast[name]) : null
  const [ascendant, midheaven] = [angle('ascendant'), angle('midheaven')]

  const placements = ephemeris.positions(BODIES, time).map((position, i): Placement => {
    const body = BODIES[i]!
    const travel = doubt?.travels[body]
    const house = doubt?.turning && travel ? steadyHouse(doubt.turning, travel) : cast && houseOf(position.longitude, cast.houses.cusps)
    return placementOf(body, position, house, travel)
  })
  const moving = [
    ...placements
      .filter(({ body }) => isPlanet(body))
      .map(({ body, longitude, speed }): MovingPoint => ({ point: body, longitude, speed })),
    ...(ascendant ? [{ point: 'asc' as const, longitude: ascendant.longitude, speed: 0 }] : []),
    ...(midheaven ? [{ point: 'mc' as const, longitude: midheaven.longitude, speed: 0 }] : []),
  ]
  const aspects = aspectsBetween(moving).map((aspect): NatalAspect => ({
    ...aspect,
    isUncertain: doubt !== null && isUncertain(aspect, doubt),
  }))
  return {
    instant: at,
    latitude,
    longitude,
    accuracy,
    placements,
    houses: ascendant && midheaven && cast ? cast.houses : null,
    ascendant,
    midheaven,
    aspects,
  }
}

/** What may have been instead, while the birth time is not exact. */
interface Doubt {
  travels: Record<Body, Travel>
  /** null when nothing can be said of houses at all */
  turning: TurningHouses | null
}

function doubtOf(ephemeris: Ephemeris, input: ChartInput, span: [Date, Date] | null): Doubt | null {
  if (span === null) return null
  const [from, to] = [julianDay(span[0]), julianDay(span[1])]
  const travels = travelsOf(ephemeris, BODIES, gridOf(from, to))
  const { latitude, longitude, houseSystem = 'placidus', accuracy } = input
  return { travels, turning: accuracy?.kind === 'unknown' ? null : turnHouses(ephemeris, from, to, latitude, longitude, houseSystem) }
}

function isUncertain({ a, b, aspect }: Omit<NatalAspect, 'isUncertain'>, { travels, turning }: Doubt): boolean {
  if (b !== 'asc' && b !== 'mc') return mayMiss(a, b, aspect, travels[a as Body], travels[b])
  return turning === null || mayMissAngle(a, b, aspect, turning, a === 'asc' ? null : travels[a as Body])
}

function placementOf(body: Body, position: Position, house: number | null, travel: Travel | undefined): Placement {
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
