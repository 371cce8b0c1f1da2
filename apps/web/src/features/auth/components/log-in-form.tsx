import { noop, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { errorCopy } from '../../../lib/error-copy.ts'
import { bringFirstAnswers } from '../../../lib/first-answers.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { type LogIn, useLogIn, useLogInWithGoogle } from '../mutations.ts'
import { appInfoQuery } from '../queries.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.logIn
const CodeForm = later(async () => (await import('./code-form.tsx')).CodeForm)
const GoogleTermsForm = later(async () => (await import('./google-terms-form.tsx')).GoogleTermsForm)
const PasskeyButton = later(async () => (await import('./passkey-button.tsx')).PasskeyButton)

type Step = 'password' | 'code' | 'terms'

/**
 * `next`: the path to go to, already known to be one of ours. `begins`: with the code or the terms, after
 * Google.
 */
export function LogInForm({ next, begins }: { next: string | undefined; begins: Step }) {
  const router = useRouter()
  const app = useQuery(appInfoQuery)
  const [step, setStep] = useState<Step>(begins)
  const place = next ?? '/sanctum/ask'
  const page = new URL(place, location.origin).pathname
  const onDone = async () => {
    if (page.startsWith('/sanctum')) await bringFirstAnswers(page)
    router.history.push(place)
  }
  const logIn = useLogIn({ onDone, onCode: () => setStep('code') })
  const google = useLogInWithGoogle()
  const form = useForm<LogIn>({
    values: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: email.trim() ? undefined : copy.missing.email,
      password: password ? undefined : copy.missing.password,
    }),
    submit: ({ email, password }) => {
      // their scripts are on the way while the password is looked at
      for (const route of router.getMatchedRoutes(page)[0]) void router.loadRouteChunk(route)?.catch(noop)
      return logIn.mutateAsync({ email: email.trim(), password })
    },
  })

  if (step === 'code')
    return (
      <Suspense fallback={<PulseLoader label={copy.busy} />}>
        <CodeForm onDone={onDone} onAgain={() => setStep('password')} />
      </Suspense>
    )
  if (step === 'terms')
    return (
      <Suspense fallback={<PulseLoader label={copy.busy} />}>
        <GoogleTermsForm onBack={() => setStep('password')} />
      </Suspense>
    )
  return (
    <>
      <StepHeading takesFocus={false}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="email" label={words.auth.email} isRequired>
          {(control) => <TextInput {...control} type="email" autoComplete="username" inputMode="email" />}
        </FormField>
        <FormField form={form} name="password" label={words.auth.password} isRequired>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
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
        <SubmitButton form={form} busyLabel={copy.busy}>
          {copy.submit}
        </SubmitButton>
      </Form>
      <p className="my-4 text-center text-sm text-ink-3">{copy.or}</p>
      <div className="flex flex-col gap-3">
        <Suspense fallback={<div className="min-h-11" />}>
          <PasskeyButton onDone={onDone} />
        </Suspense>
        {app.data?.hasGoogle && (
          <Button
            variant="outline"
            className="w-full"
            onClick={() => google.mutate(null)}
            busy={google.isPending || google.isSuccess}
          >
            {copy.google}
          </Button>
        )}
      </div>
      <p className="mt-6 text-center text-sm text-ink-2">
        {copy.noAccount}{' '}
        <Link to="/signup" className="link inline-flex min-h-11 items-center">
          {copy.signUp}
        </Link>
      </p>
    </>
  )
}
