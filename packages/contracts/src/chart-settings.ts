import { z } from 'zod'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { HouseSystem, LunarNode, Zodiac } from './sky.ts'

export const ORB_MAX = 15
/** Of a minor aspect: farther out it could not be told from its neighbours. */
export const MINOR_ORB_MAX = 3

const Orb = z.number().min(0).max(ORB_MAX).describe(`a number of degrees from 0 to ${ORB_MAX}`)
const MinorOrb = z
  .number()
  .min(0)
  .max(MINOR_ORB_MAX)
  .describe(`a number of degrees from 0 to ${MINOR_ORB_MAX}`)
  .default(0)

/** How a person has their charts made. */
export const ChartSettings = z.object({
  houseSystem: HouseSystem,
  zodiac: Zodiac,
  node: LunarNode,
  /** how far an aspect counts between Sun and Moon, degrees; other pairs in proportion; 0: not at all */
  orbs: z
    .object({
      conjunction: Orb,
      sextile: Orb,
      square: Orb,
      trine: Orb,
      opposition: Orb,
      semisextile: MinorOrb,
      semisquare: MinorOrb,
      quintile: MinorOrb,
      sesquiquadrate: MinorOrb,
      biquintile: MinorOrb,
      quincunx: MinorOrb,
    })
    .refine((orbs) => Object.values(orbs).some((orb) => orb > 0), 'at least one aspect that counts'),
})
export type ChartSettings = z.output<typeof ChartSettings>

/** How far each aspect counts unless somebody says otherwise; of the minor ones, once they are wanted. */
export const USUAL_ORBS = {
  conjunction: 10,
  sextile: 6,
  square: 9,
  trine: 9,
  opposition: 10,
  semisextile: 2,
  semisquare: 2,
  quintile: 1.5,
  sesquiquadrate: 2,
  biquintile: 1.5,
  quincunx: 3,
} satisfies ChartSettings['orbs']

/** What holds for whoever has chosen nothing: the five major aspects alone. */
export const DEFAULT_CHART_SETTINGS = {
  houseSystem: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  orbs: {
    ...USUAL_ORBS,
    semisextile: 0,
    semisquare: 0,
    quintile: 0,
    sesquiquadrate: 0,
    biquintile: 0,
    quincunx: 0,
  },
} satisfies ChartSettings

/**
 * Keeps the settings and makes every chart of the person and of their Circle anew by them, together or not at
 * all. What was written already stays as it is. The chart is null for somebody without one.
 */
export const setChartSettings = endpoint({
  method: 'PUT',
  path: '/api/chart/settings',
  access: 'signed-in',
  input: ChartSettings,
  answers: 'json',
  output: z.object({ settings: ChartSettings, chart: StoredChart.nullable() }),
})
