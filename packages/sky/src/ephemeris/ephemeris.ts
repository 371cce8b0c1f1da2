import { SkyError } from '../types.ts'
import type { Body, HouseSystem, Position, Zodiac } from '../types.ts'
import { declinationOf, rightAscensionOf } from './declination.ts'
import { loadSwissModule } from './swiss-module.ts'
import type { SwissModule } from './swiss-module.ts'

/**
 * Apparent geocentric place of a body, ecliptic and equinox of date. Degrees, degrees per day, astronomical
 * units.
 */
export interface Observer {
  longitude: number
  latitude: number
  distance: number
  speed: number
}

interface Angles {
  ascendant: number
  midheaven: number
  vertex: number
}

/** Degrees; `isSolved` is false where the system has no solution and Porphyry cusps were filled in. */
interface CuspsAndAngles extends Angles {
  cusps: number[]
  isSolved: boolean
}

/**
 * The Swiss Ephemeris behind a thin adapter. Times are Julian days UT; the callers have checked their ranges.
 */
export interface Ephemeris {
  /**
   * for the library's rarer functions: an address for some numbers, one for an error text, and the module;
   * they hold during the call
   */
  withMemory<Result>(
    numbers: number,
    use: (at: number, errorAt: number, module: SwissModule) => Result,
  ): Result
  place(body: Body, julianDay: number): Observer
  /** several bodies at one instant, with declinations */
  positions(bodies: readonly Body[], julianDay: number): Position[]
  /** the longitude alone: 0 ≤ λ < 360, and faster */
  longitude(body: Body, julianDay: number): number
  cusps(julianDay: number, latitude: number, longitude: number, system: HouseSystem): CuspsAndAngles
  /** the same whatever the house system */
  angles(julianDay: number, latitude: number, longitude: number): Angles
  /** the angles where a longitude culminates, at a latitude; the time only gives the obliquity */
  anglesUnder(midheaven: number, latitude: number, julianDay: number): Angles
  /** how far the beginning of a zodiac lies from the true equinox of date, degrees, nutation included */
  ayanamsa(julianDay: number, zodiac: Zodiac): number
}

const SWISS_BODIES: Record<Body, number> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  mean_node: 10,
  true_node: 11,
  mean_lilith: 12,
  true_lilith: 13,
  chiron: 15,
}
const OBLIQUITY_AND_NUTATION = -1

const SWISS_SYSTEMS: Record<HouseSystem, number> = {
  placidus: code('P'),
  koch: code('K'),
  porphyry: code('O'),
  regiomontanus: code('R'),
  campanus: code('C'),
  equal: code('A'),
  whole_sign: code('W'),
  vehlow: code('V'),
  meridian: code('X'),
  morinus: code('M'),
  alcabitius: code('B'),
  topocentric: code('T'),
}

/** Numbers that the Swiss Ephemeris gives the schools (SE_SIDM_…). */
const SIDEREAL_MODES: Record<Exclude<Zodiac, 'tropical'>, number> = {
  fagan_bradley: 0,
  lahiri: 1,
  krishnamurti: 5,
}

const SEFLG_SWIEPH = 2
const SEFLG_SPEED = 256

