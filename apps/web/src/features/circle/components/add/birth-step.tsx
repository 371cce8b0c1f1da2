import type { BirthDetails } from '@astrarium/contracts'
import { Button } from '../../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../../ui/form/form.tsx'
import { words } from '../../../../words/index.ts'
import { BirthDetailsFields } from '../../../birth/components/birth-details-fields.tsx'
import { useBirthDetails } from '../../../birth/hooks/use-birth-details.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.birth

/** Step 3: the form that sign-up has, in words about somebody else. */
export function BirthStep({
  name,
  kept,
  onChange,
  onBack,
  onFilled,
}: {
  name: string
  kept: unknown
  onChange: (kept: unknown) => void
  onBack: () => void
  onFilled: (birth: BirthDetails) => void
}) {
  const birth = useBirthDetails({
    copy: words.birthOfMember,
    kept,
    onChange,
    onFilled: ({ details }) => onFilled(details),
  })
  return (
    <>
      <StepHeading text={copy.text}>{copy.title(name)}</StepHeading>
      <Form form={birth.form} className="flex flex-col gap-6">
        <BirthDetailsFields form={birth} disabled={birth.isSubmitting} />
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-between">
          <Button variant="ghost" onClick={onBack}>
            {words.common.back}
          </Button>
          <SubmitButton form={birth.form} isFilled={birth.isFilled}>
            {copy.submit}
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}
