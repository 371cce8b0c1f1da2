import { checkResetLink, PASSWORD_MAX, PASSWORD_MIN } from '@astrarium/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { passwordRefusal } from '../../../lib/password-refusal.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useResetPassword } from '../mutations.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.reset
const { toasts } = words.auth

const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, { token }),
    staleTime: Infinity,
  })

export function ResetPasswordForm({ token }: { token: string }) {
  const update = useResetPassword(token)
  // a new password uses the link up: asked again, it would be refused
  const link = useQuery({
    ...resetLinkQuery(token),
    enabled: token !== '' && !update.isPending && !update.isSuccess,
  })
  const form = useForm({
    values: { password: '', again: '' },
    validate: ({ password, again }) => (again && password !== again ? { again: copy.differ } : {}),
    submit: ({ password }) => {
      // what was wrong with the try before is over
      toast.forgetFailures()
      if (password.length < PASSWORD_MIN)
        return toast.destructive(toasts.passwordShort.title, toasts.passwordShort.text)
      if (password.length > PASSWORD_MAX)
        return toast.destructive(toasts.passwordNotUpdated, words.signUp.account.missing.passwordLong)
      return update.mutateAsync(password)
    },
    refusedBy: (error) => ({ password: passwordRefusal(error) }),
  })
  const { password, again } = useFormValues(form)

  if (update.isSuccess) return <Done />
  if (token === '' || link.isError)
    return (
      <Failed sentence={isRefused(link.error) || token === '' ? copy.failed.invalid : copy.failed.error} />
    )
  if (link.isPending) return <PulseLoader label={copy.checking} />
  return (
    <>
      <StepHeading>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <div>
          <FormField
            form={form}
            name="password"
            label={copy.newPassword}
            hint={words.signUp.account.passwordHint}
            errorSaysHint
            isRequired
          >
            {(control) => <PasswordInput {...control} name="new-password" autoComplete="new-password" />}
          </FormField>
          <PasswordStrengthMeter password={password} />
        </div>
        <FormField form={form} name="again" label={copy.confirmPassword} isRequired>
          {(control) => <PasswordInput {...control} name="confirm-password" autoComplete="new-password" />}
        </FormField>
        <SubmitButton form={form} busyLabel={copy.busy} disabled={!password || password !== again}>
          {copy.submit}
        </SubmitButton>
      </Form>
    </>
  )
}

function Done() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/login' }), 3000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <StepHeading text={copy.done.text}>{copy.done.title}</StepHeading>
      <Link to="/login" className={buttonClass()}>
        {words.auth.backToLogin}
      </Link>
    </>
  )
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <>
      <StepHeading text={sentence}>{copy.failed.title}</StepHeading>
      <div className="flex flex-col gap-3">
        <Link to="/forgot-password" className={buttonClass()}>
          {copy.failed.request}
        </Link>
        <Link to="/login" className={buttonClass({ variant: 'outline' })}>
          {words.auth.backToLogin}
        </Link>
      </div>
    </>
  )
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'rate_limited'
  )
}
