import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { circleQuery } from '../../../features/circle/queries.ts'
import { NotesPage } from '../../../features/notes/components/notes-page.tsx'
import { overviewQuery } from '../../../features/notes/queries.ts'

export const Route = createFileRoute('/sanctum/circle/notes')({
  validateSearch: (search: Record<string, unknown>): { member?: string } =>
    typeof search['member'] === 'string' ? { member: search['member'] } : {},
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(overviewQuery()).catch(noop)
    void queryClient.query(circleQuery).catch(noop)
  },
  component: Notes,
})

function Notes() {
  const { member = null } = Route.useSearch()
  return <NotesPage key={member} memberId={member} />
}
