import type { StoredWheelChart } from '@astrarium/sky/wheel'

const SIGNS = [
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
]

/**
 * Albert Camus, born on 7 November 1913 at 02:00 (UTC; Algeria kept Western European Time) in Mondovi, today
 * Dréan, 36°41′ N 7°46′ E; the time is that of the birth record. Computed with `packages/sky` (Swiss
 * Ephemeris, DE431, Placidus), two decimals.
 */
export const SAMPLE_CHART: StoredWheelChart = {
  planets: [
    planet('Sun', 224.07, 2),
    planet('Moon', 328.5, 6),
    planet('Mercury', 246.74, 3),
    planet('Venus', 200.86, 1),
    planet('Mars', 112.11, 10),
    planet('Jupiter', 283.83, 4),
    planet('Saturn', 76.96, 9, true),
    planet('Uranus', 303.86, 5),
    planet('Neptune', 118.23, 11, true),
    planet('Pluto', 90.91, 10, true),
    planet('North Node', 352.9, 6),
    planet('Chiron', 340.55, 6, true),
  ],
  houses: [174.59, 200.94, 231.18, 263.98, 296.87, 327.5, 354.59, 20.94, 51.18, 83.98, 116.87, 147.5].map(
    (cusp, index) => ({
      number: index + 1,
      ...placed(cusp),
    }),
  ),
  aspects: [
    aspect('Sun', 'sextile', 'Jupiter', 0.24),
    aspect('Venus', 'square', 'Mars', 1.25),
    aspect('Moon', 'trine', 'Pluto', 2.41),
    aspect('Mars', 'sextile', 'Ascendant', 2.48),
    aspect('Mercury', 'sextile', 'Uranus', 2.88),
    aspect('Venus', 'trine', 'Midheaven', 3.12),
    aspect('Neptune', 'sextile', 'Ascendant', 3.63),
    aspect('Venus', 'trine', 'Saturn', 3.9),
    aspect('Moon', 'trine', 'Midheaven', 4.53),
    aspect('Uranus', 'opposition', 'Neptune', 5.63),
    aspect('Mars', 'conjunction', 'Neptune', 6.12),
    aspect('Saturn', 'conjunction', 'Midheaven', 7.02),
    aspect('Moon', 'trine', 'Venus', 7.64),
  ],
  ascendant: placed(174.59),
  midheaven: placed(83.98),
}

/**
 * Transits to that chart in 2027 with an orb of 2° (1.5° for Jupiter): entering, exact days, leaving.
 * Computed with `packages/sky`.
 */
export const SAMPLE_TRANSITS = [
  {
    transiting: 'pluto',
    aspect: 'sextile',
    natal: 'mercury',
    enters: '2027-01-29',
    exact: ['2027-03-25', '2027-06-23'],
    leaves: '2027-08-31',
  },
  {
    transiting: 'jupiter',
    aspect: 'sextile',
    natal: 'venus',
    enters: '2027-02-08',
    exact: ['2027-02-19'],
    leaves: '2027-03-04',
  },
  {
    transiting: 'saturn',
    aspect: 'opposition',
    natal: 'venus',
    enters: '2027-04-17',
    exact: ['2027-05-03'],
    leaves: '2027-05-20',
  },
  {
    transiting: 'uranus',
    aspect: 'opposition',
    natal: 'mercury',
    enters: '2027-05-09',
    exact: ['2027-06-13'],
    leaves: '2027-07-22',
  },
  {
    transiting: 'jupiter',
    aspect: 'opposition',
    natal: 'moon',
    enters: '2027-07-08',
    exact: ['2027-07-18'],
    leaves: '2027-07-28',
  },
  {
    transiting: 'jupiter',
    aspect: 'square',
    natal: 'mercury',
    enters: '2027-08-17',
    exact: ['2027-08-26'],
    leaves: '2027-09-05',
  },
] as const

function planet(
  name: string,
  longitude: number,
  house: number,
  retrograde = false,
): StoredWheelChart['planets'][number] {
  return { name, ...placed(longitude), longitude, house, retrograde }
}

function placed(longitude: number): { sign: string; degree: number } {
  return { sign: SIGNS[Math.floor(longitude / 30)]!, degree: Math.round((longitude % 30) * 100) / 100 }
}

function aspect(
  planet1: string,
  type: string,
  planet2: string,
  orb: number,
): StoredWheelChart['aspects'][number] {
  return { planet1, planet2, type, orb }
}
