import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import { useReturnFromCheckout } from '../../features/billing/hooks/use-return-from-checkout.ts'
import { threadsQuery } from '../../features/chat/queries.ts'
import { dailyChartQuery } from '../../features/chat/gate/queries.ts'
import { homeQuery, todaysInsightQuery } from '../../features/daily/queries.ts'
import { circleQuery } from '../../features/circle/queries.ts'
import { DailyCard } from '../../features/home/components/daily-card.tsx'
import { HomeGreeting } from '../../features/home/components/home-greeting.tsx'
import { HomePlate } from '../../features/home/components/home-plate.tsx'
import {
  CircleCard,
  QuickActions,
  RecentConversations,
  SkyCard,
} from '../../features/home/components/lazy.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { usePageTitle } from '../../lib/hooks/use-page-title.ts'
import { words } from '../../words/index.ts'

export const Route = createFileRoute('/sanctum/')({
  validateSearch: (search: Record<string, unknown>): { success?: true; cancelled?: true } =>
    search.success === true ? { success: true } : search.cancelled === true ? { cancelled: true } : {},
  // started while the page's script is on its way, never waited for; what is below the fold comes after
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(homeQuery(new Date())).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
    void queryClient.query(todaysInsightQuery).catch(noop)
    void queryClient.query(dailyChartQuery).catch(noop)
    void queryClient.query(circleQuery).catch(noop)
    void queryClient.query(threadsQuery).catch(noop)
  },
  component: Home,
})

function Home() {
  usePageTitle(words.home.pageTitle)
  const { success, cancelled } = Route.useSearch()
  const navigate = Route.useNavigate()
  const clear = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  useReturnFromCheckout(success ? 'success' : cancelled ? 'cancelled' : null, clear)
  const chart = useQuery(profileQuery).data?.chart
  // what is below it is drawn when the plate stands, so that a press between the two is heard
  const [isPlateThere, setIsPlateThere] = useState(false)
  useEffect(() => startTransition(() => setIsPlateThere(true)), [])
  return (
    <>
      <HomeGreeting />
      <div className="flex flex-col gap-6">
        <HomePlate />
        {/* on a phone the ways on stand before the circle */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2.25fr)_minmax(0,1fr)]">
          {isPlateThere ? <DailyCard /> : <div className="min-h-160 lg:min-h-100" />}
          <div className="grid max-lg:order-3">
            <Suspense fallback={<div className="min-h-80" />}>
              <CircleCard />
            </Suspense>
          </div>
          <div className="mt-2 max-lg:order-2 lg:col-span-2">
            <Suspense fallback={<div className="min-h-120 md:min-h-60" />}>
              <QuickActions />
            </Suspense>
          </div>
        </div>
        <Suspense>
          {chart ? (
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-6">
              <SkyCard />
              <RecentConversations />
            </div>
          ) : (
            <RecentConversations />
          )}
        </Suspense>
      </div>
    </>
  )
}
