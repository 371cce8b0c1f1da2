import type { Plan } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useCheckout } from '../mutations.ts'
import { plansQuery, subscriptionQuery } from '../queries.ts'
import { DowngradeToFree } from './downgrade-to-free.tsx'
import { PlanCard } from './plan-card.tsx'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4'

/** The four plans, cheapest first; on a phone the current one comes first. */
export function PlanCards() {
  const plans = useQuery(plansQuery)
  const { data: subscription } = useQuery(subscriptionQuery)
  const checkout = useCheckout()
  const [isLeaving, setIsLeaving] = useState(false)
  if (plans.isLoadingError)
    return <LoadFailed title={words.billing.failed.plans} onRetry={() => plans.refetch()} />
  if (!plans.data)
    return (
      <div className={GRID} aria-busy="true" aria-label={words.common.loading}>
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-96" />
        ))}
      </div>
    )
  const current = subscription?.planId ?? null
  const choose = ({ planId, priceId }: Plan) => {
    if (planId === 'free') return subscription?.cancelAtPeriodEnd ? sayAlready() : setIsLeaving(true)
    if (priceId === null) return void toast.destructive(words.errors.payment_unavailable)
    return checkout.mutate(priceId)
  }
  // the page goes on to the provider, so one that began stays busy
  const chosen = checkout.isPending || checkout.isSuccess ? checkout.variables : null
  return (
    <>
      <ul className={cn(GRID, 'list-none p-0')}>
        {plans.data.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            current={current}
            isBusy={chosen !== null && plan.priceId === chosen}
            isDisabled={chosen !== null}
            onChoose={() => choose(plan)}
            {...(plan.planId === current && { className: 'max-sm:order-first' })}
          />
        ))}
      </ul>
      {isLeaving && subscription && (
        <DowngradeToFree subscription={subscription} onClose={() => setIsLeaving(false)} />
      )}
    </>
  )
}

function sayAlready(): void {
  toast.success(words.billing.free.already)
}
