import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { words } from '../../../words/index.ts'
import { isAccountFilled, validateAccount } from '../account.ts'
import type { Account } from '../account.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.account
const TermsDialog = lazy(() =>
  import('./terms-dialog.tsx').then(({ TermsDialog: dialog }) => ({ default: dialog })),
)

/** Step 1. `refused` is what the server said about these fields when the account was to be made. */
export function AccountStep({
  account,
  refused,
  isFirst,
  onChange,
  onDone,
}: {
  /** as typed before; without its password after a reload */
  account: Account
  refused: Partial<Record<keyof Account, string>>
  isFirst: boolean
  onChange: (account: Account) => void
  onDone: (account: Account) => void
}) {
  const [isReading, setIsReading] = useState(false)
  const [hasRead, setHasRead] = useState(false)
  const fields = useFields(account, validateAccount, refused)
  const { name, email, password, termsAccepted } = fields.values
  const isPasswordForgotten = account.password === '' && account.email !== ''
  useEffect(() => onChange(fields.values), [fields.values, onChange])

  function read(isOpen: boolean) {
    setIsReading(isOpen)
    setHasRead(true)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.leaveAll()
    if (fields.isValid) onDone({ ...fields.values, name: name.trim(), email: email.trim() })
    else focusFirstError(event.currentTarget)
  }

  return (
    <>
      <StepHeading takesFocus={!isFirst}>{copy.title}</StepHeading>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={copy.name} error={fields.errors.name} isRequired>
          <TextInput
            name="name"
            autoComplete="name"
            value={name}
            onChange={(event) => fields.set('name', event.target.value)}
            onBlur={() => fields.leave('name')}
          />
        </Field>
        <Field label={words.auth.email} error={fields.errors.email} isRequired>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => fields.set('email', event.target.value)}
            onBlur={() => fields.leave('email')}
          />
        </Field>
        <div>
          <Field
            label={words.auth.password}
            hint={isPasswordForgotten ? copy.passwordAgain : copy.passwordHint}
            error={fields.errors.password}
            isRequired
          >
            <PasswordInput
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={(event) => fields.set('password', event.target.value)}
              onBlur={() => fields.leave('password')}
            />
          </Field>
          <PasswordStrengthMeter password={password} />
        </div>
        <Checkbox
          name="terms"
          checked={termsAccepted}
          onCheckedChange={(checked) => fields.set('termsAccepted', checked)}
          onBlur={() => fields.leave('termsAccepted')}
          error={fields.errors.termsAccepted}
        >
          {copy.terms.before}
          <button type="button" onClick={() => read(true)} className="link">
            {copy.terms.link}
          </button>
          {copy.terms.after}
        </Checkbox>
        <Button type="submit" disabled={!isAccountFilled(fields.values)}>
          {words.common.continue}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm text-ink-2">
        {copy.haveAccount}{' '}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {copy.logIn}
        </Link>
      </p>
      <Suspense>
        {hasRead && (
          <TermsDialog
            isOpen={isReading}
            onOpenChange={read}
            onUnderstood={() => fields.set('termsAccepted', true)}
          />
        )}
      </Suspense>
    </>
  )
}
