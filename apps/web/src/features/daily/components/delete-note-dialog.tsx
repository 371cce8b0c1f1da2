import type { SavedInsight } from '@astrarium/contracts'
import { formatInReading } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={copy.title}
      description={copy.text(formatInReading(note.date))}
      confirm={{
        label: copy.confirm,
        onPress: () => remove.mutate(),
        variant: 'danger',
        isBusy: remove.isPending,
        busyLabel: copy.busy,
      }}
      onClose={onClose}
    />
  )
}
