import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CirclePage } from '../../../features/circle/components/circle-page.tsx'
import { loadDrawing } from '../../../features/circle/components/drawing-here.ts'
import { circleQuery } from '../../../features/circle/queries.ts'

export const Route = createFileRoute('/sanctum/circle/')({
  validateSearch: (search: Record<string, unknown>): { requests?: true } =>
    search['requests'] === true ? { requests: true } : {},
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(circleQuery).catch(noop)
    return loadDrawing()
  },
  component: Circle,
})

function Circle() {
  const { requests = false } = Route.useSearch()
  return <CirclePage key={String(requests)} showsRequests={requests} />
}
