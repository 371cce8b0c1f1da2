import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NotePage } from '../../../../features/daily/components/note-page.tsx'
import { savedInsightsQuery } from '../../../../features/daily/queries.ts'

export const Route = createFileRoute('/sanctum/daily/notes/$noteId')({
  loader: ({ context: { queryClient } }) => void queryClient.query(savedInsightsQuery()).catch(noop),
  component: Note,
})

function Note() {
  return <NotePage noteId={Route.useParams().noteId} />
}
