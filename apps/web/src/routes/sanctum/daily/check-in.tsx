import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circleQuery } from '../../../features/circle/queries.ts'
import { CheckInPage } from '../../../features/daily/components/check-in/check-in-page.tsx'
import { memberInsightsQuery } from '../../../features/daily/queries.ts'
import { profileQuery } from '../../../features/profile/queries.ts'

export const Route = createFileRoute('/sanctum/daily/check-in')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(circleQuery).catch(noop)
    void queryClient.query(memberInsightsQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
  },
  component: CheckInPage,
})
