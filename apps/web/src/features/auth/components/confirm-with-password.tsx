import { confirmEmail } from '@astrarium/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { focusFirstError } from '../../../lib/focus-first-error.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
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
  const confirm = useMutation({
    mutationFn: (password: string) => call(confirmEmail, { token, password }),
    onSuccess: (confirmation) => queryClient.setQueryData(confirmEmailQuery(token).queryKey, confirmation),
    onError: (error) => {
      if (!isWrongPassword(error)) toast.destructive(words.auth.confirmLink.failed.title, errorCopy(error))
    },
  })
  const fields = useFields({ password: '' }, ({ password }) =>
    password ? {} : { password: words.auth.logIn.missing.password },
  )
  const refused = isWrongPassword(confirm.error) ? copy.wrong : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    fields.leaveAll()
    if (fields.isValid) confirm.mutate(fields.values.password)
    else focusFirstError(event.currentTarget)
  }

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.auth.password} error={refused ?? fields.errors.password} isRequired>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={fields.values.password}
            onChange={(event) => {
              confirm.reset()
              fields.set('password', event.target.value)
            }}
            onBlur={() => fields.leave('password')}
            disabled={confirm.isPending}
          />
        </Field>
        <Button type="submit" busy={confirm.isPending} busyLabel={words.auth.confirmLink.checking}>
          {copy.submit}
        </Button>
        <p className="text-center text-sm text-ink-3">{copy.hint}</p>
        <Link to="/signup" className={buttonClass({ variant: 'ghost' })}>
          {copy.again}
        </Link>
      </form>
    </>
  )
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_credentials'
}
