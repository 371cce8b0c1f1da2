import { NOTE_MAX } from '@astrarium/contracts'
import type { CircleMemberCard, CircleNote } from '@astrarium/contracts'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { FormFooter } from '../../../ui/form/form-footer.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form.ts'
import { useLeaving } from '../../../ui/form/use-leaving.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { WasRemoved } from '../../circle/components/was-removed.tsx'
import { useNoteEdit } from '../hooks/use-note-edit.ts'
import { useAddNote } from '../mutations.ts'

const copy = words.circleNotes.writing

export function NewNoteDialog({
  member,
  isGone,
  onClose,
}: {
  member: CircleMemberCard
  /** whether they were removed while this was written */
  isGone: boolean
  onClose: () => void
}) {
  const add = useAddNote(member.id)
  return (
    <NoteDialog
      title={copy.title(member.name)}
      content=""
      goneName={isGone ? member.name : null}
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
  goneName = null,
  onSave,
  onClose,
  children,
}: {
  title: string
  content: string
  /** who was removed meanwhile: nothing can be saved about them */
  goneName?: string | null
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
  const typed = useFormValues(form).content
  const isTyped = typed.trim() !== content.trim()
  const { leave, question } = useLeaving(isTyped, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      isBusy={isSubmitting}
      title={title}
      footer={
        <FormFooter form={form} onCancel={leave} busyLabel={copy.saving} disabled={goneName !== null}>
          {copy.save}
        </FormFooter>
      }
    >
      {goneName !== null && <WasRemoved name={goneName} typed={typed} />}
      {children}
      <Form form={form}>
        <FormField form={form} name="content" label={copy.label} hint={copy.hint} isRequired>
          {(control) => <TextArea {...control} rows={6} />}
        </FormField>
      </Form>
      {question}
    </Dialog>
  )
}
