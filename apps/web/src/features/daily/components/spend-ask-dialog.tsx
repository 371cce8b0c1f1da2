import { useQuery } from '@tanstack/react-query'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { words } from '../../../words/index.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { spentLimit } from '../spent-asks.ts'
import { useZone } from '../hooks/use-zone.ts'

const copy = words.daily.confirm

/** Nothing is taken from the balance unasked, and nothing is offered that the balance cannot pay. */
export function SpendAskDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { data: balance } = useQuery(balanceQuery)
  const now = useToday().getTime()
  const timeZone = useZone()
  const spent = balance ? spentLimit(balance, now) : null
  const resetsAt = spent && balance?.resetsAt
  return (
    <ConfirmDialog
      title={copy.title}
      description={spent ? words.errors[spent] : copy.cost}
      confirm={{ label: copy.ask, onPress: onConfirm, isDisabled: spent !== null }}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {resetsAt
          ? copy.newAsks(formatInReading(resetsAt, { ...DAY, ...TIME, timeZone }))
          : spent === null && copy.more}
      </p>
    </ConfirmDialog>
  )
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const
