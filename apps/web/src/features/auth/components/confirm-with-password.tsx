import { Link } from '@tanstack/react-router'
import { codeOf } from '../../../lib/error-copy.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useConfirmEmail } from '../mutations.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.confirmLink.byPassword

/**
 * The link was opened in another browser than that of its sign-up: the password shows that both are the same
 * person's.
 */
export function ConfirmWithPassword({ token }: { token: string }) {
  const confirm = useConfirmEmail(token)
  const form = useForm({
    values: { password: '' },
    validate: ({ password }) => (password ? {} : { password: words.auth.logIn.missing.password }),
    submit: ({ password }) => confirm.mutateAsync(password),
    refusedBy: (error) => (codeOf(error) === 'invalid_credentials' ? { password: copy.wrong } : {}),
  })

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="password" label={words.auth.password} isRequired>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <SubmitButton form={form} busyLabel={words.auth.confirmLink.checking}>
          {copy.submit}
        </SubmitButton>
        <p className="text-center text-sm text-ink-3">{copy.hint}</p>
        <Link to="/signup" className={buttonClass({ variant: 'ghost' })}>
          {copy.again}
        </Link>
      </Form>
    </>
  )
}
