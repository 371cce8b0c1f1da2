import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
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
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={remove.isPending}
      title={copy.title}
      description={copy.text(title)}
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
