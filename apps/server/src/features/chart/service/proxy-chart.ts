import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { StoredChart } from '@astrarium/contracts'
import type { Context } from '../../../platform/context.ts'
import { generateChart } from './generate-chart.ts'
import { readChartRequest } from '../proxy-chart-request.ts'
import { toStoredChart } from '../stored-chart.ts'

/**
 * The specification's chart call: a chart for a date, time and place, computed and forgotten. Throws
 * birth_data_missing, birth_data_format, and what a birth is refused with.
 */
export function proxyChart(
  context: Context,
  body: Record<string, unknown>,
): StoredChart & {
  success: true
  metadata: {
    generation_time: number
    house_system: StoredChart['house_system']
    coordinate_system: string
    library: string
  }
} {
  const started = performance.now()
  const { birth, houseSystem } = readChartRequest(body)
  const { chart } = generateChart(context, birth, { ...DEFAULT_CHART_SETTINGS, houseSystem })
  const stored = toStoredChart(chart, context.now())
  const { house_system, coordinate_system, library } = stored
  return {
    success: true,
    ...stored,
    metadata: {
      generation_time: Math.round(performance.now() - started),
      house_system,
      coordinate_system,
      library,
    },
  }
}
