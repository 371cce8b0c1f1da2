import { Suspense, useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { chartMessage } from '../chart-progress.ts'
import { useChartGeneration } from '../hooks/use-chart-generation.ts'
import { BornLine } from './born-line.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.chart
// an ornament: where its script does not come, the chart is made all the same
const BornSky = later(async () => (await import('./born-sky.tsx')).BornSky, {
  instead: <ChartRing className="w-full" />,
})
const FirstChart = later(async () => (await import('./first-chart.tsx')).FirstChart)

/** Step 4. Begins by itself, and stays until the person goes on. */
export function ChartStep({ onDone }: { onDone: () => void }) {
  const chart = useChartGeneration()
  useEffect(() => FirstChart.load(), [])
  if (chart.kind === 'failed') {
    return (
      <>
        <ChartRing className="mx-auto mb-8 w-full max-w-64" />
        <StepHeading text={chart.sentence}>{copy.failed}</StepHeading>
        <Progress value={0} label={copy.progress} />
        <div className="mt-7 flex flex-col gap-3 md:flex-row-reverse">
          <Button onClick={chart.retry}>{words.common.tryAgain}</Button>
          <Button variant="outline" onClick={onDone}>
            {copy.goOnWithout}
          </Button>
        </div>
      </>
    )
  }
  if (chart.kind === 'complete')
    return (
      <Suspense fallback={<ChartRing className="mx-auto w-full max-w-64" />}>
        <FirstChart onDone={onDone} />
      </Suspense>
    )
  return (
    <>
      <div className="mx-auto mb-8 w-full max-w-96">
        <Suspense fallback={<ChartRing className="w-full" />}>
          <BornSky />
        </Suspense>
      </div>
      <BornLine />
      <StepHeading>{copy.title}</StepHeading>
      <Progress value={chart.progress} label={copy.progress} />
      <p role="status" className="mt-4 min-h-6 text-ink-2">
        {chartMessage(chart.progress, copy.messages)}
      </p>
    </>
  )
}
