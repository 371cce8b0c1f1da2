import type { SavedInsight } from '@astrarium/contracts'
import { formatInReading } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { useDeleteNote } from '../mutations.ts'

const copy = words.daily.deletion

/** A note of an earlier day stands nowhere else, so it is asked about first. */
export function DeleteNoteDialog({
  note,
  onClose,
  onGone = onClose,
}: {
  note: SavedInsight
  onClose: () => void
  onGone?: () => void
}) {
  const remove = useDeleteNote(note.id, onGone)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={remove.isPending}
      title={copy.title}
      description={copy.text(formatInReading(note.date))}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={remove.isPending}>
            {words.common.cancel}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyLabel={copy.busy}
            onClick={() => remove.mutate()}
          >
            {copy.confirm}
          </Button>
        </>
      }
    />
  )
}
