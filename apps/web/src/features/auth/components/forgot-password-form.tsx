import { forgotPassword } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { isEmail } from '../../../lib/is-email.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.forgot
const { toasts } = words.auth

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const send = useSingleMutation({
    mutationKey: ['forgot-password'],
    mutationFn: (email: string) => call(forgotPassword, { email }),
    onSuccess: (_, email) => {
      setSentTo(email)
      setHasAsked(true)
      toast.success(toasts.resetSent.title, toasts.resetSent.text)
    },
    onError: (error) =>
      toast.destructive(
        toasts.resetNotSent.title,
        error instanceof ApiError && error.code === 'rate_limited'
          ? errorCopy(error)
          : toasts.resetNotSent.text,
      ),
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
