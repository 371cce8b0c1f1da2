import { Button } from '../../../ui/button.tsx'
import { Astrolabe } from '../../../ui/drawings/astrolabe.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { words } from '../../../words/index.ts'
import { chartMessage } from '../chart-progress.ts'
import { useChartGeneration } from '../hooks/use-chart-generation.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.chart

/** Step 4. Begins by itself. */
export function ChartStep({ onDone }: { onDone: () => void }) {
  const chart = useChartGeneration(onDone)
  if (chart.kind === 'failed') {
    return (
      <>
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
  const isComplete = chart.kind === 'complete'
  return (
    <>
      <Astrolabe label={copy.astrolabe} className="mx-auto mb-8 w-full max-w-64" />
      <StepHeading key={chart.kind} text={isComplete ? copy.completeText : undefined}>
        {isComplete ? copy.complete : copy.title}
      </StepHeading>
      <Progress value={chart.progress} label={copy.progress} />
      <p role="status" className="mt-4 min-h-6 text-ink-2">
        {isComplete ? '' : chartMessage(chart.progress, copy.messages)}
      </p>
    </>
  )
}
