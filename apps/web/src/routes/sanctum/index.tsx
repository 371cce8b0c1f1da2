import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { suggestionsQuery, threadsQuery } from '../../features/chat/queries.ts'
import { ChartCard } from '../../features/chart/components/chart-card.tsx'
import { transitsQuery } from '../../features/chart/queries.ts'
import { todaysInsightQuery } from '../../features/daily/queries.ts'
import { ChatPanel } from '../../features/home/components/chat-panel.tsx'
import { DailyCard } from '../../features/home/components/daily-card.tsx'
import { HomeGreeting } from '../../features/home/components/home-greeting.tsx'
import { QuickActions } from '../../features/home/components/quick-actions.tsx'
import { RecentConversations } from '../../features/home/components/recent-conversations.tsx'
import { SkyCard } from '../../features/home/components/sky-card.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { usePageTitle } from '../../lib/hooks/use-page-title.ts'
import { words } from '../../words/index.ts'

export const Route = createFileRoute('/sanctum/')({
  // started while the page's script is on its way, never waited for
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(todaysInsightQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
    void queryClient.query(suggestionsQuery).catch(noop)
    void queryClient.query(transitsQuery).catch(noop)
    void queryClient.query(threadsQuery).catch(noop)
  },
  component: Home,
})

function Home() {
  const copy = words.home
  usePageTitle(copy.pageTitle)
  const chart = useQuery(profileQuery).data?.chart
  return (
    <>
      <HomeGreeting />
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <DailyCard />
          <ChatPanel />
        </div>
        <div className="mt-3 mb-3">
          <QuickActions />
        </div>
        {chart ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
            <div className="flex flex-col gap-5">
              <SkyCard chart={chart} />
              <RecentConversations className="flex-1" />
            </div>
            <ChartCard
              chart={chart}
              title={copy.chart.title}
              footer={
                <p className="text-center">
                  <Link to="/sanctum/profile" className="link text-sm">
                    {copy.chart.more}
                  </Link>
                </p>
              }
            />
          </div>
        ) : (
          <RecentConversations />
        )}
      </div>
    </>
  )
}
