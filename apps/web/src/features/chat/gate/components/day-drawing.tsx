import { useQuery } from '@tanstack/react-query'
import { words } from '../../../../words/index.ts'
import { profileQuery } from '../../../profile/queries.ts'
import { instrument } from '../instrument.ts'
import { dailyChartQuery } from '../queries.ts'
import { DayWheel } from './day-wheel.tsx'

/** What the gate has made of the day, at rest. Nothing without a chart. */
export function DayDrawing() {
  const chart = useQuery(profileQuery).data?.chart
  const daily = useQuery(dailyChartQuery).data
  if (!chart || !daily) return null
  return (
    <div role="img" aria-label={words.dailyGate.drawn} className="size-full animate-appear">
      <DayWheel instrument={instrument(chart, daily.sky, daily.transits ?? [])} className="h-full" />
    </div>
  )
}
