import { checkOneOf } from '../check-one-of.ts'
import { SIGNS } from '../types.ts'
import type { NatalChart, Sign } from '../types.ts'
import { normalized, signAndDegree } from '../aspects/angles.ts'
import { declinationOf } from '../ephemeris/declination.ts'
import { isSameSign } from './sure-sign.ts'
import { rulerOfSign } from './rulers.ts'

/** The seven that the tradition knows; Uranus, Neptune and Pluto have no dignities in it. */
export const CLASSICAL_PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type ClassicalPlanet = (typeof CLASSICAL_PLANETS)[number]
export type Dignity = 'domicile' | 'exaltation' | 'triplicity' | 'bound' | 'face' | 'detriment' | 'fall'

/**
 * William Lilly, Christian Astrology (1647), p. 115 for the scores; a planet without any of the five
 * dignities is peregrine.
 */
const SCORES: Record<Dignity, number> = {
  domicile: 5,
  exaltation: 4,
  triplicity: 3,
  bound: 2,
  face: 1,
  detriment: -5,
  fall: -4,
}
const PEREGRINE = -5

export interface PlanetDignity {
  planet: ClassicalPlanet
  sign: Sign
  dignities: Dignity[]
  isPeregrine: boolean
  /**
   * sum after Lilly: domicile 5, exaltation 4, triplicity 3, bound 2, face 1, detriment −5, fall −4,
   * peregrine −5
   */
  score: number
}

/** Ptolemy, Tetrabiblos I.19. */
const EXALTATIONS: Record<ClassicalPlanet, Sign> = {
  sun: 'Aries',
  moon: 'Taurus',
  mercury: 'Virgo',
  venus: 'Pisces',
  mars: 'Capricorn',
  jupiter: 'Cancer',
  saturn: 'Libra',
}
/**
 * By day and by night of fire, earth, air and water: Dorotheus of Sidon, Carmen Astrologicum I.1 (the third,
 * participating ruler left out).
 */
const TRIPLICITIES: readonly { day: ClassicalPlanet; night: ClassicalPlanet }[] = [
  { day: 'sun', night: 'jupiter' },
  { day: 'venus', night: 'moon' },
  { day: 'saturn', night: 'mercury' },
  { day: 'venus', night: 'mars' },
]
/** The Egyptian bounds, each with the degree at which it ends: Ptolemy, Tetrabiblos I.20. */
const [Me, Ve, Ma, Ju, Sa] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
type Bound = readonly [end: number, ruler: ClassicalPlanet]
const BOUNDS: readonly (readonly Bound[])[] = [
  [
    [6, Ju],
    [12, Ve],
    [20, Me],
    [25, Ma],
    [30, Sa],
  ],
  [
    [8, Ve],
    [14, Me],
    [22, Ju],
    [27, Sa],
    [30, Ma],
  ],
  [
    [6, Me],
    [12, Ju],
    [17, Ve],
    [24, Ma],
    [30, Sa],
  ],
  [
    [7, Ma],
    [13, Ve],
    [19, Me],
    [26, Ju],
    [30, Sa],
  ],
  [
    [6, Ju],
    [11, Ve],
    [18, Sa],
    [24, Me],
    [30, Ma],
  ],
  [
    [7, Me],
    [17, Ve],
    [21, Ju],
    [28, Ma],
    [30, Sa],
  ],
  [
    [6, Sa],
    [14, Me],
    [21, Ju],
    [28, Ve],
    [30, Ma],
  ],
  [
    [7, Ma],
    [11, Ve],
    [19, Me],
    [24, Ju],
    [30, Sa],
  ],
  [
    [12, Ju],
    [17, Ve],
    [21, Me],
    [26, Sa],
    [30, Ma],
  ],
  [
    [7, Me],
    [14, Ju],
    [22, Ve],
    [26, Sa],
    [30, Ma],
  ],
  [
    [7, Me],
    [13, Ve],
    [20, Ju],
    [25, Ma],
    [30, Sa],
  ],
  [
    [12, Ve],
    [16, Ju],
    [19, Me],
    [28, Ma],
    [30, Sa],
  ],
]
/** The ten-degree faces follow the planets in the Chaldean order from Mars at 0° Aries. */
const CHALDEAN: readonly ClassicalPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter']

/**
 * The essential dignities of a planet at a longitude (degrees; of the zodiac in use).
 * @param sect day when the Sun stands above the horizon; null when the birth time does not say, then no
 *   triplicity is counted
 * @throws SkyError `invalid_input`, `invalid_angle`
 */
