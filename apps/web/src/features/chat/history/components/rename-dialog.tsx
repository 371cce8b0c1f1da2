import { TITLE_MAX } from '@astrarium/contracts'
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
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
  const formId = useId()
  const rename = useRenameThread(threadId)
  const [text, setText] = useState(title)
  const length = text.trim().length
  const error = length === 0 ? copy.empty : length > TITLE_MAX ? copy.tooLong : undefined
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={rename.isPending}
      title={copy.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={rename.isPending}>
            {words.common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={rename.isPending}
            busyLabel={copy.saving}
            disabled={error !== undefined}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (error === undefined && !rename.isPending) rename.mutate(text.trim(), { onSuccess: onClose })
        }}
      >
        <Field label={copy.label} error={error}>
          <TextInput
            value={text}
            onChange={(event) => setText(event.target.value)}
            disabled={rename.isPending}
          />
        </Field>
      </form>
    </Dialog>
  )
}
