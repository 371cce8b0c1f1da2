import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isEmail } from '../../../lib/is-email.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useRequestReset } from '../mutations.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.forgot

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const send = useRequestReset((email) => {
    setSentTo(email)
    setHasAsked(true)
  })
  const form = useForm({
    values: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: copy.missing }),
    submit: ({ email }) => send.mutateAsync(email.trim()),
  })
  const { email } = useFormValues(form)

  if (sentTo !== null) {
    return (
      <>
        <StepHeading text={copy.sent.text(sentTo)}>{copy.sent.title}</StepHeading>
        <p className="mb-7 text-sm text-ink-3">{copy.sent.hint}</p>
        <div className="flex flex-col gap-3">
          <Link to="/login" className={buttonClass()}>
            {words.auth.backToLogin}
          </Link>
          <Button variant="outline" onClick={() => setSentTo(null)}>
            {copy.sent.other}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <StepHeading takesFocus={hasAsked} text={copy.text}>
        {copy.title}
      </StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="email" label={words.auth.email} isRequired>
          {(control) => <TextInput {...control} type="email" autoComplete="email" inputMode="email" />}
        </FormField>
        <SubmitButton form={form} busyLabel={copy.busy} disabled={email.trim() === ''}>
          {copy.submit}
        </SubmitButton>
        <Link to="/login" className={buttonClass({ variant: 'ghost' })}>
          {words.auth.backToLogin}
        </Link>
      </Form>
    </>
  )
}
