import './birth-step.css'
import type { BirthDetails } from '@astrarium/contracts'
import { Suspense } from 'react'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import type { BirthDraft } from '../../birth/birth-draft.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.birth
const MomentSky = later(async () => (await import('../../chart/components/moment-sky.tsx')).MomentSky, {
  instead: <ChartRing className="w-full" />,
})

/**
 * Step 2, with the sky of the moment beside it. `assumedPlace` is the first place found, where one was typed
 * and none chosen.
 */
export function BirthStep({
  kept,
  onChange,
  isBusy,
  onBack,
  onDone,
}: {
  kept: unknown
  onChange: (draft: BirthDraft) => void
  isBusy: boolean
  onBack: (() => void) | null
  onDone: (birth: BirthDetails, assumedPlace: string | null) => unknown
}) {
  const birth = useBirthDetails({
    kept,
    onChange,
    onFilled: ({ details, isPlaceAssumed }) => onDone(details, isPlaceAssumed ? details.birthPlace : null),
  })

  const { sky } = birth

  return (
    <div className="birth-sky">
      <div>
        <StepHeading text={copy.text}>{copy.title}</StepHeading>
        <Form form={birth.form} aria-busy={isBusy || undefined} className="flex flex-col gap-7">
          <BirthDetailsFields form={birth} disabled={isBusy} />
          <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-between">
            {onBack && (
              <Button variant="ghost" onClick={onBack} disabled={isBusy}>
                {words.common.back}
              </Button>
            )}
            <SubmitButton
              form={birth.form}
              className="md:ml-auto"
              isFilled={birth.isFilled}
              busy={isBusy}
              busyLabel={copy.busy}
            >
              {words.common.continue}
            </SubmitButton>
          </div>
        </Form>
      </div>
      <div className="birth-sky-drawing">
        {sky ? (
          <Suspense fallback={<ChartRing className="w-full" />}>
            <MomentSky moment={sky} />
          </Suspense>
        ) : (
          <ChartRing className="w-full max-lg:hidden" />
        )}
      </div>
    </div>
  )
}
