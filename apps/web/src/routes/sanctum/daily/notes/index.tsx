import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NotesPage } from '../../../../features/daily/components/notes-page.tsx'
import { savedInsightsQuery } from '../../../../features/daily/queries.ts'

export const Route = createFileRoute('/sanctum/daily/notes/')({
  loader: ({ context: { queryClient } }) => void queryClient.query(savedInsightsQuery()).catch(noop),
  component: NotesPage,
})
