import type { astrologyProxy, StoredChart } from '@astrarium/contracts'
import type { z } from 'zod'
import type { World } from '../../../platform/world.ts'
import { generateChart } from './generate-chart.ts'
import { toStoredChart } from './stored-chart.ts'

type ChartRequest = Extract<z.output<typeof astrologyProxy.input>, { action: 'generate-chart' }>

/** The specification's chart call: a chart for a date, time and place, computed and forgotten. */
export function proxyChart(
  world: World,
  request: ChartRequest,
): StoredChart & {
  success: true
  metadata: { generation_time: number; house_system: string; coordinate_system: string; library: string }
} {
  const started = performance.now()
  const two = (value: number) => String(value).padStart(2, '0')
  const { chart } = generateChart(
    world,
    {
      birthDate: `${String(request.year).padStart(4, '0')}-${two(request.month)}-${two(request.day)}`,
      birthTime: `${two(request.hour)}:${two(request.minute)}`,
      birthTimeAccuracy: request.time_accuracy,
      birthTimeMinutes: null,
      birthTimeFold: request.fold,
      birthPlace: request.city,
      birthLatitude: request.latitude,
      birthLongitude: request.longitude,
      timezone: request.timezone,
    },
    request.house_system,
  )
  const stored = toStoredChart(chart, world.now())
  const { house_system, coordinate_system, library } = stored
  return {
    success: true,
    ...stored,
    metadata: { generation_time: Math.round(performance.now() - started), house_system, coordinate_system, library },
  }
}
