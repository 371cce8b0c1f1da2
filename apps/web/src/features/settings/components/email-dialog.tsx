import { codeOf, errorCopy } from '../../../lib/error-copy.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useRequestEmailChange } from '../mutations.ts'
import { ConfirmationField, missingConfirmation } from './confirmation-field.tsx'

const copy = words.settings.email
const { wrong } = words.settings.erase

/** The new address, and the confirmation: by the password, or by a mailed code where there is none. */
export function EmailDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const change = useRequestEmailChange(onClose)
  const form = useForm({
    values: { newEmail: '', confirmation: '' },
    validate: ({ newEmail, confirmation }) => ({
      newEmail: newEmail.trim() ? undefined : copy.missing,
      confirmation: missingConfirmation(confirmation, hasPassword),
    }),
    submit: ({ newEmail, confirmation }) => change.mutateAsync({ newEmail: newEmail.trim(), confirmation }),
    refusedBy: (error) => {
      const code = codeOf(error)
      if (code === 'invalid_credentials') return { confirmation: wrong }
      return code === 'email_same' ? { newEmail: errorCopy(error) } : {}
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={copy.title} description={copy.text}>
      <FormField form={form} name="newEmail" label={copy.next} isRequired>
        {(control) => <TextInput {...control} type="email" autoComplete="email" inputMode="email" />}
      </FormField>
      <ConfirmationField form={form} name="confirmation" hasPassword={hasPassword} />
      <SubmitButton form={form} busyLabel={copy.busy}>
        {copy.submit}
      </SubmitButton>
    </FormDialog>
  )
}
