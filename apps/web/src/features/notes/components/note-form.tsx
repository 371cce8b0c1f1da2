import { NOTE_MAX } from '@astrarium/contracts'
import type { CircleMemberCard, CircleNote } from '@astrarium/contracts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { useNoteEdit } from '../hooks/use-note-edit.ts'
import { useAddNote } from '../mutations.ts'

const copy = words.circleNotes.writing
// asked for at once and not waited for: there also where the line breaks while somebody writes
const confirming = import('../../../ui/confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await confirming).ConfirmDialog }))

export function NewNoteDialog({ member, onClose }: { member: CircleMemberCard; onClose: () => void }) {
  const add = useAddNote(member.id)
  return (
    <NoteDialog
      title={copy.title(member.name)}
      content=""
      onSave={async (content) => {
        await add.mutateAsync(content)
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}

/** Other words for a note of one's own; where somebody else saved in the meantime, both stand here. */
export function EditNoteDialog({ note, onClose }: { note: CircleNote; onClose: () => void }) {
  const { opened, meanwhile, save } = useNoteEdit(note, onClose)
  const { title, text, keep } = words.circle.member.changed
  return (
    <NoteDialog title={copy.editTitle} content={opened.content} onSave={save} onClose={onClose}>
      {meanwhile && (
        <Notice kind="error" title={title} className="mb-5">
          <p>{text}</p>
          <p className="my-2 break-words whitespace-pre-wrap text-ink">{meanwhile.content}</p>
          <p>{keep}</p>
        </Notice>
      )}
    </NoteDialog>
  )
}

function NoteDialog({
  title,
  content,
  onSave,
  onClose,
  children,
}: {
  title: string
  content: string
  onSave: (content: string) => Promise<'refused' | undefined>
  onClose: () => void
  children?: ReactNode
}) {
  const form = useForm({
    values: { content },
    validate: (values) => ({
      content:
        values.content.trim() === ''
          ? copy.missing
          : values.content.trim().length > NOTE_MAX
            ? copy.long
            : undefined,
    }),
    submit: (values) => onSave(values.content.trim()),
  })
  const { isSubmitting } = useFormState(form)
  const isTyped = useFormValues(form).content.trim() !== content.trim()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => (isTyped ? setIsLeaving(true) : onClose())
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      isBusy={isSubmitting}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={leave} disabled={isSubmitting}>
            {words.common.cancel}
          </Button>
          <SubmitButton form={form} busyLabel={copy.saving}>
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      {children}
      <Form form={form}>
        <FormField form={form} name="content" label={copy.label} hint={copy.hint} isRequired>
          {(control) => <TextArea {...control} rows={6} />}
        </FormField>
      </Form>
      {isLeaving && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={copy.leave.title}
            description={copy.leave.text}
            confirm={{ label: copy.leave.discard, variant: 'danger', onPress: onClose }}
            onClose={() => setIsLeaving(false)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
