import { z } from 'zod'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { HouseSystem, LunarNode, Zodiac } from './sky.ts'

export const ORB_MAX = 15

const Orb = z.number().min(0).max(ORB_MAX).describe(`a number of degrees from 0 to ${ORB_MAX}`)

/** How a person has their charts made. */
export const ChartSettings = z.object({
  houseSystem: HouseSystem,
  zodiac: Zodiac,
  node: LunarNode,
  /** how far an aspect counts between Sun and Moon, degrees; other pairs in proportion; 0: not at all */
  orbs: z
    .object({ conjunction: Orb, sextile: Orb, square: Orb, trine: Orb, opposition: Orb })
    .refine((orbs) => Object.values(orbs).some((orb) => orb > 0), 'at least one aspect that counts'),
})
export type ChartSettings = z.output<typeof ChartSettings>

/** What holds for whoever has chosen nothing. */
export const DEFAULT_CHART_SETTINGS = {
  houseSystem: 'placidus',
  zodiac: 'tropical',
  node: 'true',
  orbs: { conjunction: 10, sextile: 6, square: 9, trine: 9, opposition: 10 },
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
