import { TITLE_MAX } from '@astrarium/contracts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { FormFooter } from '../../../../ui/form/form-footer.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useForm, useFormState } from '../../../../ui/form/use-form.ts'
import { words } from '../../../../words/index.ts'
import { useRenameThread } from '../mutations.ts'

const copy = words.chatHistory.rename

export function RenameDialog({
  threadId,
  title,
  onClose,
}: {
  threadId: string
  title: string
  onClose: () => void
}) {
  const rename = useRenameThread(threadId)
  const form = useForm({
    values: { title },
    showsErrors: 'at-once',
    validate: (typed) => ({ title: faultOf(typed.title.trim()) }),
    submit: async (typed) => {
      await rename.mutateAsync(typed.title.trim())
      onClose()
    },
  })
  const { isValid, isSubmitting } = useFormState(form)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isSubmitting}
      title={copy.title}
      footer={
        <FormFooter form={form} onCancel={onClose} busyLabel={copy.saving} disabled={!isValid}>
          {copy.save}
        </FormFooter>
      }
    >
      <Form form={form}>
        <FormField form={form} name="title" label={copy.label}>
          {(control) => <TextInput {...control} />}
        </FormField>
      </Form>
    </Dialog>
  )
}

function faultOf(title: string): string | undefined {
  if (title === '') return copy.empty
  return title.length > TITLE_MAX ? copy.tooLong : undefined
}
