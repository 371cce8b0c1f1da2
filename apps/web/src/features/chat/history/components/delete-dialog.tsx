import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { words } from '../../../../words/index.ts'
import { useDeleteThread } from '../mutations.ts'

const copy = words.chatHistory.delete

export function DeleteDialog({
  threadId,
  title,
  onClose,
}: {
  threadId: string
  title: string
  onClose: () => void
}) {
  const remove = useDeleteThread(threadId, onClose)
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.text(title)}
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