/** Opens the Swiss Ephemeris and makes sure that it reads its own data. */
export async function openEphemeris(): Promise<Ephemeris> {
  const module = await loadSwissModule()
  const resultAt = module._malloc(6 * 8)
  const cuspsAt = module._malloc(13 * 8)
  const anglesAt = module._malloc(10 * 8)
  const errorAt = module._malloc(256)

  /** Leaves six numbers at `resultAt` and gives their index in HEAPF64. */
  function calculate(body: number, julianDay: number, flags: number): number {
    const answered = module._swe_calc_ut(julianDay, body, flags | SEFLG_SWIEPH, resultAt, errorAt)
    // missing data is answered from a coarser ephemeris without an error: only the returned flag tells
    if (answered < 0 || (answered & SEFLG_SWIEPH) === 0) {
      throw new SkyError(
        'ephemeris_failed',
        `no position of body ${body}: ${withoutTimes(module.UTF8ToString(errorAt))}`,
      )
    }
    return resultAt >> 3
  }

  function housesOf(julianDay: number, latitude: number, longitude: number, system: HouseSystem): number {
    return module._swe_houses_ex2(
      julianDay,
      0,
      latitude,
      longitude,
      SWISS_SYSTEMS[system],
      cuspsAt,
      anglesAt,
      0,
      0,
      errorAt,
    )
  }

  function angles(julianDay: number, latitude: number, longitude: number): Angles {
    housesOf(julianDay, latitude, longitude, 'whole_sign')
    return readAngles()
  }

  /** of the last call of `housesOf` */
  function readAngles(): Angles {
    const at = anglesAt >> 3
    const heap = module.HEAPF64
    return { ascendant: heap[at]!, midheaven: heap[at + 1]!, vertex: heap[at + 3]! }
  }

  function place(body: Body, julianDay: number): Observer {
    const at = calculate(SWISS_BODIES[body], julianDay, SEFLG_SPEED)
    const heap = module.HEAPF64
    return { longitude: heap[at]!, latitude: heap[at + 1]!, distance: heap[at + 2]!, speed: heap[at + 3]! }
  }

  return {
    withMemory(numbers, use) {
      const at = module._malloc(numbers * 8)
      try {
        return use(at, errorAt, module)
      } finally {
        module._free(at)
      }
    },
    place,
    positions(bodies, julianDay) {
      const trueObliquity = module.HEAPF64[calculate(OBLIQUITY_AND_NUTATION, julianDay, 0)]!
      return bodies.map((body) => {
        const { longitude, latitude, speed } = place(body, julianDay)
        return { longitude, latitude, speed, declination: declinationOf(longitude, latitude, trueObliquity) }
      })
    },
    longitude(body, julianDay) {
      return module.HEAPF64[calculate(SWISS_BODIES[body], julianDay, 0)]!
    },
    cusps(julianDay, latitude, longitude, system) {
      const answered = housesOf(julianDay, latitude, longitude, system)
      const first = (cuspsAt >> 3) + 1
      const cusps = [...module.HEAPF64.subarray(first, first + 12)]
      if (!cusps.every(Number.isFinite))
        throw new SkyError('ephemeris_failed', `no ${system} cusps for this place and time`)
      return {
        cusps,
        isSolved: answered >= 0,
        ...(TURNS_MIDHEAVEN.has(system) ? angles(julianDay, latitude, longitude) : readAngles()),
      }
    },
    angles,
    anglesUnder(midheaven, latitude, julianDay) {
      const obliquity = module.HEAPF64[calculate(OBLIQUITY_AND_NUTATION, julianDay, 0)]!
      const ascension = rightAscensionOf(midheaven, obliquity)
      module._swe_houses_armc_ex2(
        ascension,
        latitude,
        obliquity,
        SWISS_SYSTEMS.whole_sign,
        cuspsAt,
        anglesAt,
        0,
        0,
        errorAt,
      )
      return readAngles()
    },
    ayanamsa(julianDay, zodiac) {
      if (zodiac === 'tropical') return 0
      // a state of the library, which its tropical functions do not look at
      module._swe_set_sid_mode(SIDEREAL_MODES[zodiac], 0, 0)
      if (module._swe_get_ayanamsa_ex_ut(julianDay, SEFLG_SWIEPH, resultAt, errorAt) < 0) {
        throw new SkyError('ephemeris_failed', `no ayanamsa: ${withoutTimes(module.UTF8ToString(errorAt))}`)
      }
      return module.HEAPF64[resultAt >> 3]!
    },
  }
}

/** The library names Julian days in its errors; a birth may be one of them, and messages end up in logs. */
export function withoutTimes(text: string): string {
  return text.replaceAll(/-?\d+\.\d+/g, '…').trim()
}

/** These turn the Midheaven by 180° in the polar circles; the others leave it where it is. */
const TURNS_MIDHEAVEN = new Set<HouseSystem>(['regiomontanus', 'campanus', 'topocentric'])

function code(letter: string): number {
  return letter.charCodeAt(0)
}
