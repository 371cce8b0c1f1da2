import { checkResetLink, PASSWORD_MAX, PASSWORD_MIN, resetPassword } from '@astrarium/contracts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { forgetPerson } from '../session.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.reset
const { toasts } = words.auth
const RESETTING = ['reset-password']

const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => call(checkResetLink, { token }),
    staleTime: Infinity,
  })

export function ResetPasswordForm({ token }: { token: string }) {
  const fields = useFields({ password: '', again: '' }, ({ password, again }) =>
    again && password !== again ? { again: copy.differ } : {},
  )
  const queryClient = useQueryClient()
  const update = useMutation({
    mutationKey: RESETTING,
    mutationFn: () => call(resetPassword, { token, password: fields.values.password }),
    onSuccess: () => {
      forgetPerson()
      toast.success(toasts.passwordUpdated.title, toasts.passwordUpdated.text)
    },
    onError: (error) => {
      const isLink = error instanceof ApiError && error.code === 'reset_link_invalid'
      toast.destructive(isLink ? toasts.resetFailed : toasts.passwordNotUpdated, errorCopy(error))
    },
  })
  // a new password uses the link up: asked again, it would be refused
  const link = useQuery({
    ...resetLinkQuery(token),
    enabled: token !== '' && !update.isPending && !update.isSuccess,
  })
  const { password, again } = fields.values

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (password.length < PASSWORD_MIN)
      toast.destructive(toasts.passwordShort.title, toasts.passwordShort.text)
    else if (password !== again) toast.destructive(toasts.passwordsDiffer.title, toasts.passwordsDiffer.text)
    else if (password.length > PASSWORD_MAX)
      toast.destructive(toasts.passwordNotUpdated, words.signUp.account.missing.passwordLong)
    // a second press of a double click comes before the button is drawn as busy
    else if (queryClient.isMutating({ mutationKey: RESETTING }) === 0) update.mutate()
  }

  if (update.isSuccess) return <Done />
  if (token === '' || link.isError)
    return (
      <Failed sentence={isRefused(link.error) || token === '' ? copy.failed.invalid : copy.failed.error} />
    )
  if (link.isPending) return <PulseLoader label={copy.checking} />
  return (
    <>
      <StepHeading>{copy.title}</StepHeading>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div>
          <Field label={copy.newPassword} hint={words.signUp.account.passwordHint} isRequired>
            <PasswordInput
              name="new-password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => fields.set('password', event.target.value)}
              disabled={update.isPending}
            />
          </Field>
          <PasswordStrengthMeter password={password} />
        </div>
        <Field label={copy.confirmPassword} error={fields.errors.again} isRequired>
          <PasswordInput
            name="confirm-password"
            autoComplete="new-password"
            value={again}
            onChange={(event) => fields.set('again', event.target.value)}
            onBlur={() => fields.leave('again')}
            disabled={update.isPending}
          />
        </Field>
        <Button
          type="submit"
          busy={update.isPending}
          busyLabel={copy.busy}
          disabled={!password || password !== again}
        >
          {copy.submit}
        </Button>
      </form>
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
