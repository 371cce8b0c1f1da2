import type { BirthDetails } from '@astrarium/contracts'
import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { BirthDetailsFields } from '../../birth/components/birth-details-fields.tsx'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import type { BirthDraft } from '../../birth/birth-draft.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.birth

/** Step 2. `assumedPlace` is the first place found, where one was typed and none chosen. */
export function BirthStep({
  kept,
  onChange,
  isBusy,
  onBack,
  onDone,
}: {
  kept: BirthDraft | null
  onChange: (draft: BirthDraft) => void
  isBusy: boolean
  onBack: (() => void) | null
  onDone: (birth: BirthDetails, assumedPlace: string | null) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const birth = useBirthDetails({
    kept,
    onChange,
    onRefused: () => form.current && focusFirstError(form.current),
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const sent = await birth.submit()
    if (sent) onDone(sent.details, sent.isPlaceAssumed ? sent.details.birthPlace : null)
  }

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-busy={isBusy || undefined}
        className="flex flex-col gap-7"
      >
        <BirthDetailsFields form={birth} disabled={isBusy} />
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-between">
          {onBack && (
            <Button variant="ghost" onClick={onBack} disabled={isBusy}>
              {words.common.back}
            </Button>
          )}
          <Button
            type="submit"
            className="md:ml-auto"
            disabled={!birth.isFilled}
            busy={isBusy}
            busyLabel={copy.busy}
          >
            {words.common.continue}
          </Button>
        </div>
      </form>
    </>
  )
}
