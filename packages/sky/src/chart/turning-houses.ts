import type { HouseSystem } from '../types.ts'
import { signAndDegree } from '../aspects/angles.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { houseOf } from '../houses/house-of.ts'
import { gridOf, travelAt } from './travel.ts'
import type { Travel } from './travel.ts'

/** How angles and cusps turn while the birth may have been, at every four minutes (about a degree). */
export interface TurningHouses {
  moments: { time: number; ascendant: number; midheaven: number; vertex: number; cusps: readonly number[] }[]
}

const FOUR_MINUTES = 4 / 1440

export function turnHouses(
  ephemeris: Ephemeris,
  { from, to }: { from: number; to: number },
  { latitude, longitude }: { latitude: number; longitude: number },
  system: HouseSystem,
): TurningHouses {
  const moments = gridOf(from, to, FOUR_MINUTES).map((time) => ({
    time,
    ...ephemeris.cusps(time, latitude, longitude, system),
  }))
  return { moments }
}

/** Whether an angle stays in one sign all the time. */
export function keepsSign({ moments }: TurningHouses, angle: 'ascendant' | 'midheaven' | 'vertex'): boolean {
  return new Set(moments.map((moment) => signAndDegree(moment[angle]).sign)).size === 1
}

/** The house in which a body stays all the time; null when it may be in more than one. */
export function steadyHouse({ moments }: TurningHouses, travel: Travel): number | null {
  const houses = new Set(moments.map(({ time, cusps }) => houseOf(travelAt(travel, time), cusps)))
  return houses.size === 1 ? [...houses][0]! : null
}
