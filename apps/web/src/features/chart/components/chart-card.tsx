import type { StoredChart } from '@astrarium/contracts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { chartSummary, readChart } from '../chart-reading.ts'
import { NatalWheel } from './natal-wheel.tsx'

/** The wheel with its one-line summary, for the home page. */
export function ChartCard({
  chart,
  title,
  footer,
  className,
}: {
  chart: StoredChart
  title: string
  footer?: ReactNode
  className?: string
}) {
  const reading = readChart(chart)
  return (
    <Card title={title} aside={reading && chartSummary(reading)} {...(className ? { className } : {})}>
      {reading ? (
        <NatalWheel chart={reading.input} name={words.chart.wheelName} />
      ) : (
        <p className="text-ink-2">{words.chart.unreadable}</p>
      )}
      {footer}
    </Card>
  )
}
