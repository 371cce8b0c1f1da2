import type { Subscription } from '@astrarium/contracts'
import { useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { useBillingPortal, useCancelAtPeriodEnd } from '../mutations.ts'
import { standingNotice } from '../standing-notice.ts'
import { DowngradeToFree } from './downgrade-to-free.tsx'

const copy = words.billing.page

/** What is paid for, when the next bill comes, and the ways to change that. */
export function BillingInformation({
  subscription,
  onChoosePlan,
}: {
  subscription: Subscription
  onChoosePlan: () => void
}) {
  const { hasBilling, planName, currentPeriodEnd, cancelAtPeriodEnd, nextPlanId } = subscription
  const portal = useBillingPortal()
  const notice = standingNotice(subscription, useToday())
  const date = hasBilling && currentPeriodEnd ? formatDate(currentPeriodEnd) : null
  return (
    <Card title={copy.billing}>
      {notice && (
        <Notice className="mb-5" kind={notice.kind}>
          {notice.text}
        </Notice>
      )}
      <dl className="mb-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <dt className="font-medium text-ink">{hasBilling ? copy.active(planName) : copy.none}</dt>
          {hasBilling && !notice && <dd className="text-sm text-ink-2">{copy.activeText}</dd>}
        </div>
        <div>
          <dt className="text-sm text-ink-2">{cancelAtPeriodEnd ? copy.ends : copy.next}</dt>
          <dd className="text-ink">{date ?? copy.noCharges}</dd>
          {nextPlanId && date && (
            <dd className="text-sm text-ink-2">
              {copy.nextPlan(words.billing.plan.names[nextPlanId], date)}
            </dd>
          )}
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {hasBilling ? (
          <>
            <Button busy={portal.isPending} busyLabel={copy.opening} onClick={() => portal.mutate()}>
              {copy.manage}
            </Button>
            {currentPeriodEnd && <EndOrKeep subscription={subscription} />}
          </>
        ) : (
          <Button variant="outline" onClick={onChoosePlan}>
            {copy.choose}
          </Button>
        )}
      </div>
    </Card>
  )
}

function EndOrKeep({ subscription }: { subscription: Subscription }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const resume = useCancelAtPeriodEnd()
  if (subscription.cancelAtPeriodEnd)
    return (
      <Button
        variant="outline"
        busy={resume.isPending}
        busyLabel={copy.resuming}
        onClick={() => resume.mutate('resume_subscription')}
      >
        {copy.resume}
      </Button>
    )
  return (
    <>
      <Button variant="outline" onClick={() => setIsLeaving(true)}>
        {copy.cancel}
      </Button>
      {isLeaving && <DowngradeToFree subscription={subscription} onClose={() => setIsLeaving(false)} />}
    </>
  )
}
