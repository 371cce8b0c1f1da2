import type { Profile } from '@astrarium/contracts'
import { useState } from 'react'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { firstNameOf } from '../first-name.ts'
import { useFinishSignUp } from '../sign-up-mutations.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.context
const CONTEXT_MAX = 4000

/** Step 5, the last. */
export function ContextStep({ profile }: { profile: Profile }) {
  const [isBeginning, setIsBeginning] = useState(false)
  const save = useFinishSignUp(profile, () => setIsBeginning(true))
  const form = useForm({
    values: { firstName: firstNameOf(profile.fullName), context: profile.personalContext ?? '' },
    validate: ({ firstName }) => (firstName.trim() ? {} : { firstName: copy.firstNameMissing }),
    submit: (typed) => save.mutateAsync(typed),
  })
  const { firstName } = useFormValues(form)

  return (
    <>
      <StepHeading text={copy.text(profile.chart !== null)}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="firstName" label={copy.firstName} isRequired>
          {(control) => (
            <TextInput {...control} name="first-name" autoComplete="given-name" maxLength={100} />
          )}
        </FormField>
        <FormField
          form={form}
          name="context"
          label={copy.context}
          hint={copy.contextHint}
          aside={<span className="text-sm text-ink-3">{words.common.optional}</span>}
        >
          {(control) => <TextArea {...control} maxLength={CONTEXT_MAX} />}
        </FormField>
        <SubmitButton
          form={form}
          busyLabel={isBeginning ? copy.busyBlueprint : copy.busy}
          isFilled={firstName.trim() !== ''}
        >
          {copy.submit}
        </SubmitButton>
      </Form>
    </>
  )
}
