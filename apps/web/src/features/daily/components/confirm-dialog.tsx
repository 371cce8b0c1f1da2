import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'

const copy = words.daily.confirm

/** Nothing is taken from the balance unasked. */
export function ConfirmDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.cost}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.common.cancel}
          </Button>
          <Button onClick={onConfirm}>{copy.ask}</Button>
        </>
      }
    >
      <p className="text-ink-2">{copy.more}</p>
    </Dialog>
  )
}
