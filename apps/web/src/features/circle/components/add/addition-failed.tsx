import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { additionErrorCopy } from '../../error-copy.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.failed

/** What went wrong, and the three ways on: again, without a chart, or back to what was typed. */
export function AdditionFailed({
  name,
  error,
  tryAgain,
  addWithoutChart,
  onBack,
}: {
  name: string
  error: Error
  tryAgain: () => void
  addWithoutChart: () => void
  onBack: () => void
}) {
  const { text, detail } = additionErrorCopy(error, name)
  return (
    <>
      <StepHeading text={text}>{copy.title}</StepHeading>
      <div role="alert">{detail && <p className="mb-5 text-sm text-danger">{detail}</p>}</div>
      <div className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button onClick={tryAgain}>{words.common.tryAgain}</Button>
        <Button variant="outline" onClick={addWithoutChart}>
          {copy.withoutChart}
        </Button>
        <Button variant="ghost" onClick={onBack} className="md:mr-auto">
          {words.common.back}
        </Button>
      </div>
    </>
  )
}
