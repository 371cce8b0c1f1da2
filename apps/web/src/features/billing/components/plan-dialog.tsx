import { useQuery } from '@tanstack/react-query'
import { CalendarX2, CreditCard, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { useBillingPortal } from '../mutations.ts'
import { subscriptionQuery } from '../queries.ts'
import { PlanCards } from './plan-cards.tsx'

const copy = words.billing.dialog
const ICONS = [CalendarX2, CreditCard, RotateCcw]

/** All plans over the page, and the way to the bills for whoever pays. */
export function PlanDialog({ onClose }: { onClose: () => void }) {
  const { data: subscription } = useQuery(subscriptionQuery)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.description}
      size="wide"
    >
      <PlanCards />
      <p className="mt-5 text-center text-sm text-ink-2">{copy.strokes}</p>
      {subscription?.hasBilling && <Portal />}
      <ul className="mt-5 grid list-none gap-x-8 gap-y-3 border-t border-line p-0 pt-5 text-sm text-ink-2 md:grid-cols-3">
        {copy.promises.map((promise, at) => {
          const Icon = ICONS[at]!
          return (
            <li key={promise} className="flex gap-3">
              <Icon aria-hidden="true" size={18} strokeWidth={1.6} className="mt-0.5 shrink-0 text-brass" />
              {promise}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function Portal() {
  const portal = useBillingPortal()
  const { title, text } = copy.portal
  return (
    <section
      aria-label={title}
      className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line p-5"
    >
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <Button
        variant="outline"
        busy={portal.isPending}
        busyLabel={words.billing.page.opening}
        onClick={() => portal.mutate()}
      >
        {words.billing.page.manage}
      </Button>
    </section>
  )
}
