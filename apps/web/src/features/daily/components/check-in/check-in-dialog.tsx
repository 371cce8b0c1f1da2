import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../../lib/hooks/use-today.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { words } from '../../../../words/index.ts'
import { balanceQuery } from '../../../billing/queries.ts'
import { spentLimit } from '../../spent-asks.ts'

const copy = words.checkIn.confirm

interface CheckInDialogProps {
  name: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Nothing is taken from the balance unasked, and nothing is offered that the balance cannot pay. */
export function CheckInDialog({ name, isBusy, onConfirm, onClose }: CheckInDialogProps) {
  const { data: balance } = useQuery(balanceQuery)
  const now = useToday().getTime()
  const spent = balance ? spentLimit(balance, now) : null
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
