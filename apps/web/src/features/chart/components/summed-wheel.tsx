import type { StoredChart } from '@astrarium/contracts'
import type { WheelPoint } from '@astrarium/sky/wheel'
import type { ReactNode } from 'react'
import { words } from '../../../words/index.ts'
import { chartSummary, readChart } from '../chart-reading.ts'
import { NatalWheel } from './natal-wheel.tsx'

/** The wheel as a picture beside words: a point lit, the chart in one line, and what stands beside it. */
export function SummedWheel({
  chart,
  halo,
  aside,
}: {
  chart: StoredChart
  halo: WheelPoint | null
  aside: ReactNode
}) {
  const reading = readChart(chart)
  if (!reading) return <p className="text-ink-2">{words.chart.unreadable}</p>
  return (
    <NatalWheel
      chart={reading.input}
      name={words.chart.wheelName}
      halo={halo}
      density={matchMedia('(width < 30rem)').matches ? 'small' : 'compact'}
      foot={{ line: chartSummary(reading), aside }}
    />
  )
}
