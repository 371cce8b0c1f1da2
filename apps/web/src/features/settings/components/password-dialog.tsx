import { PASSWORD_MAX, PASSWORD_MIN } from '@astrarium/contracts'
import { codeOf } from '../../../lib/error-copy.ts'
import { passwordRefusal } from '../../../lib/password-refusal.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { PasswordStrengthMeter } from '../../auth/components/password-strength-meter.tsx'
import { useChangePassword } from '../mutations.ts'

const copy = words.settings.security
const { missing, passwordHint } = words.signUp.account

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword(onClose)
  const form = useForm({
    values: { current: '', next: '', again: '' },
    validate: ({ current, next, again }) => ({
      current: current ? undefined : copy.missing,
      next: !next
        ? missing.password
        : next.length < PASSWORD_MIN
          ? missing.passwordShort
          : next.length > PASSWORD_MAX
            ? missing.passwordLong
            : undefined,
      again: next === again ? undefined : words.auth.reset.differ,
    }),
    submit: ({ current, next }) => change.mutateAsync({ current, next }),
    refusedBy: (error) =>
      codeOf(error) === 'invalid_credentials' ? { current: copy.wrong } : { next: passwordRefusal(error) },
  })
  const { next } = useFormValues(form)
  return (
    <FormDialog form={form} onClose={onClose} title={copy.changePassword} description={copy.passwordNote}>
      <FormField form={form} name="current" label={copy.current} isRequired>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <div>
        <FormField form={form} name="next" label={copy.next} hint={passwordHint} errorSaysHint isRequired>
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <PasswordStrengthMeter password={next} />
      </div>
      <FormField form={form} name="again" label={copy.again} isRequired>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <SubmitButton form={form} busyLabel={copy.saving}>
        {copy.save}
      </SubmitButton>
    </FormDialog>
  )
}
