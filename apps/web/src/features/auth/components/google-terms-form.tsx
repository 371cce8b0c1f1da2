import { TERMS_VERSION } from '@astrarium/contracts'
import { Suspense, useState } from 'react'
import { errorCopy } from '../../../lib/error-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { FormCheckbox } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { BirthDateInput } from '../../birth/components/birth-date-input.tsx'
import { useBirthDate } from '../../birth/hooks/use-birth-date.ts'
import { useLogInWithGoogle } from '../mutations.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.google
const { terms } = words.signUp.account
const TermsDialog = later(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** Google knows them, this house does not: what is asked before there is an account. */
export function GoogleTermsForm({ onBack }: { onBack: () => void }) {
  const [isReading, setIsReading] = useState(false)
  const { birthDate, field } = useBirthDate()
  const google = useLogInWithGoogle()
  const form = useForm({
    values: { termsAccepted: false },
    submit: () =>
      birthDate === null ? 'refused' : google.mutateAsync({ termsVersion: TERMS_VERSION, birthDate }),
  })
  const { termsAccepted } = useFormValues(form)

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <BirthDateInput {...field} copy={words.birth.date} disabled={google.isPending || google.isSuccess} />
        <FormCheckbox form={form} name="termsAccepted">
          {terms.before}
          <button type="button" onClick={() => setIsReading(true)} className="link">
            {terms.link}
          </button>
          {copy.age}
        </FormCheckbox>
        {google.isError && (
          <p role="alert" className="text-sm text-danger">
            {errorCopy(google.error)}
          </p>
        )}
        <SubmitButton
          form={form}
          busy={google.isSuccess}
          busyLabel={copy.busy}
          disabled={birthDate === null || !termsAccepted}
        >
          {copy.submit}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {words.auth.backToLogin}
        </Button>
      </Form>
      <Suspense>
        {isReading && (
          <TermsDialog
            onClose={() => setIsReading(false)}
            onUnderstood={() => form.set('termsAccepted', true)}
          />
        )}
      </Suspense>
    </>
  )
}
