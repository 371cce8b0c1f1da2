import type { Subscription } from '@astrarium/contracts'
import { formatDate } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { words } from '../../../words/index.ts'
import { useCancelAtPeriodEnd } from '../mutations.ts'

const copy = words.billing.free

/** The way back to Free: the plan ends with what is paid. */
export function DowngradeToFree({
  subscription: { planName, currentPeriodEnd },
  onClose,
}: {
  subscription: Pick<Subscription, 'planName' | 'currentPeriodEnd'>
  onClose: () => void
}) {
  const cancel = useCancelAtPeriodEnd(onClose)
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.text(planName, currentPeriodEnd && formatDate(currentPeriodEnd))}
      confirm={{
        label: copy.confirm,
        onPress: () => cancel.mutate('cancel_at_period_end'),
        isBusy: cancel.isPending,
        busyLabel: copy.busy,
      }}
      onClose={onClose}
    />
  )
}
