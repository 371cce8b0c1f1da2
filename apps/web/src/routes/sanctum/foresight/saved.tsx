import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SavedPage } from '../../../features/foresight/components/saved-page.tsx'
import { savedForesightsQuery } from '../../../features/foresight/queries.ts'

export const Route = createFileRoute('/sanctum/foresight/saved')({
  loader: ({ context: { queryClient } }) => void queryClient.query(savedForesightsQuery()).catch(noop),
  component: SavedPage,
})
