import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ForesightPage } from '../../../features/foresight/components/foresight-page.tsx'
import { LATEST, savedForesightsQuery } from '../../../features/foresight/queries.ts'
import { profileQuery } from '../../../features/profile/queries.ts'

export const Route = createFileRoute('/sanctum/foresight/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(savedForesightsQuery(LATEST)).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
  },
  component: ForesightPage,
})
