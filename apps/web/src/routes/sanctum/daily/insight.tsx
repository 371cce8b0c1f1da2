import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InsightPage } from '../../../features/daily/components/insight-page.tsx'
import { todaysInsightQuery } from '../../../features/daily/queries.ts'
import { profileQuery } from '../../../features/profile/queries.ts'

export const Route = createFileRoute('/sanctum/daily/insight')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(todaysInsightQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
  },
  component: InsightPage,
})
