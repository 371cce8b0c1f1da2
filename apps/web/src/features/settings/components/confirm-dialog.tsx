import { codeOf } from '../../../lib/error-copy.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { ConfirmationField, missingConfirmation } from './confirmation-field.tsx'

/** Asks whether it is the owner of the account, before something about how it is entered changes. */
export function ConfirmDialog({
  title,
  hasPassword,
  onConfirm,
  onClose,
}: {
  title: string
  hasPassword: boolean
  onConfirm: (confirmation: string) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm({
    values: { confirmation: '' },
    validate: ({ confirmation }) => ({ confirmation: missingConfirmation(confirmation, hasPassword) }),
    submit: ({ confirmation }) => onConfirm(confirmation),
    refusedBy: (error) =>
      codeOf(error) === 'invalid_credentials' ? { confirmation: words.settings.erase.wrong } : {},
  })
  return (
    <FormDialog form={form} onClose={onClose} title={title} description={words.secondStep.dialog.confirm}>
      <ConfirmationField form={form} name="confirmation" hasPassword={hasPassword} />
      <SubmitButton form={form} busyLabel={words.secondStep.dialog.busy}>
        {words.secondStep.dialog.continue}
      </SubmitButton>
    </FormDialog>
  )
}
