import { isEmail } from '../../../../lib/is-email.ts'
import { Button } from '../../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../../ui/form/form.tsx'
import { useForm, useFormState } from '../../../../ui/form/use-form.ts'
import { words } from '../../../../words/index.ts'
import { aboutFaults } from '../../about-faults.ts'
import type { AdditionDraft } from '../../addition-draft.ts'
import { AboutFields } from '../about-fields.tsx'
import { InvitationFields } from './invitation-fields.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.about

/** Step 2: name, relationship, what is between the two, and whether a letter goes to them. */
export function AboutStep({
  draft,
  onChange,
  onBack,
  onNext,
}: {
  draft: AdditionDraft
  onChange: (draft: AdditionDraft) => void
  onBack: () => void
  onNext: () => void
}) {
  const { birth: _birth, isInviting, email, ...about } = draft
  const form = useForm({
    values: about,
    validate: aboutFaults,
    onChange: (values) => onChange({ ...draft, ...values }),
    submit: onNext,
  })
  const { isValid } = useFormState(form)
  return (
    <>
      <StepHeading>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <AboutFields form={form} />
        <InvitationFields
          isInviting={isInviting}
          email={email}
          onChange={(invitation) => onChange({ ...draft, ...invitation })}
        />
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-between">
          <Button variant="ghost" onClick={onBack}>
            {words.common.back}
          </Button>
          <SubmitButton form={form} disabled={!isValid || (isInviting && !isEmail(email))}>
            {copy.next}
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}
