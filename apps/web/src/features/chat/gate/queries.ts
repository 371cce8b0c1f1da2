import { getDailyChart } from '@astrarium/contracts'
import type { z } from 'zod'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export type DailyChartShown = z.output<typeof getDailyChart.output>

/**
 * Which day it is for the person, and whether its chart was made. A tab that is looked at again asks again.
 */
export const dailyChartQuery = queryOptions({
  queryKey: ['daily-chart'],
  queryFn: ({ signal }) => call(getDailyChart, {}, undefined, signal),
  staleTime: 300_000,
})

/**
 * Does the chart of the day still have to be made? Without a natal chart there is nothing to make it from.
 */
export function isGated({ hasChart, isReady }: { hasChart: boolean; isReady: boolean }): boolean {
  return hasChart && !isReady
}
