import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { BillingInformation } from '../../../features/billing/components/billing-information.tsx'
import { useLookOnArrival } from '../../../features/billing/hooks/use-look-on-arrival.ts'
import { PlanCards } from '../../../features/billing/components/plan-cards.tsx'
import { useRefreshSubscription } from '../../../features/billing/refresh.ts'
import { plansQuery, subscriptionQuery } from '../../../features/billing/queries.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
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
  const subscription = useQuery(subscriptionQuery)
  const refresh = useRefreshSubscription()
  const plans = useRef<HTMLElement>(null)
  const hasBilling = subscription.data?.hasBilling ?? false
  useLookOnArrival(hasBilling, refresh.mutate)
  return (
    <Page
      title={copy.title}
      description={copy.description}
      back={{ to: '/sanctum', label: copy.back }}
      aside={
        <Link to="/sanctum/subscription/asks" className="link text-sm">
          {copy.allAsks}
        </Link>
      }
    >
      {refresh.isError && (
        <div className="mb-5">
          <LoadFailed title={words.errors.refresh_failed} onRetry={() => refresh.mutate()} />
        </div>
      )}
      <div className="flex flex-col gap-8">
        <Loaded of={subscription} loading={copy.loading} failed={words.billing.failed.subscription}>
          {(known) => (
            <BillingInformation
              subscription={known}
              onChoosePlan={() => plans.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
            />
          )}
        </Loaded>
        <section ref={plans} aria-labelledby="plans" className="scroll-mt-20">
          <h2 id="plans" className="mb-4 text-xl">
            {copy.plans}
          </h2>
          <PlanCards />
        </section>
      </div>
    </Page>
  )
}
