import { Link } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { FormCheckbox, FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { emptyInAccount, validateAccount } from '../account.ts'
import type { Account } from '../account.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.account
const TermsDialog = later(async () => (await import('./terms-dialog.tsx')).TermsDialog)

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
  const form = useForm<Account>({
    values: account,
    validate: validateAccount,
    refused,
    onChange,
    submit: (filled) => onDone({ ...filled, name: filled.name.trim(), email: filled.email.trim() }),
  })
  const typed = useFormValues(form)
  const empty = emptyInAccount(typed)
  const stillMissing = useId()
  const isPasswordForgotten = account.password === '' && account.email !== ''

  return (
    <>
      <StepHeading takesFocus={!isFirst}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="name" label={copy.name} isRequired>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="email" label={words.auth.email} isRequired>
          {(control) => <TextInput {...control} type="email" autoComplete="email" inputMode="email" />}
        </FormField>
        <div>
          <FormField
            form={form}
            name="password"
            label={words.auth.password}
            hint={isPasswordForgotten ? copy.passwordAgain : copy.passwordHint}
            errorSaysHint={!isPasswordForgotten}
            isRequired
          >
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </FormField>
          <PasswordStrengthMeter password={typed.password} />
        </div>
        <FormCheckbox form={form} name="termsAccepted">
          {copy.terms.before}
          <button type="button" onClick={() => setIsReading(true)} className="link">
            {copy.terms.link}
          </button>
          {copy.terms.after}
        </FormCheckbox>
        <div>
          <SubmitButton
            form={form}
            isFilled={empty.length === 0}
            aria-describedby={empty.length > 0 ? stillMissing : undefined}
            className="w-full"
          >
            {words.common.continue}
          </SubmitButton>
          {/* keeps its room when all is there, so that what stands below stays */}
          <p id={stillMissing} className="mt-2 min-h-[2lh] text-center text-sm text-balance text-ink-2">
            {empty.length > 0 && copy.stillMissing(empty.map((field) => copy.parts[field]))}
          </p>
        </div>
      </Form>
      <p className="mt-2 text-center text-sm text-ink-2">
        {copy.haveAccount}{' '}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {copy.logIn}
        </Link>
      </p>
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
