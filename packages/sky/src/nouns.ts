/** What the sky is made of, by name: lists without anything that computes, which every part may read. */

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type Sign = (typeof SIGNS)[number]

/** Sun to Pluto, in the order in which a chart lists them. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
export type Planet = (typeof PLANETS)[number]

export const BODIES = [...PLANETS, 'mean_node', 'true_node', 'chiron', 'mean_lilith', 'true_lilith'] as const
export type Body = (typeof BODIES)[number]

/** What a transit can touch in a chart. */
export const POINTS = [...BODIES, 'asc', 'mc'] as const
export type Point = (typeof POINTS)[number]

/** English names of the points, as charts and texts have them. */
export const POINT_NAMES = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  mean_node: 'North Node (mean)',
  true_node: 'North Node',
  chiron: 'Chiron',
  mean_lilith: 'Lilith',
  true_lilith: 'Lilith (true)',
  asc: 'Ascendant',
  mc: 'Midheaven',
} as const satisfies Record<Point, string>

/**
 * How fast a body moves along the ecliptic as the Earth sees it, degrees a day, on average over turns and
 * stations.
 */
export const MEAN_MOTION: Readonly<Record<Planet, number>> = {
  sun: 0.99,
  moon: 13.18,
  mercury: 1.2,
  venus: 1.1,
  mars: 0.52,
  jupiter: 0.083,
  saturn: 0.033,
  uranus: 0.012,
  neptune: 0.006,
  pluto: 0.004,
}

export const HOUSE_SYSTEMS = [
  'placidus',
  'koch',
  'porphyry',
  'regiomontanus',
  'campanus',
  'equal',
  'whole_sign',
  'alcabitius',
  'topocentric',
  'vehlow',
  'meridian',
  'morinus',
] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/**
 * Where the circle begins: at the equinox, or at a point fixed among the stars as each of the three schools
 * has it.
 */
export const ZODIACS = ['tropical', 'lahiri', 'fagan_bradley', 'krishnamurti'] as const
export type Zodiac = (typeof ZODIACS)[number]

/** Which node a chart counts with: where the Moon's path crosses the ecliptic then, or its mean way. */
export const LUNAR_NODES = ['true', 'mean'] as const
export type LunarNode = (typeof LUNAR_NODES)[number]

/** Angle of a major aspect; its name is in `ASPECT_NAMES`. */
export const MAJOR_ASPECTS = [0, 60, 90, 120, 180] as const
export type MajorAspect = (typeof MAJOR_ASPECTS)[number]
export const ASPECT_NAMES = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
} as const
export type AspectName = (typeof ASPECT_NAMES)[MajorAspect]

/** Angle of a minor aspect; its name is in `MINOR_ASPECT_NAMES`. */
export const MINOR_ASPECTS = [30, 45, 72, 135, 144, 150] as const
export type MinorAspect = (typeof MINOR_ASPECTS)[number]
export const MINOR_ASPECT_NAMES = {
  30: 'semisextile',
  45: 'semisquare',
  72: 'quintile',
  135: 'sesquiquadrate',
  144: 'biquintile',
  150: 'quincunx',
} as const
export type MinorAspectName = (typeof MINOR_ASPECT_NAMES)[MinorAspect]

/** What a natal chart may list. */
export type NatalAspectName = AspectName | MinorAspectName

/** Local clock time from 00, 06, 12 and 18 o'clock, six hours each. */
export const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

export const PHASE_NAMES = [
  'New Moon',
  'Waxing Crescent Moon',
  'First Quarter Moon',
  'Waxing Gibbous Moon',
  'Full Moon',
  'Waning Gibbous Moon',
  'Last Quarter Moon',
  'Waning Crescent Moon',
] as const
export type PhaseName = (typeof PHASE_NAMES)[number]

export const LUNATIONS = ['new', 'first_quarter', 'full', 'last_quarter'] as const
export type LunationKind = (typeof LUNATIONS)[number]