export function dignityAt(planet: ClassicalPlanet, longitude: number, sect: Sect | null): PlanetDignity {
  checkOneOf(CLASSICAL_PLANETS, planet, 'planet')
  const { sign, degree } = signAndDegree(longitude)
  const index = SIGNS.indexOf(sign)
  const opposite = SIGNS[(index + 6) % 12]!
  const triplicity = TRIPLICITIES[index % 4]!
  const dignities: Dignity[] = []
  if (rulerOfSign(sign) === planet) dignities.push('domicile')
  if (EXALTATIONS[planet] === sign) dignities.push('exaltation')
  if (sect !== null && triplicity[sect] === planet) dignities.push('triplicity')
  if (BOUNDS[index]!.find(([end]) => degree < end)![1] === planet) dignities.push('bound')
  if (CHALDEAN[Math.floor(normalized(longitude) / 10) % 7] === planet) dignities.push('face')
  const isPeregrine = dignities.length === 0
  if (rulerOfSign(opposite) === planet) dignities.push('detriment')
  if (EXALTATIONS[planet] === opposite) dignities.push('fall')
  const score = dignities.reduce((sum, dignity) => sum + SCORES[dignity], isPeregrine ? PEREGRINE : 0)
  return { planet, sign, dignities, isPeregrine, score }
}

/**
 * The dignities of Sun to Saturn in a chart. A planet whose sign, bound or face may be another within the
 * uncertainty of the birth time is left out; without a sure house of the Sun the chart is neither of the day
 * nor of the night, and no triplicity is counted.
 */
export function dignitiesOf(chart: NatalChart): PlanetDignity[] {
  const sect = sectOf(chart)
  return CLASSICAL_PLANETS.flatMap((planet) => {
    const placement = chart.placements.find(({ body }) => body === planet)!
    const found = dignityAt(planet, placement.longitude, sect)
    if (placement.range === null) return [found]
    const isSteady =
      isSameSign(placement) &&
      wayThrough(placement.range).every((moment) => same(dignityAt(planet, moment, sect), found))
    return isSteady ? [found] : []
  })
}

/** A chart of the day or of the night. */
export type Sect = 'day' | 'night'

/**
 * Day when the Sun's centre stands above the horizon (without refraction); null when the birth time does not
 * say, and in the polar circles for every time that is not exact.
 */
export function sectOf(chart: NatalChart): Sect | null {
  const isDay = isSunUp(chart)
  return isDay === null ? null : isDay ? 'day' : 'night'
}

function isSunUp({ placements, ascendant, midheaven, latitude, ayanamsa }: NatalChart): boolean | null {
  const sun = placements.find(({ body }) => body === 'sun')!
  if (ascendant === null) return null
  if (Math.abs(latitude) > POLAR_LATITUDE) {
    if (sun.range !== null || midheaven === null) return null
    // the half of the ecliptic that the Midheaven lies in may be the one below the horizon there
    const isMidheavenAbove =
      Math.abs(latitude - declinationOf(midheaven.longitude + ayanamsa, 0, OBLIQUITY)) < 90
    return normalized(sun.longitude - ascendant.longitude) >= 180 === isMidheavenAbove
  }
  const isAbove = (longitude: number, rising: number) => normalized(longitude - rising) >= 180
  if (sun.range === null) return isAbove(sun.longitude, ascendant.longitude)
  // of an approximate time the Ascendant keeps its sign: day or night is sure where it would be so at both
  // ends of that sign
  const start = ascendant.longitude - ascendant.degree
  const answers = new Set(
    [sun.range.from, sun.range.to].flatMap((longitude) => [
      isAbove(longitude, start),
      isAbove(longitude, start + 30),
    ]),
  )
  return answers.size === 1 ? [...answers][0]! : null
}

/** Below it every point of the ecliptic rises and sets. */
const POLAR_LATITUDE = 66
/** Its mean over the centuries of the data, good to 0.03°. */
const OBLIQUITY = 23.44

/** Longitudes from one end to the other, closer together than any bound or face is wide. */
function wayThrough({ from, to }: { from: number; to: number }): number[] {
  const steps = Math.ceil(to - from) + 1
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
}

function same(one: PlanetDignity, other: PlanetDignity): boolean {
  return one.dignities.join() === other.dignities.join()
}
