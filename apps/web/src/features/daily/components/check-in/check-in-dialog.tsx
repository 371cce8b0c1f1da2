import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { words } from '../../../../words/index.ts'
import { useSpentAsks } from '../../hooks/use-spent-asks.ts'

const copy = words.checkIn.confirm

interface CheckInDialogProps {
  name: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Nothing is taken from the balance unasked, and nothing is offered that the balance cannot pay. */
export function CheckInDialog({ name, isBusy, onConfirm, onClose }: CheckInDialogProps) {
  const spent = useSpentAsks()
  return (
    <ConfirmDialog
      title={copy.title(name)}
      description={spent ? words.errors[spent] : copy.text}
      confirm={{
        label: copy.ask(name),
        onPress: onConfirm,
        isDisabled: spent !== null,
        isBusy,
        busyLabel: copy.busy,
      }}
      onClose={onClose}
    />
  )
}
