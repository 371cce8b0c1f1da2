import { confirmEmail } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { confirmEmailQuery } from '../queries.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.auth.confirmLink.byPassword

/**
 * The link was opened in another browser than that of its sign-up: the password shows that both are the same
 * person's.
 */
export function ConfirmWithPassword({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const confirm = useSingleMutation({
    mutationKey: ['confirm-email', token],
    mutationFn: (password: string) => call(confirmEmail, { token, password }),
    onSuccess: (confirmation) => queryClient.setQueryData(confirmEmailQuery(token).queryKey, confirmation),
    onError: (error) => {
      if (!isWrongPassword(error)) toast.destructive(words.auth.confirmLink.failed.title, errorCopy(error))
    },
  })
  const form = useForm({
    values: { password: '' },
    validate: ({ password }) => (password ? {} : { password: words.auth.logIn.missing.password }),
    submit: ({ password }) => confirm.mutateAsync(password),
    refusedBy: (error) => (isWrongPassword(error) ? { password: copy.wrong } : {}),
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

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_credentials'
}
