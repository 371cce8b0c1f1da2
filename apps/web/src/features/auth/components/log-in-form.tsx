import { signIn, startGoogle } from '@astrarium/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { appInfoQuery, sendConfirmationAgain } from '../queries.ts'
import { signedIn } from '../session.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.logIn
const { toasts } = words.auth

interface LogIn {
  email: string
  password: string
}

/** `next`: the path to go to, already known to be one of ours. */
export function LogInForm({ next }: { next: string | undefined }) {
  const router = useRouter()
  const app = useQuery(appInfoQuery)
  const fields = useFields({ email: '', password: '' }, ({ email, password }) => ({
    ...(email.trim() ? {} : { email: copy.missing.email }),
    ...(password ? {} : { password: copy.missing.password }),
  }))
  const logIn = useMutation({
    mutationFn: (typed: LogIn) => call(signIn, typed),
    onSuccess: ({ user }) => {
      signedIn(user)
      router.history.push(next ?? '/sanctum/ask')
    },
    onError: (error, typed) => {
      if (error instanceof ApiError && error.code === 'email_not_confirmed') sayNotConfirmed(typed)
      else toast.destructive(toasts.signInFailed, errorCopy(error))
    },
  })

  const google = useMutation({
    mutationFn: () => call(startGoogle, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.destructive(toasts.signInFailed, errorCopy(error)),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.leaveAll()
    if (fields.isValid) logIn.mutate({ email: fields.values.email.trim(), password: fields.values.password })
    else focusFirstError(event.currentTarget)
  }

  return (
    <>
      <StepHeading takesFocus={false}>{copy.title}</StepHeading>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.auth.email} error={fields.errors.email} isRequired>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            value={fields.values.email}
            onChange={(event) => fields.set('email', event.target.value)}
            onBlur={() => fields.leave('email')}
            disabled={logIn.isPending}
          />
        </Field>
        <Field label={words.auth.password} error={fields.errors.password} isRequired>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={fields.values.password}
            onChange={(event) => fields.set('password', event.target.value)}
            onBlur={() => fields.leave('password')}
            disabled={logIn.isPending}
          />
        </Field>
        <Link
          to="/forgot-password"
          className="link -mt-3 inline-flex min-h-11 items-center self-start text-sm"
        >
          {copy.forgot}
        </Link>
        {/* stays when the toast, which says it aloud, has gone */}
        {logIn.isError && (
          <p className="flex gap-2 text-sm text-danger">
            <CircleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            {errorCopy(logIn.error)}
          </p>
        )}
        <Button type="submit" busy={logIn.isPending} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </form>
      {app.data?.hasGoogle && (
        <>
          <p className="my-4 text-center text-sm text-ink-3">{copy.or}</p>
          <Button
            variant="outline"
            className="w-full"
            onClick={() => google.mutate()}
            busy={google.isPending || google.isSuccess}
          >
            {copy.google}
          </Button>
        </>
      )}
      <p className="mt-6 text-center text-sm text-ink-2">
        {copy.noAccount}{' '}
        <Link to="/signup" className="link inline-flex min-h-11 items-center">
          {copy.signUp}
        </Link>
      </p>
    </>
  )
}

function sayNotConfirmed(typed: LogIn): void {
  const { title, text, resend } = toasts.notConfirmed
  toast.destructive(title, text, { action: { label: resend, onPress: () => void sendAgain(typed) } })
}

async function sendAgain(typed: LogIn): Promise<void> {
  try {
    await sendConfirmationAgain(typed)
    toast.success(toasts.checkEmail.title, toasts.checkEmail.text)
  } catch (error) {
    toast.destructive(toasts.resendFailed, errorCopy(error))
  }
}
