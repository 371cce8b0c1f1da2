import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { BillingInformation } from '../../../features/billing/components/billing-information.tsx'
import { useLookOnArrival } from '../../../features/billing/hooks/use-look-on-arrival.ts'
import { PlanCards } from '../../../features/billing/components/plan-cards.tsx'
import { useRefreshSubscription } from '../../../features/billing/refresh.ts'
import { plansQuery, subscriptionQuery } from '../../../features/billing/queries.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'

const copy = words.billing.page

export const Route = createFileRoute('/sanctum/subscription/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(subscriptionQuery).catch(noop)
    void queryClient.query(plansQuery).catch(noop)
  },
  component: SubscriptionPage,
})

function SubscriptionPage() {
  usePageTitle(copy.title)
  const subscription = useQuery(subscriptionQuery)
  const refresh = useRefreshSubscription()
  const plans = useRef<HTMLElement>(null)
  const hasBilling = subscription.data?.hasBilling ?? false
  useLookOnArrival(hasBilling, refresh.mutate)
  return (
    <>
      <PageHeader
        title={copy.title}
        description={copy.description}
        back={
          <Link to="/sanctum" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <ArrowLeft aria-hidden="true" size={18} />
            {copy.back}
          </Link>
        }
        aside={
          <Link to="/sanctum/subscription/asks" className="link text-sm">
            {copy.allAsks}
          </Link>
        }
      />
      {refresh.isError && (
        <div className="mb-5">
          <LoadFailed title={words.errors.refresh_failed} onRetry={() => refresh.mutate()} />
        </div>
      )}
      <div className="flex flex-col gap-8">
        {subscription.data ? (
          <BillingInformation
            subscription={subscription.data}
            onChoosePlan={() => plans.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
          />
        ) : subscription.isError ? (
          <LoadFailed onRetry={() => subscription.refetch()}>{words.billing.failed.subscription}</LoadFailed>
        ) : (
          <PulseLoader label={copy.loading} />
        )}
        <section ref={plans} aria-labelledby="plans" className="scroll-mt-20">
          <h2 id="plans" className="mb-4 text-xl">
            {copy.plans}
          </h2>
          <PlanCards />
        </section>
      </div>
    </>
  )
}
