import { forgotPassword } from '@astrarium/contracts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { isEmail } from '../../../lib/is-email.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.forgot
const { toasts } = words.auth

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const fields = useFields({ email: '' }, ({ email }) => (isEmail(email) ? {} : { email: copy.missing }))
  const send = useMutation({
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

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.leaveAll()
    if (fields.isValid) send.mutate(fields.values.email.trim())
    else focusFirstError(event.currentTarget)
  }

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
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.auth.email} error={fields.errors.email} isRequired>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={fields.values.email}
            onChange={(event) => fields.set('email', event.target.value)}
            onBlur={() => fields.leave('email')}
            disabled={send.isPending}
          />
        </Field>
        <Button
          type="submit"
          busy={send.isPending}
          busyLabel={copy.busy}
          disabled={fields.values.email.trim() === ''}
        >
          {copy.submit}
        </Button>
        <Link to="/login" className={buttonClass({ variant: 'ghost' })}>
          {words.auth.backToLogin}
        </Link>
      </form>
    </>
  )
}
