import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../../profile/queries.ts'
import { readChart } from '../chart-reading.ts'
import type { ChartReading } from '../chart-reading.ts'

/** The person's own chart in words; null until it is there, and where it is not understood. */
export function useChartReading(): ChartReading | null {
  const chart = useQuery(profileQuery).data?.chart
  return chart ? readChart(chart) : null
}
