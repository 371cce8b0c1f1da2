import { noop } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { DailyOverview } from '../../../features/daily/components/daily-overview.tsx'
import { latestNotesQuery, todaysInsightQuery } from '../../../features/daily/queries.ts'
import { profileQuery } from '../../../features/profile/queries.ts'

export const Route = createFileRoute('/sanctum/daily/')({
  validateSearch: ({ view }): { view?: string } => (typeof view === 'string' ? { view } : {}),
  beforeLoad: ({ search }) => {
    if (search.view === 'checkin') throw redirect({ to: '/sanctum/daily/check-in', replace: true })
    if (search.view !== undefined) throw redirect({ to: '/sanctum/daily', search: {}, replace: true })
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(todaysInsightQuery).catch(noop)
    void queryClient.query(latestNotesQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
  },
  component: DailyOverview,
})
