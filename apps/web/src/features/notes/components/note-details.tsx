import type { CircleNote } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatRelative } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { useDeleteNote } from '../mutations.ts'
import { noteQuery } from '../note-queries.ts'
import { EditNoteDialog } from './note-form.tsx'
import { NoteMarks } from './note-marks.tsx'

const copy = words.circleNotes.details

/**
 * A note in full, as it stands now, or as it was last where it is gone. It is asked about before it is
 * deleted, since it stands nowhere else.
 */
export function NoteDetails({ note: listed, onClose }: { note: CircleNote; onClose: () => void }) {
  const remove = useDeleteNote(listed.id, onClose)
  const { data: note } = useQuery({ ...noteQuery(listed.id), initialData: listed })
  const [opened, setOpened] = useState<'edit' | 'deletion' | null>(null)
  const isBusy = remove.isPending
  const footer =
    opened === 'deletion' ? (
      <>
        <Button variant="outline" onClick={() => setOpened(null)} disabled={isBusy}>
          {words.common.cancel}
        </Button>
        <Button variant="danger" busy={isBusy} busyLabel={copy.deleting} onClick={() => remove.mutate()}>
          {copy.delete}
        </Button>
      </>
    ) : (
      <>
        <Button variant="danger" onClick={() => setOpened('deletion')}>
          {copy.delete}
        </Button>
        {note.source === 'own' && (
          <Button variant="outline" onClick={() => setOpened('edit')}>
            {copy.edit}
          </Button>
        )}
      </>
    )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={copy.title}
      description={`${formatDate(note.createdAt)} · ${formatRelative(note.createdAt)}`}
      footer={footer}
      className="md:max-w-2xl"
    >
      <div className="flex flex-col gap-4">
        {opened === 'deletion' && <Notice kind="error">{copy.deleteText}</Notice>}
        <header className="flex items-center justify-between gap-4">
          <h3 className="font-body text-sm text-ink-3">
            {note.source === 'arion' ? copy.fromArion : copy.own}
          </h3>
          <NoteMarks note={note} className="-mr-2.5" />
        </header>
        {note.source === 'arion' ? (
          <AnswerText text={note.content} />
        ) : (
          <p className="max-w-(--measure) font-display text-lg leading-relaxed break-words whitespace-pre-wrap text-ink">
            {note.content}
          </p>
        )}
      </div>
      {opened === 'edit' && <EditNoteDialog note={note} onClose={() => setOpened(null)} />}
    </Dialog>
  )
}
